import { expect, test } from "vitest";
import type { EventTold } from "../../src/link/messages";
import type { TrickPlay } from "../../src/play/play";
import { isHeld } from "../../src/tricks/match";
import { bound, phases, stockGone } from "../../src/tricks/phase";
import { begun, drawnNow, hasWon, honours, lastLed, lastTrick, withPressed } from "../../src/tricks/tricks";

const play = (changes: Partial<TrickPlay> = {}): TrickPlay => ({
  game: "elfern", options: {}, hands: [["AC", "7H"], 6], stock: 20, turn: 0, dealer: 1, leader: 0,
  trick: [], won: [[], []], ...changes,
});
const moved = (seat: number, ...events: Record<string, unknown>[]): EventTold => ({ kind: "moved", number: 1, at: 0, seat, events });
const laid = (seat: number, card: string) => ({ event: "laid", seat, card });
const drew = (seat: number, ...cards: string[]) => ({ event: "drew", seat, count: 1, ...(cards.length ? { cards } : {}) });

test("before the first card no trick lies", () => {
  expect(begun(play())).toBeNull();
  expect(lastTrick(play())).toBeNull();
});

test("the lead is the leader's, its suit is the one led, and a pressed reply has no winner yet", () => {
  const one = begun(play({ leader: 1, trick: ["TS"] }));
  expect(one).toEqual({ cards: [{ card: "TS", seat: 1 }], suit: "S", winner: null });
  const two = begun(play({ leader: 1, trick: ["TS", "AH"] }));
  expect(two?.cards[1]).toEqual({ card: "AH", seat: 0 });
  expect(two?.winner).toBeNull();
});

test("the last trick is the newest pair of who leads now, and its winner's card is known with its leader", () => {
  const now = play({ leader: 1, won: [["AC", "KC"], ["7H", "8H", "9D", "QD"]] });
  const events = [moved(0, laid(0, "9D")), moved(1, laid(1, "QD"))];
  expect(lastTrick(now)).toEqual({ cards: [{ card: "9D", seat: null }, { card: "QD", seat: null }], suit: "D", winner: 1 });
  expect(lastLed(now, events)).toBe(0);
  const trick = lastTrick(now, 0);
  expect(trick?.cards.map((one) => trick && hasWon(trick, one))).toEqual([false, true]);
  const unknown = lastTrick(now);
  expect(unknown?.cards.some((one) => unknown && hasWon(unknown, one))).toBe(false);
});

test("who led is not taken from the game before", () => {
  const now = play({ leader: 1, won: [[], ["9D", "QD"]] });
  const dealt: EventTold = { kind: "dealt", number: 2, at: 0 };
  expect(lastLed(now, [moved(0, laid(0, "9D")), dealt, moved(1, laid(1, "QD"))])).toBeNull();
});

test("a pressed card lies at once, and only until the view shows it", () => {
  const before = play({ leader: 1, trick: ["9C"] });
  expect(withPressed(before, ["AC", "7H"], "AC").trick).toEqual(["9C", "AC"]);
  expect(withPressed(before, ["AC", "7H"], null)).toBe(before);
  const after = play({ trick: ["AC"] });
  expect(withPressed(after, ["7H"], "AC")).toBe(after);
});

test("honours by suit, aces first; sevens to nines are none", () => {
  expect(honours(play({ won: [["TH", "9C", "KC", "AC", "AD", "JS", "7S", "QH"], ["KD"]] }), 0)).toEqual(["AC", "KC", "JS", "QH", "TH", "AD"]);
  expect(honours(play(), 1)).toEqual([]);
});

test("a drawn card is new until one's own next card", () => {
  const won = moved(1, laid(1, "8H"), drew(1), drew(0, "KS"));
  expect(drawnNow([won], 0)).toEqual(["KS"]);
  expect(drawnNow([won, moved(1, laid(1, "9H"))], 0)).toEqual(["KS"]);
  expect(drawnNow([won, moved(0, laid(0, "7H"))], 0)).toEqual([]);
  expect(drawnNow([won, { kind: "taken_back", number: 2, at: 0 }], 0)).toEqual([]);
  expect(drawnNow([won], 1)).toEqual([]);
  expect(drawnNow([won], null)).toEqual([]);
});

test.each<[Partial<TrickPlay>, string[], string[]]>([
  [{}, ["free"], ["F6"]],
  [{ stock: 0 }, ["follow"], ["F7"]],
  [{ stock: [], options: { must_head: true } }, ["head"], ["F7"]],
  [{ options: { must_head: true } }, ["free"], ["F6"]],
  [{ game: "schneider" }, ["exact-suit"], ["S5"]],
  [{ game: "schneider", stock: 0, options: { beat: "any_suit" } }, ["any-suit"], ["S9"]],
  [{ game: "schneider", options: { beat: "follow_suit", seven_beats_ace: true } }, ["follow-suit", "seven"], ["S9", "S10"]],
])("what holds now: %o", (changes, keys, clauses) => {
  const now = phases(play(changes));
  expect(now.map(({ key }) => key)).toEqual(keys);
  expect(now.map(({ clause }) => clause)).toEqual(clauses);
});

test("the stock is gone when no card is in it, shown or not", () => {
  expect([20, 1, 0].map((stock) => stockGone(play({ stock })))).toEqual([false, false, true]);
  expect([["AC"], []].map((stock) => stockGone(play({ stock })))).toEqual([false, true]);
});

test("bound is who may not reply with every card of the hand", () => {
  const hand = ["AC", "7H"];
  expect(bound(play({ trick: ["9C"], legal: ["AC"] }), hand)).toBe(true);
  expect(bound(play({ trick: ["9C"], legal: hand }), hand)).toBe(false);
  expect(bound(play({ trick: ["9C"] }), hand)).toBe(false);
  expect(bound(play({ legal: hand }), hand)).toBe(false);
});

test("a point is held after the last hand only", () => {
  const hand = (held: number) => ({ honours: [10, 10], game_points: [0, 0], held, next_dealer: null });
  const match = (...held: number[]) => ({ hands: held.map(hand), totals: [0, 0], dealer: null });
  expect(isHeld(match())).toBe(false);
  expect(isHeld(match(1))).toBe(true);
  expect(isHeld(match(1, 0))).toBe(false);
});
