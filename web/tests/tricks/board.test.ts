// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { TrickPlay } from "../../src/play/play";
import { settings } from "../../src/settings/settings.svelte";
import { marking } from "../../src/table/marking";
import TrickBoard from "../../src/tricks/TrickBoard.svelte";
import { catalogue } from "../../src/words/words.svelte";

const play = (changes: Partial<TrickPlay> = {}): TrickPlay => ({
  game: "elfern", options: {}, hands: [["AC", "7H"], 5], stock: 4, turn: 0, dealer: 1, leader: 0,
  trick: [], won: [[], []], ...changes,
});

beforeEach(async () => {
  const page = {
    "tricks-led-by": "{name} led {text}", "tricks-won-by": "{name} won", "tricks-won-you": "you won",
    "tricks-stock-gone": "gone", "tricks-stock": "stock {count}", "tricks-last": "last", you: "you",
  };
  vi.stubGlobal("fetch", async () => Response.json({ lang: "en", page, cards: {}, colours: {}, suits: { S: "spades" }, german: { cards: {}, suits: { S: "leaves" } }, moves: {} }));
  await catalogue.choose("en");
  settings.pack = "french";
});

function shown(changes: Partial<TrickPlay>, you: number | null, led: number | null = null): { text: string; stars: number; hidden: boolean } {
  const target = document.createElement("div");
  const made = mount(TrickBoard, { target, props: { play: play(changes), names: ["Ada", "Bo"], you, led } });
  flushSync();
  const found = {
    text: (target.textContent ?? "").replaceAll(/\s+/g, " "),
    stars: target.querySelectorAll(".star").length,
    hidden: target.querySelector(".last")?.classList.contains("away") ?? false,
  };
  void unmount(made);
  return found;
}

test("the suit led is said in the words of the pack, with who led", () => {
  expect(shown({ leader: 1, trick: ["TS"] }, 0).text).toContain("Bo led spades");
  settings.pack = "german";
  expect(shown({ leader: 1, trick: ["TS"] }, 0).text).toContain("Bo led leaves");
});

test("a complete trick stays in the middle, its winner's card marked, until the next lead", () => {
  const won = { leader: 1, won: [[], ["TS", "KS"]] };
  const complete = shown(won, 0, 0);
  expect(complete).toMatchObject({ stars: 1, hidden: true });
  expect(complete.text).toContain("Bo won");
  const next = shown({ ...won, trick: ["9D"] }, 0, 0);
  expect(next).toMatchObject({ stars: 1, hidden: false });
  expect(next.text).toContain("Bo led");
  expect(next.text).toContain("✓ Bo");
});

test("where nobody knows who led, the winner is named and no card marked", () => {
  const complete = shown({ leader: 0, won: [["TS", "KS"], []] }, 0);
  expect(complete.stars).toBe(0);
  expect(complete.text).toContain("you won");
});

test("the stock with its count, or that it is gone", () => {
  expect(shown({}, 0).text).toContain("stock 4");
  expect(shown({ stock: 0 }, 0).text).toContain("gone");
});

test("marks stand at cards of the hand until they end", () => {
  const root = document.createElement("div");
  root.innerHTML = '<div data-card="AC"></div><div data-card="7H"></div>';
  const end = marking(["7H", "KD"], "fresh", "new")(root);
  expect([...root.querySelectorAll("[data-fresh]")].map((one) => one.outerHTML)).toEqual(['<div data-card="7H" data-fresh="new"></div>']);
  end();
  expect(root.querySelector("[data-fresh]")).toBeNull();
});
