import { expect, test } from "vitest";
import { against, termsOf, unusual, usualWish } from "../../src/home/making";
import type { GameOffered, Offer } from "../../src/home/offer";

const elfer: GameOffered = {
  game: "elfer",
  players: [2, 3, 4, 5, 6],
  options: {
    variant: { clause: "V1", values: ["standard", "false_start"] },
    max_cards: { clause: "E5", values: [0, 1] },
    force_eleven: { clause: "E7", values: [false, true] },
  },
};
const elfern: GameOffered = { game: "elfern", players: [2], options: { must_head: { clause: "F7", values: [false, true] } } };
const offer: Offer = { games: [elfer, elfern], bots: ["random", "thumb"] };

test("against bots at once: three in row games, one in trick games, the strongest there are", () => {
  expect(against(elfer, offer)).toEqual({ game: "elfer", seats: 4, bots: { 1: "thumb", 2: "thumb", 3: "thumb" } });
  expect(against(elfern, offer)).toEqual({ game: "elfern", seats: 2, bots: { 1: "thumb" } });
});

test("a game that four cannot play has its least number of seats", () => {
  expect(usualWish({ ...elfer, players: [3, 5] }, offer).seats).toBe(3);
});

test("the form as it opens asks for the usual rules and no bots", () => {
  const terms = termsOf(usualWish(elfer, offer), elfer);
  expect(terms).toEqual({ game: "elfer", seats: 4, bots: {}, options: {}, clock: { kind: "none" }, games: 1, listed: false, chat: false });
});

test("bots get the last seats, and one seat stays for oneself", () => {
  const wish = { ...usualWish(elfer, offer), seats: 3, bots: 5, level: "random" };
  expect(termsOf(wish, elfer).bots).toEqual({ 1: "random", 2: "random" });
  expect(termsOf({ ...wish, bots: 1 }, elfer).bots).toEqual({ 2: "random" });
});

test("only what is not as usual is sent, and nothing that the game does not have", () => {
  const chosen = { variant: "false_start", max_cards: 0, force_eleven: true, beat: "any_suit", scoring: "odd" };
  expect(unusual(chosen, elfer.options)).toEqual({ variant: "false_start", force_eleven: true });
});
