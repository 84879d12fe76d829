// Hands as large as they become: shown whole on the smallest phones. The view is a scripted one, since no
// deal can be asked for; everything else is the real page.

import type { Page } from "@playwright/test";
import { hand } from "./playing";
import { bots, expect, person, sitAt, test } from "./server";

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

for (const [width, height] of [[320, 568], [360, 640], [390, 844], [412, 915], [844, 390], [1280, 800], [2560, 1440]] as const) {
  for (const game of ["elfer", "extra"]) {
    test(`24 cards of ${game} at ${width}×${height}`, async ({ browser, server }) => {
      const page = await person(browser, { viewport: { width, height } });
      const { code } = await sitAt(page, server, { game, seats: 4, name: "Ann", bots: bots(4), pace: 5_000 });
      await page.goto(`${server.url}/t/${code}`);
      await expect(hand(page)).toBeVisible(); // the game has begun; from here on the hand is scripted
      await dealing(page, cardsOf(24));
      await page.reload();
      await expect(hand(page).getByRole("option")).toHaveCount(24);
      const bar = await page.locator(".turnbar").boundingBox();
      for (const option of await hand(page).getByRole("option").all()) {
        const box = await option.boundingBox();
        const end = (box?.y ?? 0) + (box?.height ?? Infinity);
        expect(end).toBeLessThanOrEqual(width > height && height < 480 ? height : (bar?.y ?? 0)); // lying, the bar stands beside
      }
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height);
      await page.context().close();
    });
  }
}
