import { expect, test } from "vitest";
import type { EventTold } from "../../src/link/messages";
import { trayOf } from "../../src/rows/tray";
import { elfer, extra } from "./plays";

let number = 0;
const entry = (kind: string, said: Partial<EventTold> = {}): EventTold => ({ kind, at: 0, number: ++number, ...said });
const moved = (seat: number, ...events: Record<string, unknown>[]) => entry("moved", { seat, events });
const laid = (card: string) => ({ event: "laid", card });
const ended = { event: "turn_ended" };

test("the cards since the turn began, oldest first", () => {
  const events = [moved(1, laid("R10")), moved(1, ended), moved(0, laid("R11")), entry("said", { seat: 1 }), moved(0, laid("R12"))];
  expect(trayOf(events, elfer({ laid: 2 }))).toEqual({
    played: [{ kind: "laid", card: "R11" }, { kind: "laid", card: "R12" }], earlier: 0, drew: false,
  });
});

test("a turn of one's own that has ended does not count", () => {
  expect(trayOf([moved(0, laid("R11"), ended)], elfer()).played).toEqual([]);
  expect(trayOf([moved(0, { event: "passed" })], elfer()).played).toEqual([]);
});

test("what was taken back is gone, and only that", () => {
  const events = [moved(0, laid("R11")), moved(0, laid("R12")), entry("undone", { seat: 0 }), moved(0, laid("R10")), entry("undone", { seat: 0 })];
  expect(trayOf(events, elfer({ laid: 1 })).played).toEqual([{ kind: "laid", card: "R11" }]);
});

test("a deal begins anew", () => {
  expect(trayOf([moved(0, laid("R11")), entry("dealt")], elfer()).played).toEqual([]);
});

test("what was played before this page looked is counted", () => {
  expect(trayOf([], elfer({ laid: 3 })).earlier).toBe(3);
  expect(trayOf([moved(0, laid("R11"))], elfer({ laid: 3 })).earlier).toBe(2);
});

test("bridges, jokers, exchanges and discards; an exchange is none of the four", () => {
  const events = [
    moved(0, { event: "exchanged", cell: "R9" }),
    moved(0, { event: "bridged", from: "G9", to: "R9" }, { event: "joker_laid", cell: "R9" }),
    moved(0, { event: "joker_laid", cell: "B10" }),
    moved(0, { event: "discarded" }),
  ];
  expect(trayOf(events, extra({ laid: 3, exchanged: 1 }))).toEqual({
    played: [
      { kind: "exchanged", card: "R9" }, { kind: "bridged", card: "*R9" }, { kind: "laid", card: "*B10" },
      { kind: "discarded", card: "*" },
    ],
    earlier: 0,
    drew: false,
  });
});

test("drawn cards are seen by who drew them, others see how many", () => {
  const own = trayOf([moved(0, { event: "drew", count: 2, cards: ["R1", "R12"] })], elfer({ drawn: true }));
  expect(own.played).toEqual([{ kind: "drew", card: "R1" }, { kind: "drew", card: "R12" }]);
  expect([own.drew, own.earlier]).toEqual([true, 0]);
  const other = trayOf([moved(0, { event: "drew", count: 2 })], elfer({ drawn: true }));
  expect(other.played).toEqual([{ kind: "drew", card: null }, { kind: "drew", card: null }]);
});

test("after the game there is no turn", () => {
  expect(trayOf([moved(0, laid("R11"))], elfer({ over: true, laid: 1 }))).toEqual({ played: [], earlier: 0, drew: false });
});
