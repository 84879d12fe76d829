// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "../../src/table/announcer.svelte";
import { jumped } from "../../src/table/jump";
import { missed } from "../../src/table/news";
import { announce } from "../../src/table/telling";
import { timeText } from "../../src/table/time";
import { elfer, laid, seated, speak, table, welcome } from "./seated";

beforeEach(() => {
  speak();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("texts are read one after another, none lost; the same text again differs by a blank", () => {
  const announcer = new Announcer();
  announcer.say("one");
  announcer.say("two");
  announcer.say("now", true);
  vi.advanceTimersByTime(1);
  expect(announcer.polite).toBe("one");
  vi.advanceTimersByTime(140);
  expect(announcer.polite).toBe("two");
  vi.advanceTimersByTime(140);
  expect(announcer.urgent).toBe("now");
  vi.advanceTimersByTime(1000);
  announcer.say("two");
  vi.advanceTimersByTime(1);
  expect(announcer.polite).toBe("two\u00a0");
});

test("an echo within a moment is not read", () => {
  const announcer = new Announcer();
  announcer.say("one");
  vi.advanceTimersByTime(200);
  announcer.polite = "";
  announcer.say("one");
  vi.advanceTimersByTime(1000);
  expect(announcer.polite).toBe("");
});

test("only what is new is announced: others' moves, the turn, refusals at once", () => {
  const { session, socket } = seated(elfer({ turn: 1, legal: undefined }), [laid(1, 0, "R11")]);
  const said: [string, boolean][] = [];
  const announcer = { say: (text: string, urgent = false) => said.push([text, urgent]) } as unknown as Announcer;
  announce(session, announcer);
  expect(said).toEqual([]);
  welcome(socket, { table: table(), play: elfer() }, [laid(2, 1, "R12")]);
  announce(session, announcer);
  expect(said).toEqual([["Bob laid red 12", false], ["yours", false]]);
  session.move("Y3");
  socket.tell({ frame: "refused", id: socket.got.at(-1)!.id, clause: "E6", reason: "needs yellow 4", why: "needs yellow 4", legal: [] });
  announce(session, announcer);
  expect(said.at(-1)).toEqual(["needs yellow 4", true]);
  const before = said.length;
  announce(session, announcer);
  expect(said).toHaveLength(before);
});

test("what was missed is what others did", () => {
  expect(missed([laid(1, 1, "R11"), laid(2, 1, "R12"), laid(3, 0, "Y3")], 1, table())).toEqual(["Bob laid red 12"]);
});

test("digits lead to the next card with that number, around the end; ten is a T in the trick games", () => {
  const hand = ["R1", "R12", "Y1", "Y12"];
  expect(jumped(hand, "1", 0)).toBe(2);
  expect(jumped(hand, "12", 3)).toBe(1);
  expect(jumped(hand, "5", 0)).toBeNull();
  expect(jumped(["AH", "TS"], "10", 0)).toBe(1);
});

test.each([[0, "0:00"], [-5, "0:00"], [61_000, "1:01"], [999_000, "16:39"], [7_200_000, "2 hr"], [259_200_000, "3 days"]])("%d ms are %s", (ms, text) => {
  expect(timeText(ms, "en")).toBe(text);
});
