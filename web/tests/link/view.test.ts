import { expect, test } from "vitest";
import type { Told } from "../../src/link/messages";
import { merged } from "../../src/link/view";
import { view } from "./server";

const told = (news: Partial<Told>): Told => ({ frame: "told", number: 2, events: [], hash: "00000000", ...news });

test("fields are replaced whole, and only those that are named", () => {
  const before = view({ hands: [["R1"], 3], stock: 5 });
  const after = merged(before, told({ play: { hands: [[], 3] }, table: { undo: true } }));
  expect(after.play).toEqual({ hands: [[], 3], stock: 5 });
  expect(after.table).toEqual({ ...before.table, undo: true });
});

test("the view before is left as it was", () => {
  const before = view({ stock: 5, legal: ["draw"] });
  merged(before, told({ play: { stock: 4 }, gone: ["legal"] }));
  expect(before.play).toEqual({ stock: 5, legal: ["draw"] });
});

test("what is gone is dropped, also when nothing else changes", () => {
  expect(merged(view({ stock: 5, legal: ["draw"] }), told({ gone: ["legal"] })).play).toEqual({ stock: 5 });
});

test("null is no game any more; nothing said is no change", () => {
  expect(merged(view({ stock: 5 }), told({ play: null })).play).toBeNull();
  expect(merged(view({ stock: 5 }), told({})).play).toEqual({ stock: 5 });
});

test("the first deal comes into a view that had none", () => {
  expect(merged(view(), told({ play: { stock: 44 } })).play).toEqual({ stock: 44 });
});
