import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { restarts } from "../../src/lobby/restarts";

test("the server is started again on the port where it was", () => {
  expect(restarts("1111")).toEqual(["make play HOST=0.0.0.0", "elferrat serve --host 0.0.0.0"]);
  expect(restarts("2222")).toEqual(["make play HOST=0.0.0.0 PORT=2222", "elferrat serve --host 0.0.0.0 --port 2222"]);
});

test("make play knows these words, and the port that need not be said", () => {
  const made = readFileSync(new URL("../../../Makefile", import.meta.url), "utf8");
  expect(made).toContain("serve --open --host $(HOST) --port $(PORT)");
  expect(made).toContain("PORT ?= 1111");
});
