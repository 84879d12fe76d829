import { expect, test } from "vitest";
import type { Offer } from "../../src/home/offer";
import type { TableShown } from "../../src/link/messages";
import { maySpare } from "../../src/lobby/seating";

const offer = { games: [{ game: "elfern", players: [2], options: {} }, { game: "extra", players: [2, 3, 4], options: {} }], bots: [] } as unknown as Offer;
const table = (game: string, seats: number) => ({ terms: { game }, seats: Array.from({ length: seats }, () => ({})) }) as unknown as TableShown;

test("a seat can be done without where the game can do with fewer", () => {
  expect(maySpare(table("extra", 3), offer)).toBe(true);
  expect(maySpare(table("extra", 2), offer)).toBe(false);
  expect(maySpare(table("elfern", 2), offer)).toBe(false);
  expect(maySpare(table("later", 2), offer)).toBe(false); // a game that this page does not know
});
