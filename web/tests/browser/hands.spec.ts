// Hands as large as they become: shown whole on the smallest phones. The view is a scripted one, since no
// deal can be asked for; everything else is the real page.

import type { Page } from "@playwright/test";
import { hand } from "./playing";
import { seated } from "./seated";
import { bots, expect, person, test } from "./server";

const SIZES = [[320, 568], [360, 640], [390, 844], [412, 915], [844, 390], [1280, 800], [2560, 1440]] as const;
const COLOURS = ["R", "Y", "G", "B"];

/** A hand of so many cards, spread over the colours. */
const cardsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${COLOURS[at % 4]}${1 + Math.floor(at / 4) * 2}`).sort(
    (one, other) => COLOURS.indexOf(one.slice(0, 1)) - COLOURS.indexOf(other.slice(0, 1)) || Number(one.slice(1)) - Number(other.slice(1)),
  );

/** Let every welcome of the real server show another hand. */
async function dealing(page: Page, cards: string[]): Promise<void> {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(String(text)) as { frame: string; view?: { play: { hands: unknown[] } | null } };
      if (frame.frame !== "welcome" || !frame.view?.play) return; // the game stands still
      frame.view.play.hands[0] = cards;
      socket.send(JSON.stringify(frame));
    });
  });
}

/** Where the lowest card and the turn's buttons end, and where these begin. */
const edges = (page: Page): Promise<{ cards: number; begin: number; end: number }> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame); // the new size is drawn
    const bar = document.querySelector(".turnbar")?.getBoundingClientRect();
    const cards = [...document.querySelectorAll("[role=listbox] [role=option]")].map((one) => one.getBoundingClientRect().bottom);
    return { cards: Math.max(...cards), begin: bar?.top ?? Infinity, end: bar?.bottom ?? 0 };
  });

for (const game of ["elfer", "extra"]) {
  test(`24 cards of ${game}, in every size`, async ({ browser, server }) => {
    const page = await person(browser);
    const code = await seated(page, server, { game, seats: 4, bots: bots(4), pace: 5_000 });
    await dealing(page, cardsOf(24));
    await page.goto(`${server.url}/t/${code}`);
    await expect(hand(page).getByRole("option")).toHaveCount(24);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const { cards, begin, end } = await edges(page);
      const lies = width > height && height < 480; // then the buttons stand beside the cards
      expect(cards, `${width}×${height}`).toBeLessThanOrEqual(lies ? height : begin);
      expect(end, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });
}

for (const game of ["elfern", "schneider"]) {
  test(`a hand of ${game}, in every size`, async ({ browser, server }) => {
    const page = await person(browser);
    const code = await seated(page, server, { game, seats: 2, bots: bots(2) });
    await page.goto(`${server.url}/t/${code}`);
    await expect(hand(page)).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect((await edges(page)).cards, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });
}
