// The score sheet of the browser says what Python says, result by result (docs/decisions/0015).

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { banners, extraBounds, gamePoints, impossible, matchOf, mostLeft, type Line, type Rules } from "../../src/kitchen/score";

type Refused = [result: number[], drawn: number | null, why: { reason: string; values: Record<string, number> }];
type Followed = [
  result: number[], drawn: number | null, dealer: number | null, points: number[], held: number,
  next: number | null, totals: number[], winners: number[], toCome: number, banners: [full: number, lines: number][],
];
type Vector = Rules & { steps: (Refused | Followed)[] };

const vectors = JSON.parse(readFileSync(new URL("vectors.json", import.meta.url), "utf8")) as Vector[];
const isRefused = (step: Refused | Followed): step is Refused => step.length === 3;

/** Banners as Python counts them: full ones, and the lines of the begun one. */
const counted = (points: number): [number, number] => {
  const all = banners(points);
  const full = all.filter((lines) => lines === 4).length;
  return [full, all.length > full ? (all.at(-1) ?? 0) : 0];
};

test("every match of the vectors, after each of its results", () => {
  let steps = 0;
  for (const [number, vector] of vectors.entries()) {
    const lines: Line[] = [];
    let drawn: number | null = null;
    for (const step of vector.steps) {
      const where = `match ${number}, result ${step[0]}`;
      drawn = step[1] ?? drawn;
      const why = impossible(vector, step[0]);
      if (isRefused(step)) {
        expect(why && { reason: why.reason, values: why.values }, where).toEqual(step[2]);
        continue;
      }
      expect(why, where).toBeNull();
      lines.push({ result: step[0], drawn });
      drawn = null;
      const match = matchOf(vector, lines);
      const last = match.hands.at(-1);
      const slate = vector.game === "elfern" || vector.game === "schneider" ? match.totals.map(counted) : [];
      expect(
        [last?.result, step[1], last?.dealer, last?.points, match.held, match.dealer, match.totals, match.winners, match.toCome, slate],
        where,
      ).toEqual(step);
      expect(last?.held).toBe(match.held);
      expect(last?.totals).toEqual(match.totals);
      steps += 1;
    }
  }
  expect(vectors.length).toBeGreaterThan(200);
  expect(steps).toBeGreaterThan(1000);
});

test("F8, F12, S7: what every count of honours is worth", () => {
  const values = (game: "elfern" | "schneider", options: Rules["options"]) =>
    [10, 11, 13, 14, 15, 16, 17, 18, 19, 20].map((honours) => gamePoints(game, options, honours));
  expect(values("elfern", {})).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 2, 3]);
  expect(values("elfern", { scoring: "altenburg" })).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  expect(values("schneider", {})).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
  expect(values("schneider", { schneider_from: 16 })).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
});

test("nobody leads before the first result, and a wrong number of results is refused", () => {
  const rules: Rules = { game: "extra", options: {}, players: 3, dealer: 2 };
  expect(matchOf(rules, [])).toEqual({ hands: [], totals: [0, 0, 0], winners: [], dealer: 2, held: 0, toCome: 3 });
  expect(impossible(rules, [1, 2])?.reason).toBe("bad-seats");
});

test("bounds: E1 with and without blue, X42", () => {
  expect(mostLeft({ game: "elfer", options: {}, players: 2, dealer: 0 })).toBe(780);
  expect(mostLeft({ game: "elfer", options: { without_blue: true }, players: 2, dealer: 0 })).toBe(553);
  expect(extraBounds({ options: {}, players: 2 })).toEqual([-864, 77]);
  expect(extraBounds({ options: { bonus_supply: 8 }, players: 4 })).toEqual([-888, 88]);
});
