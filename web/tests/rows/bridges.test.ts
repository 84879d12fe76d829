import { expect, test } from "vitest";
import { bridgesBelow } from "../../src/rows/bridges";

const ORDER = ["G", "R", "B", "Y"];

test("a bridge hangs below the upper of its two rows, whichever way it leads", () => {
  expect(bridgesBelow(ORDER, [["G9", "R9"], ["B15", "R15"]])).toEqual([
    [{ number: 9, leads: "down" }],
    [{ number: 15, leads: "up" }],
    [],
    [],
  ]);
});

test("rows that are no neighbours have no bridge between them", () => {
  expect(bridgesBelow(ORDER, [["G9", "Y9"], ["G9", "B9"]])).toEqual([[], [], [], []]);
});
