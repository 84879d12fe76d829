import { expect, test } from "vitest";
import type { EventTold } from "../../src/link/messages";
import { withSittings, type Sitting } from "../../src/link/sitting";

const entry = (number: number, kind: string, more: Partial<EventTold> = {}): EventTold => ({ number, at: 0, kind, ...more });
const sitting = (you: number | null, ...names: string[]): Sitting => ({ you, seats: names.map((name) => ({ name })) });
const told = (entries: EventTold[], before: Sitting | null, now: Sitting) =>
  withSittings(entries, before, now).map((one) => [one.sitting!.you, ...one.sitting!.seats.map(({ name }) => name)]);

const evening = [entry(1, "moved", { seat: 1 }), entry(2, "rematched"), entry(3, "dealt"), entry(4, "moved", { seat: 0 })];

test.each([["known", sitting(1, "Ada", "Ben", "Cem")], ["worked out from the end", null]])("at a rematch the seats turn; the sitting before it is %s", (_, before) => {
  expect(told(evening, before, sitting(0, "Ben", "Cem", "Ada"))).toEqual([
    [1, "Ada", "Ben", "Cem"], [1, "Ben", "Cem", "Ada"], [0, "Ben", "Cem", "Ada"], [0, "Ben", "Cem", "Ada"],
  ]);
});

test("who came, went, or is called otherwise now had the name of the time", () => {
  const entries = [
    entry(1, "renamed", { seat: 0, name: "Ann" }), entry(2, "vacated", { seat: 2 }), entry(3, "seat_closed", { seat: 2 }),
    entry(4, "seat_opened", { seat: 2 }), entry(5, "bot_added", { seat: 2, name: "Bot 3" }), entry(6, "seated", { seat: 1, name: "Dan" }),
  ];
  expect(told(entries, sitting(0, "Ada", "", "Cem"), sitting(0, "Ann", "Dan", "Bot 3"))).toEqual([
    [0, "Ann", "", "Cem"], [0, "Ann", "", ""], [0, "Ann", ""], [0, "Ann", "", ""], [0, "Ann", "", "Bot 3"], [0, "Ann", "Dan", "Bot 3"],
  ]);
  expect(told(entries.slice(3), null, sitting(1, "Ann", "Dan", "Bot 3"))).toEqual([
    [null, "Ann", "", ""], [null, "Ann", "", "Bot 3"], [null, "Ann", "Dan", "Bot 3"],
  ]);
});

test.each(["vacated", "bot_added", "regranted"])("%s: the own seat is gone after it", (kind) => {
  const entries = [entry(1, "moved", { seat: 1 }), entry(2, kind, { seat: 1, name: "Bot 2" }), entry(3, "moved", { seat: 1 })];
  expect(withSittings(entries, sitting(1, "Ada", "Ben"), sitting(null, "Ada", "")).map((one) => one.sitting?.you)).toEqual([1, 1, null]);
});

test("a seat that became free tells whose it was, also where only the end is known", () => {
  const entries = [entry(1, "moved", { seat: 1 }), entry(2, "vacated", { seat: 1, name: "Ben" })];
  expect(told(entries, null, sitting(0, "Ada", ""))).toEqual([[0, "Ada", "Ben"], [0, "Ada", ""]]);
});

test("a seat that a bot got tells whose it was, also where only the end is known", () => {
  const entries = [entry(1, "moved", { seat: 1 }), entry(2, "bot_added", { seat: 1, name: "Bot 2", before: "Ben" })];
  expect(told(entries, null, sitting(0, "Ada", "Bot 2"))).toEqual([[0, "Ada", "Ben"], [0, "Ada", "Bot 2"]]);
});

test("a seat below the own one is closed: the own number is one less", () => {
  const entries = [entry(1, "ready", { seat: 2 }), entry(2, "seat_closed", { seat: 1 }), entry(3, "ready", { seat: 1 })];
  for (const before of [sitting(2, "Ada", "", "Ben"), null]) {
    expect(told(entries, before, sitting(1, "Ada", "Ben"))).toEqual([[2, "Ada", "", "Ben"], [2, "Ada", "Ben"], [1, "Ada", "Ben"]]);
  }
});
