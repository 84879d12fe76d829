// What rules pages call options and their values: the words of the form for a table.

import { expect, test, vi } from "vitest";
import { valueSaid } from "../../src/rules/naming";
import { catalogue } from "../../src/words/words.svelte";

const PAGE = {
  "home-option-variant-false_start": "faux départ\u00a0: le 1 et le 20 sont là dès le début (V1)",
  "home-option-draw-three": "three cards, and the turn is over (E8)",
  "rules-quoted": "“{text}”",
};

test("a value with a name has it everywhere; one without is quoted whole, or left to its explanation", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ lang: "en", page: PAGE }));
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("location", { href: "https://elferrat.test/rules/elfer" });
  await catalogue.choose("en");
  const said = (option: string, value: string, told: boolean) => valueSaid({ option, value, told });
  expect(said("variant", "false_start", false)).toBe("“faux départ”");
  expect(said("variant", "false_start", true)).toBe("“faux départ” – ");
  expect(said("draw", "three", false)).toBe("“three cards, and the turn is over”");
  expect(said("draw", "three", true)).toBe("");
});
