// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from "vitest";
import { CLOCKS, clockWords } from "../../src/home/clocks";
import { catalogue } from "../../src/words/words.svelte";

beforeAll(async () => {
  const page = { "home-clock-none": "none", "home-clock-turn": "{text} a turn", "home-clock-game": "{text} a game, {seconds} s", "home-clock-days": "days: {count}" };
  vi.stubGlobal("fetch", async () => Response.json({ lang: "en", page }));
  await catalogue.choose("en");
});

test("every clock in words, minutes where they are whole", () => {
  expect(clockWords({ kind: "none" })).toBe("none");
  expect(clockWords({ kind: "turn", seconds: 30 })).toBe("30\u00a0s a turn");
  expect(clockWords({ kind: "turn", seconds: 90 })).toBe("90\u00a0s a turn");
  expect(clockWords({ kind: "turn", seconds: 120 })).toBe("2\u00a0min a turn");
  expect(clockWords({ kind: "game", seconds: 600, increment: 5 })).toBe("10\u00a0min a game, 5 s");
  expect(clockWords({ kind: "days", days: 3 })).toBe("days: 3");
});

test("the choices differ from one another", () => {
  const said = Object.values(CLOCKS).map(clockWords);
  expect(new Set(said).size).toBe(said.length);
});
