// The match sheet for a spreadsheet, how a game ended in words, for whom the next one waits.

import { beforeEach, expect, test, vi } from "vitest";
import { csvOf } from "../../src/kitchen/csv";
import type { SeatShown } from "../../src/link/messages";
import { records } from "../../src/sheet/finished";
import { lines, type MatchPlayed } from "../../src/sheet/match";
import { ending, headline, matchline } from "../../src/sheet/outcome";
import { waitsFor } from "../../src/sheet/waiting";
import { catalogue, type Words } from "../../src/words/words.svelte";

const rest = { winners: [0], dealer: 0, to_come: 0 };

beforeEach(() => {
  catalogue.words = {
    lang: "en",
    page: { "sheet-game": "Game", "sheet-total": "Total", "sheet-honours-of": "Honours of {name}", "sheet-tie": "A tie.", "sheet-share": "{names} share the win.",
      "sheet-match-won-you": "You have the match.", "sheet-match-won-by": "{name} has the match.", "sheet-match-shared": "{names} have the match." },
    events: { wins: ["You win!", "{name} wins."], out: ["You are out.", "{name} is out."] },
  } as unknown as Words;
});

test("a row game has a column a seat, whatever their number", () => {
  const match: MatchPlayed = { ...rest, hands: [{ points: [0, 30, 12], next_dealer: 1 }, { points: [4, 0, 9], next_dealer: 2 }], totals: [4, 30, 21] };
  expect(lines("elfer", ["Ada", "Ben", "Cy"], match)).toEqual([["Game", "Ada", "Ben", "Cy"], [1, 0, 30, 12], [2, 4, 0, 9], ["Total", 4, 30, 21]]);
});

test("a trick game has game points, then honours", () => {
  const match: MatchPlayed = { ...rest, hands: [{ honours: [14, 6], game_points: [1, 0], held: 0, next_dealer: 0 }], totals: [1, 0] };
  expect(lines("elfern", ["Ada", "Ben"], match)).toEqual([["Game", "Ada", "Ben", "Honours of Ada", "Honours of Ben"], [1, 1, 0, 14, 6], ["Total", 1, 0]]);
});

test("a name is no formula, and negative points stay numbers", () => {
  const match: MatchPlayed = { ...rest, hands: [{ points: [-7, 11], next_dealer: 1 }], totals: [-7, 11] };
  const csv = csvOf(lines("extra", ['=HYPERLINK("x")', "a,b"], match), "en");
  expect(csv).toContain(`Game,"'=HYPERLINK(""x"")","a,b"`);
  expect(csv).toContain("1,-7,11");
});

test("who has won, in a sentence", () => {
  const names = ["Ada", "Ben", "Cy"];
  expect(headline([1], names, 0)).toBe("Ben wins.");
  expect(headline([1], names, 1)).toBe("You win!");
  expect(headline([0, 2], names, 0)).toBe("Ada and Cy share the win.");
  expect(headline([], names, 0)).toBe("A tie.");
  expect(ending("out", 2, names, 0)).toBe("Cy is out.");
  expect(ending("out", 2, names, 2)).toBe("You are out.");
  expect(ending("unheard of", 2, names, 2)).toBe("");
});

test("who has won a match, in a sentence", () => {
  const names = ["Ada", "Ben", "Cy"];
  expect(matchline([1], names, 0)).toBe("Ben has the match.");
  expect(matchline([1], names, 1)).toBe("You have the match.");
  expect(matchline([0, 2], names, 0)).toBe("Ada and Cy have the match.");
});

test("the next game waits for people who are there and for empty seats", () => {
  const seat: SeatShown = { again: false, away: "", keeps_name: false, kind: "person", level: "", muted: false, name: "Ada", ready: false };
  expect(waitsFor(seat, "between")).toBe(true);
  expect(waitsFor({ ...seat, ready: true }, "between")).toBe(false);
  expect(waitsFor({ ...seat, ready: true }, "done")).toBe(true);
  expect(waitsFor({ ...seat, again: true }, "done")).toBe(false);
  expect(waitsFor({ ...seat, away: "left" }, "between")).toBe(false);
  expect(waitsFor({ ...seat, kind: "bot" }, "done")).toBe(false);
  expect(waitsFor({ ...seat, kind: "open" }, "done")).toBe(true);
});

test("records are asked for until the last game is among them", async () => {
  vi.useFakeTimers();
  const answers = [[], [{ record: "one" }], [{ record: "two" }, { record: "one" }]];
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ games: answers.shift() ?? [], before: null }))));
  vi.stubGlobal("fetch", fetched);
  const found = records("ABCDEF", 2, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await found).toEqual(["one", "two"]);
  expect(fetched).toHaveBeenCalledTimes(3);
  const gone = records("ABCDEF", 2, AbortSignal.abort());
  await vi.runAllTimersAsync();
  expect(await gone).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
