// The browser's own deal against the server's (tests/web/deal_vectors.py), and its parts one by one.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonical } from "../../src/link/hash";
import { dealt } from "../../src/record/deal";
import { sha256Hex } from "../../src/record/sha256";
import { Stream, wordsOf } from "../../src/record/shuffle";

interface Vector { game: string; players: string[]; dealer: number; seed: string; start: { options: Record<string, string> } }
const deals = JSON.parse(readFileSync(new URL("deals.json", import.meta.url), "utf8")) as Vector[];

test("a text of any length has the hash that Node computes", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "11 €".repeat(length).slice(0, length);
    expect(sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("the words of a seed are those of SEED:0, SEED:1 …", () => {
  const words = wordsOf("eleven");
  const hex = Array.from({ length: 16 }, () => words.next().value.toString(16).padStart(8, "0")).join("");
  expect(hex).toBe(sha256Hex("eleven:0") + sha256Hex("eleven:1"));
});

test("words past the last whole multiple are skipped", () => {
  const stream = new Stream([2 ** 32 - 1, 2 ** 32 - 2, 7].values() as Iterator<number, never>);
  expect(stream.below(5)).toBe(4); // 2³² − 1 is a multiple of 5, so it would favour 0
  expect(stream.below(5)).toBe(2);
});

test.each(deals.map((deal) => [`${deal.game} for ${deal.players.length}, ${deal.seed.slice(0, 8)}`, deal] as const))("%s", (_, deal) => {
  const { game, dealer, seed, start } = deal;
  const found = dealt({ game, options: start.options, players: deal.players.length, dealer, seed });
  expect(canonical(found)).toBe(canonical(start));
});

test("another dealer, text or game is another deal", () => {
  const [deal] = deals;
  const same = { game: "elfern", options: {}, players: 2, dealer: 1, seed: deal?.seed ?? "" };
  const told = [same, { ...same, dealer: 0 }, { ...same, seed: `${same.seed}!` }, { ...same, game: "schneider" }].map((one) => canonical(dealt(one)));
  expect(new Set(told).size).toBe(4);
  expect(dealt({ ...same, game: "skat" })).toBeNull();
});
