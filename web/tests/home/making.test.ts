import { expect, test } from "vitest";
import { against, lengths, termsOf, unusual, usualWish, wishFor } from "../../src/home/making";
import { firstLevel, type GameOffered, type Offer } from "../../src/home/offer";
import { store } from "../../src/words/stored";

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
const schneider: GameOffered = { game: "schneider", players: [2], options: {} };
const offer: Offer = { games: [elfer, elfern, schneider], bots: ["random", "thumb", "strong"], usual_bot: "thumb", reviews: true };

test("against bots at once: three in row games, one in trick games, of the usual level", () => {
  expect(against(elfer, offer)).toEqual({ game: "elfer", seats: 4, bots: { 1: "thumb", 2: "thumb", 3: "thumb" }, games: 1 });
  expect(against(elfern, offer)).toEqual({ game: "elfern", seats: 2, bots: { 1: "thumb" }, games: 1 });
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

test("the level that was chosen last is where a choice begins, if it can play here; a match at once is of the usual one", () => {
  for (const [kept, level] of [[null, "thumb"], ["strong", "strong"], ["max", "thumb"], ["", "thumb"]] as const) {
    store("level", kept);
    expect([firstLevel(offer), usualWish(elfer, offer).level]).toEqual([level, level]);
    expect(against(elfern, offer).bots).toEqual({ 1: "thumb" });
  }
  store("level", null);
});

test("only what is not as usual is sent, and nothing that the game does not have", () => {
  const chosen = { variant: "false_start", max_cards: 0, force_eleven: true, beat: "any_suit", scoring: "odd" };
  expect(unusual(chosen, elfer.options)).toEqual({ variant: "false_start", force_eleven: true });
});

test("S8: a table of Schneider is for an even number of games, two unless others are chosen", () => {
  expect(lengths("schneider").slice(0, 4)).toEqual([2, 4, 6, 8]);
  expect(lengths("schneider").filter((games) => games % 2)).toEqual([]);
  expect(lengths("elfern").slice(0, 3)).toEqual([1, 2, 3]);
  expect([usualWish(schneider, offer).games, against(schneider, offer).games]).toEqual([2, 2]);
});

test("with another game a length that was chosen stays if it fits; the usual one becomes that game's", () => {
  const wish = (game: GameOffered, games: number) => ({ ...usualWish(game, offer), games, listed: true });
  expect(wishFor(schneider, elfern, wish(elfern, 1), offer)).toEqual({ ...usualWish(schneider, offer), listed: true });
  expect(wishFor(schneider, elfern, wish(elfern, 5), offer).games).toBe(2);
  expect(wishFor(schneider, elfern, wish(elfern, 6), offer).games).toBe(6);
  expect(wishFor(elfern, schneider, wish(schneider, 2), offer).games).toBe(1);
  expect(wishFor(elfern, schneider, wish(schneider, 0), offer).games).toBe(0);
});
