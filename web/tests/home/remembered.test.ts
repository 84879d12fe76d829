// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forget, recoveryOf, remember, remembered } from "../../src/home/remembered";
import { store, stored } from "../../src/words/stored";

beforeEach(() => localStorage.clear());

test("the newest table comes first, each once", () => {
  remember("BCDFGH", "one");
  remember("JKLMNP", null);
  remember("BCDFGH", null);
  expect(remembered()).toEqual(["BCDFGH", "JKLMNP"]);
});

test("a recovery code stays until there is a new one", () => {
  remember("BCDFGH", "one");
  remember("BCDFGH", null);
  expect(recoveryOf("BCDFGH")).toBe("one");
  remember("BCDFGH", "two");
  expect(recoveryOf("BCDFGH")).toBe("two");
});

test("what is forgotten leaves nothing behind; the oldest tables are forgotten by themselves", () => {
  for (let n = 0; n < 40; n += 1) remember(`T${n}`, `r${n}`);
  expect(remembered()).toHaveLength(30);
  expect(recoveryOf("T9")).toBeNull();
  expect(recoveryOf("T10")).toBe("r10");
  forget("T39");
  expect(remembered()[0]).toBe("T38");
  expect(stored("recovery-T39")).toBeNull();
});

test("a list that somebody has spoiled is an empty one", () => {
  for (const text of ["{", "7", '{"a":1}', '[1,null,"BCDFGH"]']) {
    store("tables", text);
    expect(remembered()).toEqual(text.startsWith("[") ? ["BCDFGH"] : []);
  }
});
