// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";
import Back from "../../src/cards/Back.svelte";
import Bonus from "../../src/cards/Bonus.svelte";
import Bridge from "../../src/cards/Bridge.svelte";
import Card from "../../src/cards/Card.svelte";
import { colourLetters, rankLetters, type Lang } from "../../src/cards/names";

const LANGS: Lang[] = ["en", "de", "fr", "it"];
const COLOURS = ["R", "Y", "G", "B"];
const ROWS = COLOURS.flatMap((colour) => Array.from({ length: 21 }, (_, i) => `${colour}${i + 1}`));
const RANKS = ["7", "8", "9", "T", "J", "Q", "K", "A"];
const TRICKS = ["C", "S", "H", "D"].flatMap((suit) => RANKS.map((rank) => rank + suit));

function drawn<Props extends object>(component: Component<Props, object, any>, props: NoInfer<Props>): string {
  const target = document.createElement("div");
  const made = mount(component as Component<object>, { target, props });
  flushSync();
  const html = target.innerHTML.replaceAll("<!---->", "");
  void unmount(made);
  return html;
}

const texts = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const place = (html: string) => html.match(/<g transform="translate\([\d. ]+\)scale\(\.26\)/)?.[0];

test("a number card shows its number once and its colour's letter, shape and letter in one corner", () => {
  for (const small of [false, true]) {
    const corners = new Set<string | undefined>();
    for (const card of ROWS) {
      const html = drawn(Card, { card, lang: "en", small });
      expect(texts(html).sort()).toEqual([card.slice(0, 1), card.slice(1)].sort());
      corners.add(place(html));
    }
    expect(corners.size).toBe(1);
    expect([...corners][0]).toBeDefined();
  }
});

const PATIENCE = 60_000; // ms: 148 drawings, beside whatever else the machine does

test("no two drawings are alike", () => {
  const rows = ["R1", "R11", "R12", "Y1", "Y11", "G11", "B11", "*", "*R12", "*B12"];
  for (const small of [false, true]) {
    const faces = [...rows, ...TRICKS].map((card) => drawn(Card, { card, lang: "en", small }));
    const german = TRICKS.map((card) => drawn(Card, { card, lang: "en", pack: "german", small }));
    expect(new Set([...faces, ...german]).size).toBe(rows.length + 64);
  }
}, PATIENCE);

test.each(LANGS)("in %s colours and ranks have letters of their own, and cards show them", (lang) => {
  expect(new Set(COLOURS.map((colour) => colourLetters(colour, lang))).size).toBe(4);
  for (const german of [false, true]) expect(new Set(RANKS.map((rank) => rankLetters(rank, lang, german))).size).toBe(8);
  expect(texts(drawn(Card, { card: "G5", lang }))).toContain(colourLetters("G", lang));
  expect(texts(drawn(Card, { card: "QS", lang }))[0]).toBe(rankLetters("Q", lang, false));
  expect(texts(drawn(Card, { card: "QS", lang, pack: "german" }))[0]).toBe("O");
});

test("seven to ten show as many pips as they count", () => {
  for (const [card, pips] of [["7S", 7], ["8S", 8], ["9S", 9], ["TS", 10]] as const) {
    const marks = drawn(Card, { card, lang: "en" }).match(/scale\(0?\.18\)/g) ?? [];
    expect(marks.length - 2).toBe(pips); // two stand in the corners
  }
});

test("a drawing is hidden from readers, has no style of its own, and a hidden card says nothing", () => {
  const others = [drawn(Back, {}), drawn(Back, { chip: true }), drawn(Bonus, {}), drawn(Bridge, {})];
  const all = ["R1", "Y11", ...TRICKS, "*", "*R12"].map((card) => drawn(Card, { card, lang: "de" }));
  for (const html of [...others, ...all]) {
    expect(html).toMatch(/^<svg[^>]*aria-hidden="true"/);
    expect(html).not.toMatch(/style=|<style|id="/);
  }
  expect(drawn(Card, { card: null, lang: "de" })).toBe(others[0]);
});
