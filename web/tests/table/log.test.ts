// @vitest-environment happy-dom
// What has happened keeps the names and the own seat of its time; what others say is seen for some seconds.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventTold, TableShown } from "../../src/link/messages";
import Heard from "../../src/table/Heard.svelte";
import Log from "../../src/table/Log.svelte";
import { lastActions, missed } from "../../src/table/news";
import { catalogue } from "../../src/words/words.svelte";
import { elfer, laid, seated, speak, table, welcome } from "./seated";

let shown: ReturnType<typeof mount> | undefined;
function show<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}
const lines = (): (string | null)[] => [...document.querySelectorAll("[role=log] p")].map((line) => line.textContent);

beforeEach(() => {
  localStorage.clear();
  speak();
  Object.assign(catalogue.words!.page, { said: "{name}: {text}", "log-rematched": "turned", "log-wished_again-true": "{name} again" });
  Object.assign(catalogue.words!, { phrases: { hello: "Hello!" } });
  catalogue.words!.events["out"] = ["you are out", "{name} is out"];
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

const over = { number: 3, at: 0, kind: "moved", seat: 2, move: "Y3", events: [{ event: "game_over", seat: 2, reason: "out", scores: [-3, -17, 0], winners: [2] }] } as EventTold;
const wish = { number: 4, at: 0, kind: "wished_again", seat: 0, agree: true } as EventTold;
const turned = { number: 5, at: 0, kind: "rematched" } as EventTold;
/** Ann, Bob, Cem become Bob, Cem, Ann. */
const after = (given: Partial<TableShown> = {}): TableShown => {
  const { seats } = table();
  return table({ seats: [...seats.slice(1), ...seats.slice(0, 1)], you: 2, phase: "gathering", ...given });
};
const before = ["Bob laid red 12", "you laid yellow 3", "Cem is out Ann 3, Bob 17, Cem 0 Cem win", "Ann again", "turned"];

test("after a rematch the lines of the game before stand as they were told", () => {
  catalogue.words!.page["scores-left"] = "{scores}";
  catalogue.words!.events["wins"] = ["You win!", "{name} win"];
  const { session, socket } = seated(elfer(), [laid(1, 1, "R12"), laid(2, 0, "Y3"), over]);
  show(Log, { session });
  const view = { table: after(), play: null };
  welcome(socket, view, [wish, turned]);
  flushSync();
  expect(lines()).toEqual(before);
  expect([...lastActions(session.live.events, session.table!)]).toEqual([]);
  welcome(socket, { table: after({ phase: "playing" }), play: elfer() }, [laid(6, 2, "R11"), laid(7, 0, "R12")]);
  flushSync();
  expect(lines().slice(5)).toEqual(["you laid red 11", "Bob laid red 12"]);
});

test("a page that is opened after the rematch reads them alike, and in another language with the same names", () => {
  catalogue.words!.page["scores-left"] = "{scores}";
  catalogue.words!.events["wins"] = ["You win!", "{name} win"];
  const { session } = seated(null, [laid(1, 1, "R12"), laid(2, 0, "Y3"), over, wish, turned], after());
  show(Log, { session });
  expect(lines()).toEqual(before);
  catalogue.words = { ...catalogue.words!, events: { ...catalogue.words!.events, laid: ["du legst {card}", "{name} legt {card}"] } };
  flushSync();
  expect(lines().slice(0, 2)).toEqual(["Bob legt red 12", "du legst yellow 3"]);
});

test("one entry of several sentences is one that can be seen on the table", () => {
  const two = { ...laid(2, 1, "R12"), events: [{ event: "laid", seat: 1, card: "R12" }, { event: "drew", seat: 1, count: 1 }] } as EventTold;
  expect(missed([laid(1, 1, "R11"), two], 1, table())).toBeNull();
  expect(missed([laid(1, 1, "R11"), two, laid(3, 2, "Y3")], 1, table())).toEqual({ lines: ["Bob laid red 12 Bob drew 1", "Cem laid yellow 3"], more: 0 });
});

const says = (number: number, seat: number, at = Date.now()): EventTold => ({ number, at, kind: "said", seat, phrase: "hello" });
const heard = (): (string | null)[] => [...document.querySelectorAll(".heard li")].map((line) => line.textContent);

test("what another says is shown for some seconds; what oneself says, or what was missed, is not", () => {
  const { session, socket } = seated(elfer(), [says(1, 1, Date.now() - 60_000)]);
  show(Heard, { session });
  expect(heard()).toEqual([]);
  welcome(socket, { table: table(), play: elfer() }, [says(2, 0), says(3, 1)]);
  flushSync();
  expect(heard()).toEqual(["Bob: Hello!"]);
  vi.advanceTimersByTime(2_000);
  welcome(socket, { table: table(), play: elfer() }, [says(4, 2), says(5, 1, Date.now() - 60_000)]);
  flushSync();
  expect(heard()).toEqual(["Bob: Hello!", "Cem: Hello!"]);
  vi.advanceTimersByTime(3_500);
  flushSync();
  expect(heard()).toEqual(["Cem: Hello!"]);
  vi.advanceTimersByTime(2_000);
  flushSync();
  expect(heard()).toEqual([]);
});
