import { expect, test } from "vitest";
import { bars, onScale, percent, scaleOf, sums, type Tally } from "../../src/player/figures";

const tally = (games: number, wins: number): Tally => ({ games, wins, shared: 0, points: 0, mean: 0, best: 0, streak: 0, longest: 0 });

test("bars by number of players, the smallest first, also past nine", () => {
  const found = bars({ ...tally(9, 4), by_seats: { "10": tally(1, 0), "4": tally(6, 2), "2": tally(2, 2) } });
  expect(found).toEqual([
    { label: "2", won: 2, lost: 0 },
    { label: "4", won: 2, lost: 4 },
    { label: "10", won: 0, lost: 1 },
  ]);
});

test("won games in hundred", () => {
  expect(percent(tally(3, 2))).toBe(67);
  expect(percent(tally(0, 0))).toBe(0);
});

test("a scale has round ends, holds every value and 0, and is never flat", () => {
  expect(scaleOf([-37, 12])).toEqual({ low: -40, high: 20 });
  expect(scaleOf([20.4, 31.9, 40])).toEqual({ low: 0, high: 40 });
  expect(scaleOf([-3, -1])).toEqual({ low: -3, high: 0 });
  for (const values of [[], [0], [1], [-1], [0.3], [-900, 2], [7, 7]]) {
    const { low, high } = scaleOf(values);
    expect(high, `${values}`).toBeGreaterThan(low);
    for (const value of [0, ...values]) expect(value >= low && value <= high, `${values}`).toBe(true);
  }
});

test("places on a scale, held inside it", () => {
  const scale = { low: -10, high: 30 };
  expect([-10, 0, 30, 99, -99].map((value) => onScale(value, scale))).toEqual([0, 0.25, 1, 1, 0]);
});

test("points added up", () => {
  expect(sums([5, -8, 3])).toEqual([5, -3, 0]);
  expect(sums([])).toEqual([]);
});
