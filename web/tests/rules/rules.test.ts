// The pages made from docs/rules: all there, every clause to be found, alike in every language.

import { beforeAll, describe, expect, test } from "vitest";
import { pageOf } from "../../scripts/rules.mjs";
import type { Lang } from "../../src/cards/names";
import type { Block, Page, Span } from "../../src/rules/page";
import { clauseOf, GAMES, isClause, rulesOf, type Game } from "../../src/rules/rules";

const LANGS: Lang[] = ["en", "de", "fr", "it"];
const CASES = GAMES.flatMap((game) => LANGS.map((lang): [Game, Lang] => [game, lang]));

const spansIn = (block: Block): Span[] => {
  switch (block.kind) {
    case "list":
      return block.items.flat().flatMap(spansIn);
    case "table":
      return [...block.head, ...block.rows.flat()].flat();
    case "picture":
      return block.caption;
    default:
      return block.spans;
  }
};
const within = (spans: Span[]): Span[] => spans.flatMap((span) => (typeof span === "object" && "spans" in span ? [span, ...within(span.spans)] : [span]));
const said = (spans: Span[]): string =>
  spans.map((span) => (typeof span === "string" ? span : "spans" in span ? said(span.spans) : span.kind === "link" ? span.text : "")).join("");
const flat = (blocks: Block[]): Block[] => blocks.flatMap((block) => (block.kind === "list" ? [block, ...flat(block.items.flat())] : [block]));

describe.each(CASES)("%s in %s", (game, lang) => {
  let page: Page;
  let spans: Span[];
  beforeAll(async () => {
    page = await rulesOf(game, lang);
    spans = within(page.blocks.flatMap(spansIn));
  });
  const of = <K extends "clause" | "link">(kind: K) => spans.filter((span) => typeof span === "object").filter((span) => span.kind === kind);

  test("every clause of it is told, and its own text cites it", () => {
    const clauses = of("clause").map((span) => ("clause" in span ? span.clause : ""));
    expect(clauses.length).toBeGreaterThan(8);
    for (const clause of clauses) {
      expect(isClause(game, clause)).toBe(true);
      const told = clauseOf(page, clause);
      expect(said(told?.spans ?? [])).toContain(`(${clause})`);
      expect(said(told?.heading ?? [])).not.toBe("");
    }
  });

  test("links lead to clauses of the page", () => {
    for (const link of of("link")) expect(clauseOf(page, "clause" in link ? link.clause : "")).not.toBeNull();
  });

  test("nothing of the Markdown is left in what is read", () => {
    expect(said(page.blocks.flatMap(spansIn))).not.toMatch(/<|\*\*|`|\]\(|&\w+;|\n/);
    expect(page.title).not.toBe("");
  });

  test("it has three pictures at least, each with its words, the same as in English", async () => {
    const pictures = (blocks: Block[]) => flat(blocks).filter((block) => block.kind === "picture");
    const here = pictures(page.blocks);
    expect(here.length).toBeGreaterThanOrEqual(3);
    expect(here.every(({ caption }) => said(caption).length > 10)).toBe(true);
    const english = await rulesOf(game, "en");
    expect(here.map(({ picture }) => picture)).toEqual(pictures(english.blocks).map(({ picture }) => picture));
  });

  test("headings are numbered, so that a link survives another language", () => {
    const ids = page.blocks.filter((block) => block.kind === "heading").map(({ id }) => id);
    expect(ids[0]).toBe("part-1");
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("words in place of a clause, and clauses of another game, are none", () => {
  expect(["turn", "over", "closed", "seat", "phase", "", "F7", "X", "XX1"].filter((clause) => isClause("extra", clause))).toEqual([]);
  expect([isClause("extra", "X20"), isClause("elfer", "V1.2"), isClause("elfer", "E5"), isClause("bridge", "X20")]).toEqual([true, true, true, false]);
});

test("a clause ends where the next one begins", () => {
  const page = pageOf('# G\n\n## H\n\nBefore. <a id="X1"></a>One **bold** [X2](#X2) (X1). <a id="X2"></a>Two, see [X1](#X1) (X2).\n');
  expect(clauseOf(page, "X1")?.spans).toEqual(["One ", { kind: "strong", spans: ["bold"] }, " ", { kind: "link", clause: "X2", text: "X2" }, " (X1). "]);
  expect(clauseOf(page, "X2")?.spans[1]).toEqual({ kind: "link", clause: "X1", text: "X1" });
  expect(clauseOf(page, "X3")).toBeNull();
});

test.each([
  ["raw HTML", "# G\n\n<b>x</b>"],
  ["a link away", "# G\n\n[x](https://example.org)"],
  ["no title", "text"],
  ["notation, which is for programs", "# G\n\nThe `R12`.\n\n- **`draw`** ([E8](#E8)): `one` – a card.\n"],
  ["code that is no picture", "# G\n\n```js\n1\n```"],
  ["a card that is none", "# G\n\n```cards\nZ3\n```"],
  ["a row that is none", "# G\n\n```rows\nQ 1-3\n```"],
])("%s is refused when the client is built", (_, source) => {
  expect(() => pageOf(source)).toThrow();
});

test("pictures are read", () => {
  const [cards, rows] = pageOf("# G\n\n```cards\n9C JC!\n```\n\n*Words*\n\n```rows\nG 11-13\nR 11 *12 15! +16\nG13>R13\n```\n").blocks;
  expect(cards).toEqual({
    kind: "picture",
    picture: { kind: "cards", lines: [[{ card: "9C", marked: false }, { card: "JC", marked: true }]] },
    caption: ["Words"],
  });
  expect(rows?.kind === "picture" && rows.picture).toEqual({
    kind: "rows",
    columns: [11, 12, 13, null, 15, 16],
    rows: [
      { colour: "G", cells: { 11: { card: "G11", state: "lies" }, 12: { card: "G12", state: "lies" }, 13: { card: "G13", state: "lies" } } },
      {
        colour: "R",
        cells: { 11: { card: "R11", state: "lies" }, 12: { card: "*R12", state: "lies" }, 15: { card: "R15", state: "new" }, 16: { card: "R16", state: "fits" } },
      },
    ],
    bridges: [{ from: "G13", to: "R13" }],
  });
});

test("options and their values are named; what a value means is told right behind it", () => {
  const [list, after] = pageOf("# G\n\n- **`beat`** ([S9](#S9)): `exact` – one; `any`, `none` – others.\n- **`ace`** (S1): `true` – it does.\n\nWith `any` or `ace`.\n").blocks;
  const items = list?.kind === "list" ? list.items.map(([first]) => (first?.kind === "text" ? first.spans : [])) : [];
  expect(items[0]).toEqual([
    { kind: "strong", spans: [{ kind: "option", name: "beat" }] }, " (", { kind: "link", clause: "S9", text: "S9" }, "): ",
    { kind: "value", option: "beat", value: "exact", told: true }, "one; ",
    { kind: "value", option: "beat", value: "any", told: false }, ", ",
    { kind: "value", option: "beat", value: "none", told: true }, "others.",
  ]);
  expect(items[1]?.slice(1)).toEqual([" (S1): ", { kind: "value", option: "ace", value: "true", told: true }, "it does."]);
  expect(after?.kind === "text" && after.spans).toEqual(["With ", { kind: "value", option: "beat", value: "any", told: false }, " or ", { kind: "option", name: "ace" }, "."]);
});
