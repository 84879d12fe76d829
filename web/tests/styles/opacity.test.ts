// What has an opacity lets its ground through, and text in it is paler than its colours say. So every style with
// one stands here: what it holds no text for, or how much of it is left to read.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, through } from "./colour";
import { themes } from "./tokens";

const SRC = new URL("../../src/", import.meta.url).pathname;

/** Drawings, and what is no longer there to be read. */
const WITHOUT_TEXT = [
  "cards/cards.css .card .blush",
  "cards/cards.css .card .shine",
  "player/Ratings.svelte .range",
  'record/Controls.svelte button[aria-disabled="true"] svg',
  "rows/Plank.svelte .rung",
  "rules/Rows.svelte .empty",
  "table/Hand.svelte .option.gone .face", // the card that was played, for as long as the answer takes
  "tricks/Middle.svelte .place",
];
const CARDS = "table/Hand.svelte .option:not(.fits) .face";
const ON_CARDS = [["ink", "paper"], ["red-ink", "paper"], ...["R", "Y", "G", "B"].map((suit) => [`on-${suit}`, suit])] as [string, string][];

/** Selector and opacity of each rule that has one; what moves passes and is left out. */
function opacities(): Map<string, number> {
  const found = new Map<string, number>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name))) {
    const text = readFileSync(SRC + file, "utf8");
    const css = (file.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "")).replace(/\/\*[\s\S]*?\*\//g, "").replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
    for (const [, selector = "", body = ""] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      const opacity = /(?:^|[\s;])opacity:\s*([\d.]+)/.exec(body)?.[1];
      if (opacity !== undefined && Number(opacity) < 1) found.set(`${file} ${selector.trim()}`, Number(opacity));
    }
  }
  return found;
}

const found = opacities();

test("nothing that is read has an opacity, but cards that cannot be played", () => {
  expect([...found.keys()].sort()).toEqual([...WITHOUT_TEXT, CARDS].sort());
});

describe.each(Object.entries(themes))("%s", (_, colours) => {
  test.each(ON_CARDS)("%s on %s, on a card that cannot be played", (text, paper) => {
    for (const ground of ["page", "table"]) {
      const [shown, under] = [text, paper].map((name) => through(colours[name]!, colours[ground]!, found.get(CARDS)!)) as [string, string];
      expect(contrast(shown, under), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});
