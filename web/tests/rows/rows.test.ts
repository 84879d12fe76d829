import { expect, test } from "vitest";
import { endsOf, middleOf, rowsOf, sideFull, spansOf, type Row } from "../../src/rows/rows";
import { elfer, extra } from "./plays";

const never = () => false;
const row = (rows: Row[], colour: string): Row => rows.find((one) => one.colour === colour) as Row;

test("an empty row wants its eleven, a begun one the numbers beside what lies", () => {
  const rows = rowsOf(elfer({ table: ["R10", "R11", "R12", "Y11"] }));
  expect(rows.map(({ colour }) => colour)).toEqual(["R", "Y", "G", "B"]);
  expect(row(rows, "R").spans).toEqual([[10, 12]]);
  expect(row(rows, "R").wanted).toEqual([9, 13]);
  expect(row(rows, "G").wanted).toEqual([11]);
});

test("a row that has reached the 1 or the 20 wants nothing there", () => {
  const table = Array.from({ length: 20 }, (_, n) => `R${n + 1}`);
  expect(row(rowsOf(elfer({ table })), "R").wanted).toEqual([]);
  expect(row(rowsOf(elfer({ table: table.slice(0, 12) })), "R").wanted).toEqual([13]);
});

test("blue may stay in the box", () => {
  expect(rowsOf(elfer({ options: { without_blue: true } })).map(({ colour }) => colour)).toEqual(["R", "Y", "G"]);
});

test("variants open their rows with other numbers", () => {
  const starts = (options: Record<string, string>, start: string | null = null) =>
    row(rowsOf(elfer({ options, start })), "R").wanted;
  expect(starts({ variant: "three_starts" })).toEqual([10, 11, 12]);
  expect(starts({ variant: "any_start" })).toEqual([]);
  expect(starts({ variant: "any_start" }, "7")).toEqual([7]);
});

test("an extra row has 21 numbers, its own place, gaps and jokers", () => {
  const rows = rowsOf(extra({ table: ["R5", "*R6", "R11", "R21", "Y11", "G11", "B11"] }));
  expect(rows.map(({ colour }) => colour)).toEqual(["G", "R", "B", "Y"]);
  expect(row(rows, "R").spans).toEqual([[5, 6], [11, 11], [21, 21]]);
  expect(row(rows, "R").wanted).toEqual([4, 7, 10, 12, 20]);
  expect(row(rows, "R").lying.get(6)).toBe(true);
  expect(row(rows, "R").lying.get(5)).toBe(false);
});

test("spans do not depend on the order of the numbers", () => {
  expect(spansOf([3, 1, 10, 2])).toEqual([[1, 3], [10, 10]]);
  expect(spansOf([])).toEqual([]);
});

test("the ends of a row are the next numbers on both sides of where it began", () => {
  const rows = rowsOf(elfer({ table: ["R11", "Y20"] }));
  expect(endsOf(row(rows, "R"), 11, never)).toEqual({ low: 10, middle: null, high: 12 });
  expect(endsOf(row(rows, "G"), 11, never)).toEqual({ low: null, middle: 11, high: null });
});

test("a row begun with its 10 grows from there", () => {
  const rows = rowsOf(elfer({ options: { variant: "three_starts" }, table: ["R10"] }));
  expect(endsOf(row(rows, "R"), 11, never)).toEqual({ low: 9, middle: null, high: 11 });
  expect(endsOf(row(rows, "Y"), 11, never)).toEqual({ low: 10, middle: 11, high: 12 });
});

test("of several wanted numbers the one that can be played is the end, else the nearest", () => {
  const found = row(rowsOf(extra({ table: ["R3", "R11", "Y11", "G11", "B11"] })), "R");
  expect(endsOf(found, 11, never).low).toBe(10);
  expect(endsOf(found, 11, (n) => n === 2).low).toBe(2);
  expect(endsOf(found, 11, (n) => n === 2 || n === 4).low).toBe(4);
});

test("rows of the false start close towards their middle", () => {
  const ends = (table: string[]) =>
    endsOf(row(rowsOf(elfer({ options: { variant: "false_start" }, table })), "R"), null, never);
  expect(ends(["R1", "R2", "R20"])).toEqual({ low: 3, middle: null, high: 19 });
  expect(ends(Array.from({ length: 20 }, (_, n) => `R${n + 1}`).filter((cell) => cell !== "R8"))).toEqual({ low: null, middle: 8, high: null });
});

test("where a row begins", () => {
  expect(middleOf(elfer())).toBe(11);
  expect(middleOf(extra())).toBe(11);
  expect(middleOf(elfer({ options: { variant: "false_start" } }))).toBeNull();
  expect(middleOf(elfer({ options: { variant: "any_start" }, start: "4" }))).toBe(4);
});

test("a side is full when all of its ten cells are", () => {
  const table = Array.from({ length: 10 }, (_, n) => `G${n + 1}`);
  const full = row(rowsOf(extra({ table: [...table, "G11"] })), "G");
  expect([sideFull(full, "-"), sideFull(full, "+")]).toEqual([true, false]);
  const gap = row(rowsOf(extra({ table: [...table.slice(1), "G11"] })), "G");
  expect(sideFull(gap, "-")).toBe(false);
});
