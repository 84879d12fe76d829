// @vitest-environment happy-dom
// The charts of a player: what is drawn is the figures, and the same figures can be read.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlayerShown, Tally } from "../../src/player/figures";
import PointsLine from "../../src/player/PointsLine.svelte";
import Ratings from "../../src/player/Ratings.svelte";
import Statistics from "../../src/player/Statistics.svelte";
import WinBars from "../../src/player/WinBars.svelte";
import { catalogue, type Words } from "../../src/words/words.svelte";

let shown: ReturnType<typeof mount> | undefined;
const show = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void => {
  shown = mount(component, { target: document.body, props });
  flushSync();
};
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const texts = (selector: string): string[] => all(selector).map((one) => one.textContent?.trim() ?? "");
const numbers = (selector: string, name: string): number[] => all(selector).map((one) => Number(one.getAttribute(name)));

beforeEach(() => {
  catalogue.words = { lang: "de", page: { "player-rating-is": "{number} ({from} bis {to})" }, games: { elfern: "Elfern", extra: "Extra" } } as unknown as Words;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

test("bars are as long as what was won and lost, and their numbers stand beside them", () => {
  show(WinBars, { bars: [{ label: "2", won: 3, lost: 5 }, { label: "4", won: 0, lost: 2 }] });
  expect(numbers(".won", "width")).toEqual([37.5, 0]);
  expect(numbers(".lost", "x")).toEqual([37.5, 0]);
  expect(numbers(".lost", "width")).toEqual([62.5, 25]);
  expect(all("tbody tr").map((row) => [...row.querySelectorAll("th, td:not(.space)")].map((cell) => cell.textContent))).toEqual([["2", "3", "8"], ["4", "0", "2"]]);
  expect(all("svg").every((svg) => svg.getAttribute("aria-hidden") === "true")).toBe(true);
});

test("the line goes through every sum, between the numbers of its scale", () => {
  show(PointsLine, { games: [{ ended: 0, points: 5 }, { ended: 86_400_000, points: -15 }, { ended: 172_800_000, points: 30 }] });
  const path = all("path.line")[0]?.getAttribute("d") ?? "";
  const points = [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(texts("svg text")).toEqual(["−10", "0", "20"]);
  // 0, 5, −10, 20 on a scale of −10 to 20 that is 104 high, from 8 on.
  expect(points.map(([, y]) => Math.round(8 + 104 - y))).toEqual([0, 5, -10, 20].map((sum) => Math.round((104 * (sum + 10)) / 30)));
  expect(points.map(([x]) => x)).toEqual([40, 130.7, 221.3, 312]);
  expect(numbers("circle", "cx")).toEqual([312]);
  expect(all("tbody tr").map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent))).toEqual([["5", "5"], ["−15", "−10"], ["30", "20"]]);
});

test("a rating is drawn and told with its interval", () => {
  show(Ratings, { ratings: { elfern: { rating: 21.25, mean: 30, low: 20, high: 40, games: 12 } } });
  expect(texts("li span")).toEqual(["30,0 (20,0 bis 40,0)"]);
  expect(all("path.range")[0]?.getAttribute("d")).toBe("M50 5H100");
  expect(all("path.mean")[0]?.getAttribute("d")).toBe("M75 0V10");
});

test("figures of each game; the line takes the own points, oldest first, and wants two games", () => {
  const tally: Tally = { games: 4, wins: 1, shared: 0, points: -7, mean: -1.75, best: 12, streak: 0, longest: 1 };
  const player: PlayerShown = {
    id: 7, name: "Zoë", ratings: {},
    statistics: { extra: { ...tally, by_seats: { "3": tally } }, elfern: { ...tally, mean: null, best: null, by_seats: {} } },
  };
  const seat = (player: number | null, points: number) => ({ name: "", won: false, points, place: 1, player, bot: null });
  const game = (name: string, ended: number, points: number) => ({ record: `${name}${ended}`, table: "", game: name, ended, seats: [seat(null, 99), seat(7, points)] });
  show(Statistics, { player, games: [game("extra", 3, 4), game("elfern", 2, 1), game("extra", 1, -11)] });
  const [extra, elfern] = all("section");
  const figures = (section: Element | undefined) => [...(section?.querySelectorAll("dd") ?? [])].map((one) => one.textContent);
  expect(figures(extra)).toEqual(["4", "1 (25\u00a0%)", "−7", "−1,8", "12", "0", "1"]);
  expect(figures(elfern).slice(3, 5)).toEqual(["–", "–"]);
  expect([...(extra?.querySelectorAll("details tbody td") ?? [])].map((cell) => cell.textContent)).toEqual(["−11", "−11", "4", "−7"]);
  expect(elfern?.querySelector("path.line")).toBeNull();
});
