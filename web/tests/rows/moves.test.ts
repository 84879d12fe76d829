import { expect, test } from "vitest";
import { foreseen, inOrder, meant, placeOf, placesOf } from "../../src/rows/moves";
import { elfer, extra } from "./plays";

test("the cell that a move fills", () => {
  expect(["R12", "*R12", "Y9>B9", "Y9>*B9", "=R12"].map(placeOf)).toEqual(["R12", "R12", "B9", "B9", "R12"]);
  expect(["-*", "draw", "end", "pass"].map(placeOf)).toEqual([null, null, null, null]);
});

test("moves without a bridge come first, from the top row down, a discard last", () => {
  const order = ["G", "R", "B", "Y"];
  expect(inOrder(["-*", "Y9>*B9", "*R12", "*R9", "*G3"], order)).toEqual(["*G3", "*R9", "*R12", "Y9>*B9", "-*"]);
});

test("the moves that lead to each cell", () => {
  expect([...placesOf(["R9>Y9", "Y9", "-*"])]).toEqual([["Y9", ["R9>Y9", "Y9"]]]);
});

test("a press on a cell means the move without a bridge; of two bridges neither", () => {
  expect(meant(["Y9", "R9>Y9"])).toBe("Y9");
  expect(meant(["R9>Y9"])).toBe("R9>Y9");
  expect(meant(["R9>Y9", "B9>Y9"])).toBeNull();
});

test("what was pressed lies at once", () => {
  expect(foreseen(elfer({ table: ["R11"] }), "R12").table).toEqual(["R11", "R12"]);
  const play = extra();
  expect(foreseen(play, "*R12").table).toContain("*R12");
  expect(foreseen(play, "R11>*G11")).toMatchObject({ bridged: [["R11", "G11"]] });
  expect(foreseen(extra({ table: ["*R12"] }), "=R12").table).toEqual(["R12"]);
  expect(foreseen(play, "draw")).toBe(play);
  const come = foreseen(play, "R11>G12");
  expect(foreseen(come, "R11>G12")).toBe(come);
  expect(foreseen(play, null)).toBe(play);
});
