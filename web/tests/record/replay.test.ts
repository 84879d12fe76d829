// Moments of a finished game, what a seat sees of them, and the way through them.

import { expect, test } from "vitest";
import type { Play } from "../../src/play/play";
import type { RecordSteps } from "../../src/record/record";
import { moments, named, seen, told } from "../../src/record/replay";
import { Replayer } from "../../src/record/replayer.svelte";
import { catalogue, type Words } from "../../src/words/words.svelte";

const START = {
  game: "elfern", options: {}, hands: [["AH"], ["KH"]], stock: ["7C", "8C"], turn: 0, leader: 0, trick: [], won: [[], []], dealer: 1,
} as Play;
const STEPS: RecordSteps = {
  game: "elfern",
  start: START,
  steps: [
    { seat: 0, move: "AH", by: null, events: [{ event: "laid", seat: 0, card: "AH" }], play: { hands: [[], ["KH"]], trick: ["AH"], turn: 1 }, gone: [] },
    {
      seat: 1, move: "KH", by: "bot",
      events: [
        { event: "laid", seat: 1, card: "KH" },
        { event: "trick_won", seat: 0, cards: ["AH", "KH"] },
        { event: "drew", seat: 0, count: 1, cards: ["7C"] },
        { event: "drew", seat: 1, count: 1, cards: ["8C"] },
      ],
      play: { hands: [["7C"], ["8C"]], stock: [], trick: [], won: [["AH", "KH"], []], turn: 0 },
      gone: ["dealer"],
    },
  ],
};

test("each move is merged into the position before it, and the deal stays as it was", () => {
  const [deal, one, two] = moments(STEPS);
  expect(deal?.play).toEqual(START);
  expect(one?.play).toEqual({ ...START, hands: [[], ["KH"]], trick: ["AH"], turn: 1 });
  expect(one?.last).toBe("AH");
  expect([one?.led, two?.led]).toEqual([null, 0]);
  expect(two?.play).not.toHaveProperty("dealer");
  expect(two?.play.hands).toEqual([["7C"], ["8C"]]);
});

test("through a seat's eyes other hands and the stock are numbers, until the game is over", () => {
  expect(seen(START, 1)).toMatchObject({ hands: [1, ["KH"]], stock: 2 });
  expect(seen(START, null)).toBe(START);
  const over = { ...START, over: true };
  expect(seen(over, 1)).toBe(over);
});

test("what another seat drew is not told", () => {
  catalogue.words = {
    page: {}, cards: { "7C": "seven", "8C": "eight", AH: "ace", KH: "king" },
    drew: [["You draw a card.", "{name} draws a card."]],
    events: { drew_seen: ["You draw {cards}.", "{name} draws {cards}."], played: ["You play {card}.", "{name} plays {card}."], trick_won: ["You win.", "{name} wins."] },
  } as unknown as Words;
  const who = (you: number | null) => ({ you, terms: { game: "elfern" }, seats: [{ name: "Ada" }, { name: "Ben" }] });
  const last = moments(STEPS).at(-1);
  if (!last) throw new Error("no moment");
  expect(told(last, null, who(null))).toBe("Ben plays king. Ada wins. Ada draws seven. Ben draws eight.");
  expect(told(last, 1, who(1))).toBe("You play king. Ada wins. Ada draws a card. You draw eight.");
  expect(told({ ...last, step: null }, null, who(null))).toBe("");
});

test("an address names a moment of the game, or else the deal", () => {
  expect(["#12", "", "#x", "#1.5", "#-3", "#99"].map((hash) => named(hash, 40))).toEqual([12, 0, 0, 0, 0, 40]);
});

test("a replay stays within the game, and stops where it is led", () => {
  const player = new Replayer(3, 2);
  player.go(9);
  expect(player.at).toBe(3);
  player.go(-Infinity);
  expect(player.at).toBe(0);
  player.toggle();
  player.tick();
  expect([player.at, player.playing]).toEqual([1, true]);
  player.go(2);
  expect(player.playing).toBe(false);
  player.tick();
  expect(player.at).toBe(2);
});

test("it plays to the end and stops there; played again it begins with the deal", () => {
  const player = new Replayer(2);
  player.toggle();
  player.tick();
  player.tick();
  expect([player.at, player.playing]).toEqual([2, false]);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  const empty = new Replayer(0);
  empty.toggle();
  expect(empty.playing).toBe(false);
});

test("keys step, leap and play; others mean nothing", () => {
  const player = new Replayer(5, 2);
  const led = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"].map((key) => (player.key(key), player.at));
  expect(led).toEqual([3, 4, 3, 5, 0]);
  expect(player.key(" ")).toBe(true);
  expect(player.playing).toBe(true);
  expect(player.key("x")).toBe(false);
  expect(player.key("toString")).toBe(false);
});
