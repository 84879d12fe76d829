import { expect, test } from "vitest";
import { labelsOf, lineOf } from "../../src/rows/labels";
import { rowsOf } from "../../src/rows/rows";
import { elfer, extra } from "./plays";

const red = (table: string[], options: Record<string, string> = {}) => {
  const row = rowsOf(elfer({ table, options }))[0];
  if (!row) throw new Error("no rows");
  return row;
};
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `R${from + n}`);
const texts = (row: ReturnType<typeof red>, middle: number | null = 11) => labelsOf(row, middle).map(({ text }) => text);

test("low, 11 and high, each at its step", () => {
  expect(labelsOf(red(run(7, 15)), 11)).toEqual([
    { text: "7", eleven: false, at: 35, side: "ends" },
    { text: "11", eleven: true, at: 52.5, side: "centred" },
    { text: "15", eleven: false, at: 70, side: "begins" },
  ]);
});

test("the middle is left out where it would touch another number", () => {
  expect(texts(red(run(9, 13)))).toEqual(["9", "11", "13"]);
  expect(texts(red(run(10, 14)))).toEqual(["10", "14"]);
  expect(texts(red(run(11, 12)))).toEqual(["11–12"]);
  expect(texts(red(run(11, 11)))).toEqual(["11"]);
  expect(texts(red([]))).toEqual([]);
});

test("a row that closes is told at its outer ends", () => {
  const row = red(["R1", "R2", "R20"], { variant: "false_start" });
  expect(labelsOf(row, null).map(({ text, at }) => [text, at])).toEqual([["1–2", 0], ["20", 100]]);
  expect(lineOf(row, null)).toBe("");
});

test("a row with gaps is told in a line", () => {
  const row = rowsOf(extra({ table: ["R3", "R10", "R11"] })).find(({ colour }) => colour === "R");
  if (!row) throw new Error("no red row");
  expect(lineOf(row, 11)).toBe("3 · 10–11");
  expect(labelsOf(row, 11)).toEqual([]);
});
