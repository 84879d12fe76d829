// @vitest-environment happy-dom
// The sheets of a game and of a match as they are read, printed and saved; and when they are shown.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExtraPlay, Play } from "../../src/play/play";
import { gameLines } from "../../src/sheet/game";
import GameOver from "../../src/sheet/GameOver.svelte";
import GameSheet from "../../src/sheet/GameSheet.svelte";
import type { MatchPlayed } from "../../src/sheet/match";
import MatchSheet from "../../src/sheet/MatchSheet.svelte";
import NextGame from "../../src/sheet/NextGame.svelte";
import { catalogue, type Words } from "../../src/words/words.svelte";
import { elfer, seated } from "../table/seated";

let shown: ReturnType<typeof mount> | undefined;
const show = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void => {
  shown = mount(component, { target: document.body, props });
  flushSync();
};
const all = <E extends Element = HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
const row = (one: Element): string[] => [...one.querySelectorAll("th, td")].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim() ?? "");
const button = (name: string): HTMLElement | undefined => all("button").find((one) => one.textContent?.startsWith(name));

const page = {
  "kitchen-print": "Print", "kitchen-csv": "CSV", "kitchen-slate-seat": "{name} {count}", "sheet-honours-of": "Honours of {name}",
  "sheet-to-come": "to come {count}", "sheet-look-at": "look {number}", honours: "honours {count}", "sheet-bonus": "bonus {count}", winner: "winner",
};
const cards = { R3: "red 3", B17: "blue 17", "*": "joker" };

beforeEach(() => {
  const events = { wins: ["You win!", "{name} wins."], out: ["You are out.", "{name} is out."] };
  catalogue.words = { lang: "en", page, games: { extra: "Extra", elfern: "Elfern", elfer: "Elfer" }, cards, events, moves: {} } as unknown as Words;
  vi.stubGlobal("fetch", async () => Response.json({ games: [{ record: "two" }, { record: "one" }], before: null }));
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

const extra = { game: "extra", hands: [[], ["R3", "B17", "*"]], scores: [22, -20], winners: [0], bonus: [["R-", "R+"], ["Y-"]], over: true } as unknown as ExtraPlay;
const over = (given: Record<string, unknown>): Play => ({ ...elfer(), over: true, reason: "out", ...given }) as unknown as Play;

test("one game as lines for a spreadsheet, each kind with what it counts", () => {
  expect(gameLines(extra, ["Ann", "Bob"])).toEqual([
    ["sheet-who", "sheet-points", "sheet-bonus-cards", "sheet-cards-left"], ["Ann", 22, 2, ""], ["Bob", -20, 1, "red 3, blue 17, joker"],
  ]);
  expect(gameLines(over({ hands: [["R3", "B17"], []], scores: [-20, 0] }), ["Ann", "Bob"])).toEqual([
    ["sheet-who", "sheet-left", "sheet-cards-left"], ["Ann", 20, "red 3, blue 17"], ["Bob", 0, ""],
  ]);
  expect(gameLines(over({ game: "elfern", hands: [[], []], scores: [15, 5], game_points: [2, 0] }), ["Ann", "Bob"])).toEqual([
    ["sheet-who", "sheet-game-points", "kitchen-column-honours"], ["Ann", 2, 15], ["Bob", 0, 5],
  ]);
});

test("the sheet of a game is read, printed alone, and saved", async () => {
  show(GameSheet, { play: extra, names: ["Ann", "Bob"], you: 1, when: Date.UTC(2026, 10, 30) });
  expect(all("tbody tr").map(row)).toEqual([[expect.stringContaining("★Ann"), "22"], [expect.stringContaining("Bob(you)"), "−20"]]);
  expect(document.querySelector(".on-paper > p")?.textContent).toMatch(/^Extra · .*2026/);
  const printed = vi.fn(() => expect(document.querySelector(".on-paper.alone")).not.toBeNull());
  vi.stubGlobal("print", printed);
  button("Print")?.click();
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  dispatchEvent(new Event("afterprint"));
  flushSync();
  expect(document.querySelector(".alone")).toBeNull();

  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  button("CSV")?.click();
  expect(names).toEqual(["Extra result 2026-11-30.csv"]);
  expect((await files[0]!.text()).replace("\uFEFF", "").split("\r\n").slice(1, 3)).toEqual(["Ann,22,2,", 'Bob,-20,1,"red 3, blue 17, joker"']);
});

const match: MatchPlayed = {
  hands: [{ honours: [14, 6], game_points: [1, 0], held: 0, next_dealer: 0 }, { honours: [10, 10], game_points: [0, 0], held: 1, next_dealer: null }],
  totals: [1, 0], winners: [0], dealer: null, to_come: 0,
};

test("a match between two: points with honours, totals, who is ahead, what is held, the slate, links to its games", () => {
  show(MatchSheet, { game: "elfern" as const, names: ["Ann", "Bob"], match, records: ["one", "two"] });
  expect(all("tbody tr").map(row)).toEqual([["1", "1(14)", "0(6)"], ["2", "0(10)", "0(10)"]]);
  expect(row(all("tfoot tr")[0]!)).toEqual(["sheet-total", "★1, sheet-ahead", "0"]);
  expect(all<HTMLAnchorElement>("tbody a").map((link) => link.getAttribute("href"))).toEqual(["/r/one", "/r/two"]);
  expect(document.querySelector(".note")?.textContent).toBe("kitchen-held");
  expect(document.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe("Ann 1, Bob 0");
});

test("what is over holds nothing and has a winner; row games have no slate; many seats stand upright", () => {
  const points = [0, 31, 12, 7, 50];
  const rows: MatchPlayed = { hands: [{ points, next_dealer: 1 }], totals: points, winners: [0], dealer: 1, to_come: 2 };
  show(MatchSheet, { game: "elfer" as const, names: ["A", "B", "C", "D", "E"], match: rows });
  expect(document.querySelector("table.many")).not.toBeNull();
  expect(document.querySelector("svg[role=img]")).toBeNull();
  expect(document.querySelector(".note")?.textContent).toBe("to come 2");
  void unmount(shown!);
  show(MatchSheet, { game: "elfern" as const, names: ["Ann", "Bob"], match, final: true });
  expect(document.querySelector(".note")).toBeNull();
  expect(row(all("tfoot tr")[0]!)[1]).toBe("★1, winner");
});

test("after a game: who has won, its sheet, the sheet of the match from its second game on, the way to its record", async () => {
  const rest = { totals: [0, 31, 12], winners: [0], dealer: 1, to_come: 0 };
  const hand = { points: [0, 31, 12], next_dealer: 1 };
  const play = elfer({ over: true, legal: undefined, reason: "out", winners: [0], scores: [0, -31, -12], hands: [[], ["R3"], ["B17"]] });
  const { session } = seated(play as never, [], { phase: "between", game: 1, match: { ...rest, hands: [hand, hand] } as never });
  show(GameOver, { session });
  expect(document.querySelector("h2")?.textContent).toBe("You win!");
  expect(document.querySelector(".ending")?.textContent).toBe("You are out.");
  expect(all(".on-paper").map((one) => one.getAttribute("aria-label"))).toEqual(["result", "sheet-so-far"]);
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("a.look")?.getAttribute("href")).toBe("/r/two");
  });
  void unmount(shown!);
  const first = seated(play as never, [], { phase: "done", match: { ...rest, hands: [hand] } as never });
  show(GameOver, { session: first.session });
  expect(all(".on-paper").map((one) => one.getAttribute("aria-label"))).toEqual(["result"]);
});

test("after the last game of a match its winner is named, and below how that game ended; after one of one game its own", () => {
  Object.assign(page, { "sheet-match-won-by": "{name} wins the match.", "sheet-last": "Last: {text}" });
  const hand = { points: [0, 31, 12], next_dealer: 1 };
  const rest = { totals: [31, 31, 12], winners: [2], dealer: 1, to_come: 0 };
  const play = elfer({ over: true, legal: undefined, reason: "out", winners: [0], scores: [0, -31, -12], hands: [[], ["R3"], ["B17"]] });
  const told = (hands: unknown[]) => {
    show(GameOver, { session: seated(play as never, [], { phase: "done", match: { ...rest, hands } as never }).session });
    const found = ["h2", ".ending"].map((part) => document.querySelector(part)?.textContent);
    void unmount(shown!);
    shown = undefined;
    return found;
  };
  expect(told([hand, hand])).toEqual(["Cem wins the match.", "Last: You win! You are out."]);
  expect(told([hand])).toEqual(["You win!", "You are out."]);
});

test("between the games of a match a rematch is asked for twice: it throws the match away", () => {
  vi.useFakeTimers();
  const match = { totals: [0, 0, 0], winners: [], dealer: 1, to_come: 1, hands: [{ points: [0, 1, 2], next_dealer: 1 }] } as never;
  const { session, socket } = seated(elfer({ over: true, winners: [0], scores: [0, -1, -2] }), [], { phase: "between", match });
  show(NextGame, { session });
  vi.advanceTimersByTime(500);
  button("rematch")!.click();
  flushSync();
  expect(socket.got).toEqual([]);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("rematch-sure");
  button("rematch")!.click();
  expect(socket.got).toMatchObject([{ do: "rematch", agree: true }]);
  vi.useRealTimers();
});

test("after a match a rematch takes one press", () => {
  const match = { totals: [0, 0, 0], winners: [], dealer: 1, to_come: 0, hands: [{ points: [0, 1, 2], next_dealer: 1 }] } as never;
  const { session, socket } = seated(elfer({ over: true, winners: [0], scores: [0, -1, -2] }), [], { phase: "done", match });
  show(NextGame, { session });
  button("rematch")!.click();
  expect(socket.got).toMatchObject([{ do: "rematch", agree: true }]);
});
