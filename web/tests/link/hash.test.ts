import { expect, test } from "vitest";
import { canonical, crc32, hashOf } from "../../src/link/hash";

test("the hash is the one that docs/programs.md computes in Python", () => {
  const view = {
    table: { you: null, text: 'a "b"\n\u0007\u2028', names: ["Zoë", "李", "🂡"], undo: false },
    play: { stock: 44, hands: [3, ["R1", "*"]], bridged: [["R5", "Y5"]], empty: {}, none: [] },
  };
  expect(hashOf(view)).toBe("b814ea33");
});

test("the check value of CRC-32", () => {
  expect(crc32("123456789")).toBe("cbf43926");
  expect(crc32("")).toBe("00000000");
});

test("names are sorted at every level, order in lists stays", () => {
  expect(canonical({ b: [{ d: 1, c: [2, 1] }], a: null })).toBe('{"a":null,"b":[{"c":[2,1],"d":1}]}');
});
