// How a lesson goes on: steps end by what happened at the table, and by nothing else.

import { expect, test } from "vitest";
import { advanced, BEGINNING, passed, type Progress, type Shown } from "../../src/lessons/progress";
import { LESSONS, lessonOf, nextAfter, type Lesson, type Step } from "../../src/lessons/lessons";
import type { EventTold, Refusal, ViewShown } from "../../src/link/messages";

const lesson = (...steps: Step[]): Lesson => ({ id: "elfer-many", game: "elfer", steps });
const view = (play: Record<string, unknown> = {}): ViewShown => ({ play: { stock: 9, ...play }, table: { you: 0 } }) as unknown as ViewShown;
const moved = (number: number, move: string, seat = 0): EventTold => ({ number, move, seat, kind: "moved", at: 0 });
const undone = (number: number): EventTold => ({ number, seat: 0, kind: "undone", at: 0 });
const shown = (events: EventTold[] = [], play = {}, refusal: Refusal | null = null): Shown => ({ view: view(play), events, refusal });
const at = (step: number, seen = 0, astray = false): Progress => ({ step, seen, astray });

test("a text to read waits for its button", () => {
  const read = lesson({ until: "read" }, { until: "read" });
  expect(advanced(read, BEGINNING, shown([moved(4, "R11")]))).toEqual(at(0));
  expect(passed(at(0, 7, true))).toEqual(at(1, 7));
});

test("the move that is asked for ends its step, and is used up by it", () => {
  const twice = lesson({ until: "move", moves: ["R12", "R10"] }, { until: "move", moves: ["R10"] });
  expect(advanced(twice, BEGINNING, shown([moved(4, "R10")]))).toEqual(at(1, 4));
  expect(advanced(twice, at(1, 4), shown([moved(4, "R10"), moved(5, "R10")]))).toEqual(at(2, 5));
});

test("whoever is faster than the coach is not held up", () => {
  const fast = lesson({ until: "read" }, { until: "move", moves: ["R12"] }, { until: "move", moves: ["end"] });
  const events = [moved(4, "R12"), moved(5, "end")];
  expect(advanced(fast, BEGINNING, shown(events))).toEqual(at(0));
  expect(advanced(fast, passed(BEGINNING), shown(events))).toEqual(at(3, 5));
});

test("another move leads astray, until it is taken back; moves of others do not", () => {
  const one = lesson({ until: "move", moves: ["R12"] });
  expect(advanced(one, BEGINNING, shown([moved(4, "R12", 1)]))).toEqual(at(0));
  expect(advanced(one, BEGINNING, shown([moved(4, "R10")]))).toEqual(at(0, 0, true));
  expect(advanced(one, at(0, 0, true), shown([moved(4, "R10"), undone(5)]))).toEqual(at(0));
  expect(advanced(one, at(0), shown([moved(4, "R10"), undone(5), moved(6, "R12")]))).toEqual(at(1, 6));
});

test("any move, where the step names none", () => {
  expect(advanced(lesson({ until: "move" }), at(0, 3), shown([moved(3, "R12"), moved(4, "G9")]))).toEqual(at(1, 4));
});

test.each<[Step["until"], Shown, Shown]>([
  ["turn", shown([], { legal: [] }), shown([], { legal: ["draw"] })],
  ["over", shown(), shown([], { over: true })],
  ["stock", shown([], { stock: 1 }), shown([], { stock: 0 })],
  ["stock", shown([], { stock: ["7C"] }), shown([], { stock: [] })],
  ["undone", shown([moved(4, "R12")]), shown([moved(4, "R12"), undone(5)])],
  ["refused", shown(), shown([], {}, { frame: "refusal", clause: "E6", reason: "no", legal: [] } as unknown as Refusal)],
])("%s", (until, before, then) => {
  expect(advanced(lesson({ until }), BEGINNING, before).step).toBe(0);
  expect(advanced(lesson({ until }), BEGINNING, then).step).toBe(1);
});

test("before the deal nothing is done", () => {
  const nothing = { view: { play: null, table: { you: 0 } } as unknown as ViewShown, events: [], refusal: null };
  for (const until of ["turn", "stock", "over"] as const) expect(advanced(lesson({ until }), BEGINNING, nothing).step).toBe(0);
});

test("each lesson leads to the next of its game, the last to none", () => {
  const first = lessonOf("elfer-eleven");
  expect(first && nextAfter(first)?.id).toBe("elfer-many");
  const last = lessonOf("elfer-whole");
  expect(last && nextAfter(last)).toBeUndefined();
  expect(LESSONS.every(({ steps }) => steps.length > 2)).toBe(true);
});

test("only what a clause of the rulebook forbids is a lesson in what does not fit", () => {
  const refused = lesson({ until: "refused", moves: ["R14"] });
  const refusal = (clause: string) => shown([], {}, { frame: "refused", id: "1", clause, reason: "", why: "", legal: [] });
  for (const clause of ["turn", "busy", "text", "seat", "store"]) expect(advanced(refused, BEGINNING, refusal(clause))).toEqual(at(0));
  for (const clause of ["E6", "F7", "S5", "X12"]) expect(advanced(refused, BEGINNING, refusal(clause))).toEqual(at(1));
});

test("another way stays one while nothing is heard of it", () => {
  const one = lesson({ until: "move", moves: ["R12"] });
  expect(advanced(one, at(0, 0, true), shown())).toEqual(at(0, 0, true));
});
