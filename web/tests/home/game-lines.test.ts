// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import GameLines from "../../src/home/GameLines.svelte";
import type { GamePlayed } from "../../src/home/lists";
import { counted } from "../../src/sheet/game";
import type { Play } from "../../src/play/play";
import { catalogue } from "../../src/words/words.svelte";
import { elfer, speak } from "../table/seated";

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

const seat = (name: string, points: number, won = false) => ({ name, points, won, place: won ? 1 : 2, player: null, bot: null });

function lines(game: string, seats: GamePlayed["seats"]): HTMLElement {
  speak();
  catalogue.words!.page["winner"] = "winner";
  shown = mount(GameLines, { target: document.body, props: { games: [{ record: "r", table: "BCDFGH", game, ended: 0, seats }] } });
  flushSync();
  return document.querySelector("small")!;
}

const points = (line: HTMLElement) => [...line.querySelectorAll("b")].map((one) => one.textContent);

test("who has which points: a name that ends in a number does not run into them", () => {
  const line = lines("elfern", [seat("Guest", 2), seat("Bot 2", 18, true), seat("", 0)]);
  expect(line.textContent?.trim()).toBe("Guest: 2 · ★ Bot 2: 18, winner · seat 3: 0");
  expect(points(line)).toEqual(["2", "18", "0"]);
});

test("the classic's points are the sheet's numbers left; points of Extra may be below nothing", () => {
  expect(points(lines("elfer", [seat("Ann", -73), seat("Bob", 0, true)]))).toEqual(["73", "0"]);
  expect(counted(elfer({ scores: [-73, 0] }) as unknown as Play, 0)).toBe(73);
  document.body.replaceChildren();
  expect(points(lines("extra", [seat("Ann", -12), seat("Bob", 33, true)]))).toEqual(["−12", "33"]);
});
