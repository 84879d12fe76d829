// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { Offer } from "../../src/home/offer";
import type { TableShown } from "../../src/link/messages";
import { recoveryOf, remember } from "../../src/home/remembered";
import { maySpare, takeBack } from "../../src/lobby/seating";
import { seated, speak } from "../table/seated";

afterEach(() => void vi.unstubAllGlobals());

const offer = { games: [{ game: "elfern", players: [2], options: {} }, { game: "extra", players: [2, 3, 4], options: {} }], bots: [] } as unknown as Offer;
const table = (game: string, seats: number) => ({ terms: { game }, seats: Array.from({ length: seats }, () => ({})) }) as unknown as TableShown;

test("a seat can be done without where the game can do with fewer", () => {
  expect(maySpare(table("extra", 3), offer)).toBe(true);
  expect(maySpare(table("extra", 2), offer)).toBe(false);
  expect(maySpare(table("elfern", 2), offer)).toBe(false);
  expect(maySpare(table("later", 2), offer)).toBe(false); // a game that this page does not know
});

test.each([
  ["no seat has it", 409, "seat", "7k3mq 9xt2a", null],
  ["another one was mistyped", 409, "seat", "7K3MQ-9XT2B", "7K3MQ-9XT2A"],
  ["too many were tried", 429, "busy", "7K3MQ-9XT2A", "7K3MQ-9XT2A"],
] as const)("a recovery code that the server does not take, because %s", async (_, status, clause, tried, kept) => {
  speak();
  remember("ABCDEF", "7K3MQ-9XT2A");
  vi.stubGlobal("fetch", async () => Response.json({ clause, reason: "no" }, { status }));
  await expect(takeBack(seated().session, tried)).rejects.toThrow("no");
  expect(recoveryOf("ABCDEF")).toBe(kept);
});
