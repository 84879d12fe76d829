// A deal that was promised holds; each kind of falsehood is found at its step.

import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { note, noted, noteText, ownText } from "../../src/record/promise";
import type { GameRecord } from "../../src/record/record";
import { sha256Hex } from "../../src/record/sha256";
import { verified } from "../../src/record/verify";

const records = JSON.parse(readFileSync(new URL("deals.json", import.meta.url), "utf8")) as GameRecord[];
const broken = (record: GameRecord, seen: string | null = null): string[] =>
  verified(record, seen).checks.filter((check) => !check.holds).map((check) => check.question);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("every deal of the engine holds", () => {
  for (const record of records) expect(verified(record, null).holds).toBe(true);
});

test.each(["elfer", "extra", "elfern", "schneider"])("a false %s record is found out", (game) => {
  const record = records.find((one) => one.game === game) as GameRecord;
  const { start } = record;
  const [first, second, ...others] = start.hands as string[][];
  const swapped = [[...(second ?? [])], [...(first ?? [])], ...others];
  expect(broken({ ...record, start: { ...start, hands: swapped } })).toEqual(["deal"]);
  expect(broken({ ...record, start: { ...start, stock: [...(start.stock as string[])].reverse() } })).toEqual(["deal"]);
  expect(broken({ ...record, start: { ...start, laid: 1 } as unknown as GameRecord["start"] })).toEqual(["deal"]);
  expect(broken({ ...record, marks: { commitment: sha256Hex("another secret") } })).toEqual(["promise"]);
  expect(broken({ ...record, marks: {} })).toEqual(["promise"]);
  expect(broken({ ...record, seed: `${record.seed}:one more` })).toEqual(["texts", "deal"]);
  expect(broken({ ...record, seed: `${record.seed}${"x".repeat(65)}` })).toEqual(["texts", "deal"]);
  expect(broken({ ...record, seed: `${record.seed}\t` })).toEqual(["texts", "deal"]);
  expect(broken({ ...record, seed: null })).toEqual(["promise", "texts", "deal"]);
  expect(broken({ ...record, options: { other: true } })).toEqual(["deal"]);
});

test("a promise that this browser noted before must be the record's", () => {
  const record = records[0] as GameRecord;
  expect(verified(record, record.marks.commitment ?? "").checks[0]).toEqual({ question: "noted", holds: true });
  expect(broken(record, sha256Hex("what was shown before"))).toEqual(["noted"]);
});

test("the first promise for a game counts, in every phase", () => {
  const table = { code: "ABCDEF", commitment: "one", deal: null, game: -1, phase: "gathering" } as const;
  note(table);
  note({ ...table, commitment: "another" });
  expect(noted("ABCDEF", 0)).toBe("one");
  const deal = { commitment: "changed", secret: null, texts: [] };
  note({ ...table, phase: "playing", game: 0, deal });
  expect(noted("ABCDEF", 0)).toBe("one");
  note({ ...table, phase: "playing", game: 1, deal });
  expect(noted("ABCDEF", 1)).toBe("changed");
  note({ ...table, phase: "between", game: 1, commitment: "third" });
  expect(noted("ABCDEF", 2)).toBe("third");
  note({ ...table, phase: "closed", game: 4 });
  expect(noted("ABCDEF", 5)).toBeNull();
  expect(noted(undefined, undefined)).toBeNull();
});

test("only so many promises are kept, and rubbish is no trouble", () => {
  localStorage.setItem("elferrat-promises", "{");
  for (let game = 0; game < 130; game += 1) note({ code: "ABCDEF", commitment: `${game}`, deal: null, game: game - 1, phase: "between" });
  expect(noted("ABCDEF", 0)).toBeNull();
  expect(noted("ABCDEF", 129)).toBe("129");
});

test("the text that this browser added must be in the seed; the last one before the deal counts", () => {
  const [record] = records;
  if (!record) throw new Error("no record");
  const own = (record.seed ?? "").split(":")[1] ?? "";
  expect(verified(record, null, own).holds).toBe(true);
  const failed = verified(record, null, "written by me").checks.filter((check) => !check.holds);
  expect(failed.map((check) => check.question)).toEqual(["own"]);
  noteText({ code: "ABCDEF", game: 2 }, "first");
  noteText({ code: "ABCDEF", game: 2 }, "second");
  noteText({ code: "ABCDEF", game: 2 }, "");
  expect(ownText("ABCDEF", 3)).toBe("second");
  expect(ownText("ABCDEF", 2)).toBeNull();
});
