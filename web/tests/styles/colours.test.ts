import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, difference, lab, linear, seen, visions, type Triple } from "./colour";
import { darkByChoice, darkByMachine, themes } from "./tokens";

const SUITS = ["R", "Y", "G", "B"];
const pairs = SUITS.flatMap((one, i) => SUITS.slice(i + 1).map((other) => [one, other] as const));

test.each<[Triple, Triple, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])("CIEDE2000 agrees with published pairs", (one, other, expected) => {
  expect(difference(one, other)).toBeCloseTo(expected, 3);
});

test("contrast and CIELAB at their ends", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(lab(linear("#ffffff"))[0]).toBeCloseTo(100, 2);
});

test.each(visions.flatMap((vision) => Object.entries(themes).map(([name, theme]) => [vision, name, theme] as const)))(
  "row colours are told apart by %s vision, %s",
  (vision, _, theme) => {
    for (const [one, other] of pairs) {
      const colours = [one, other].map((name) => lab(seen(theme[name]!, vision))) as [Triple, Triple];
      expect(difference(...colours), `${one} ${other}`).toBeGreaterThanOrEqual(20);
    }
  },
);

test("the dark of the machine is the dark that one chooses", () => {
  expect(darkByMachine).toEqual(darkByChoice);
});

describe.each(Object.keys(themes))("%s", (name) => {
  const colour = (token: string) => themes[name]![token]!;

  test.each([
    ["text", "page"], ["text", "table"], ["text", "panel"],
    ["quiet", "page"], ["quiet", "table"], ["quiet", "panel"],
    ["warn", "page"], ["warn", "table"], ["warn", "panel"],
    ["accent", "page"], ["accent", "panel"], ["on-accent", "accent"],
    ["ink", "paper"], ["red-ink", "paper"], ["ink", "gold"],
    ...SUITS.flatMap((suit) => [[`on-${suit}`, suit], [`on-${suit}`, `away-${suit}`]]),
  ] as [string, string][])("text %s on %s", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["card-border", "table"], ["card-border", "page"], ["card-border", "panel"],
    ["line", "page"], ["line", "table"], ["line", "panel"],
    ["focus", "page"], ["focus", "table"], ["focus", "panel"],
    ["accent", "table"],
  ] as [string, string][])("border %s on %s", (border, ground) => {
    expect(contrast(colour(border), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test("a QR code is dark on light, as cameras need it", () => {
    const drawing = readFileSync(new URL("../../src/lobby/QrCode.svelte", import.meta.url), "utf8");
    const [ink, paper] = ["ink", "paper"].map((part) => colour(new RegExp(`\\.${part} \\{ fill: var\\(--([a-z-]+)\\); \\}`).exec(drawing)![1]!)) as [string, string];
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(15);
    expect(contrast(ink, "#000000")).toBeLessThan(contrast(paper, "#000000"));
  });
});
