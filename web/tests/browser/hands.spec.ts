// Hands as large as they become: shown whole on the smallest phones. The view is a scripted one, since no
// deal can be asked for; everything else is the real page.

import type { Page } from "@playwright/test";
import { hand, pause } from "./playing";
import { seated } from "./seated";
import { bots, expect, person, test } from "./server";
import { speak } from "./settings";
import { SIZES, sizing } from "./sizes";

const COLOURS = ["R", "Y", "G", "B"];

/** A hand of so many cards, spread over the colours. */
const cardsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${COLOURS[at % 4]}${1 + Math.floor(at / 4) * 2}`).sort(
    (one, other) => COLOURS.indexOf(one.slice(0, 1)) - COLOURS.indexOf(other.slice(0, 1)) || Number(one.slice(1)) - Number(other.slice(1)),
  );

/** As much of a welcome as is scripted here. */
interface Welcome {
  frame: string;
  now: number;
  number: number;
  events: unknown[];
  absent: unknown[];
  view?: { play: { hands: unknown[]; bridges?: number[]; bonus?: string[][]; legal?: string[]; turn: number } | null };
}

/** Let every welcome of the real server show another hand, and what else is to be shown. */
async function dealing(page: Page, cards: string[], more: (frame: Welcome) => void = () => undefined): Promise<void> {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(String(text)) as Welcome;
      if (frame.frame !== "welcome" || !frame.view?.play) return; // the game stands still
      frame.view.play.hands[0] = cards;
      more(frame);
      socket.send(JSON.stringify(frame));
    });
  });
}

/** What is told of the other seats, ever more of it. */
const TOLD: [string, (frame: Welcome) => void][] = [
  ["nothing", () => undefined],
  ["last actions", (frame) => {
    for (const seat of [1, 2, 3]) {
      const events = [{ event: "laid", seat, card: `Y${9 + seat}` }, { event: "bonus", seat, side: "Y+" }];
      frame.events.push({ number: frame.number + seat, at: 0, kind: "moved", seat, move: `Y${9 + seat}`, events });
    }
  }],
  ["bonus cards and bridges", ({ view }) => {
    const play = view?.play;
    if (!play?.bonus) return;
    play.bonus = [["R-"], ["R+", "Y-", "Y+"], [], ["G+"]];
    play.bridges = [2, 0, 11, 3];
  }],
  ["an absent seat", (frame) => frame.absent.push({ seat: 2, until: frame.now + 99_000 })],
];

/** Where the first card begins, where the lowest card and the turn's buttons end, and where these begin. */
const edges = (page: Page): Promise<{ first: number; cards: number; begin: number; end: number }> =>
  page.evaluate(() => {
    const bar = document.querySelector(".turnbar")?.getBoundingClientRect();
    const cards = [...document.querySelectorAll("[role=listbox] [role=option]")].map((one) => one.getBoundingClientRect());
    return { first: cards[0]?.top ?? 0, cards: Math.max(...cards.map((card) => card.bottom)), begin: bar?.top ?? Infinity, end: bar?.bottom ?? 0 };
  });

for (const game of ["elfer", "extra"]) {
  test(`24 cards of ${game}, in every size`, async ({ browser, server }) => {
    const page = await person(browser);
    const code = await seated(page, server, { game, seats: 4, bots: bots(4), pace: 5_000 });
    await dealing(page, cardsOf(24));
    await page.goto(`${server.url}/t/${code}`);
    await expect(hand(page).getByRole("option")).toHaveCount(24);
    const sized = await sizing(page);
    for (const [width, height] of SIZES) {
      await sized([width, height]);
      const { cards, begin, end } = await edges(page);
      const lies = width > height && height < 480; // then the buttons stand beside the cards
      expect(cards, `${width}×${height}`).toBeLessThanOrEqual(lies ? height : begin);
      expect(end, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });
}

for (const game of ["elfer", "extra"]) {
  test(`whatever the others do in ${game}, one's cards stay where they are, in every language`, async ({ browser, server }) => {
    const page = await person(browser);
    const code = await seated(page, server, { game, seats: 4, bots: bots(4), pace: 5_000 });
    await page.addInitScript(() => localStorage.removeItem("elferrat-seen")); // else it would be told as what was missed
    let most = 0;
    await dealing(page, cardsOf(24), (frame) => TOLD.slice(0, most).forEach(([, tell]) => tell(frame)));
    const sized = await sizing(page);
    const tops = new Map<string, Map<number, string>>(); // of each size, and where it was first seen so
    for (const [told] of TOLD) {
      most += 1;
      await page.goto(`${server.url}/t/${code}`);
      await expect(hand(page).getByRole("option")).toHaveCount(24);
      for (const lang of ["en", "de", "fr", "it"]) {
        await speak(page, lang);
        for (const [width, height] of SIZES.slice(0, 5)) {
          await sized([width, height]);
          const { first, cards, begin } = await edges(page);
          const size = `${width}×${height}`;
          const found = tops.get(size) ?? new Map<number, string>();
          tops.set(size, found.set(first, `${told}, ${lang}`));
          if (width < height) expect.soft(cards, `${size}, ${told}, ${lang}`).toBeLessThanOrEqual(begin);
        }
      }
      await speak(page, "en");
    }
    for (const [size, found] of tops) expect.soft([...found], size).toHaveLength(1);
    await page.context().close();
  });
}

test("every place for a joker is reached with the wheel or a finger, above the buttons", async ({ browser, server }) => {
  const page = await person(browser);
  const code = await seated(page, server, { game: "extra", seats: 4, bots: bots(4), pace: 5_000 });
  const moves = COLOURS.flatMap((colour) => [10, 12, 14, 16, 18].map((number) => `*${colour}${number}`));
  await dealing(page, [...cardsOf(11), "*"], ({ view }) => Object.assign(view?.play ?? {}, { turn: 0, legal: moves }));
  await page.goto(`${server.url}/t/${code}`);
  const places = page.locator("section.places");
  const last = places.locator("li button").last();
  await expect(hand(page)).toBeVisible();
  await pause(page);
  const sized = await sizing(page);
  for (const [width, height] of SIZES) {
    await sized([width, height]);
    await page.locator("[role=option][data-card='*']").click();
    await places.hover({ position: { x: 30, y: 20 } });
    await page.mouse.wheel(0, 5_000);
    const under = () =>
      last.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return [0.1, 0.9].every((part) => button.contains(document.elementFromPoint(left + width / 2, top + height * part)));
      });
    await expect.poll(under, { message: `${width}×${height}`, timeout: 3_000 }).toBe(true);
    await page.keyboard.press("Escape");
    await expect(places).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.context().close();
});

test("the bridge sign says what comes next, or why no bridge can be put", async ({ browser, server }) => {
  const page = await person(browser, { viewport: { width: 320, height: 568 } });
  const code = await seated(page, server, { game: "extra", seats: 4, bots: bots(4), pace: 5_000 });
  let legal: string[] | undefined = ["R11>Y11", "draw"];
  await dealing(page, ["Y11", "R3"], ({ view }) => Object.assign(view?.play ?? {}, { turn: legal ? 0 : 1, legal }));
  const sign = page.getByRole("button", { name: /^Put a bridge/ });
  const line = page.locator(".beside > p");
  await page.goto(`${server.url}/t/${code}`);
  const top = async () => (await hand(page).boundingBox())?.y;
  await expect(sign).toBeVisible();
  const before = await top();
  await sign.click();
  await expect(line).toHaveText("Now choose the card that goes over it.");
  await expect(page.getByRole("status").filter({ hasText: "Now choose the card" })).toHaveCount(1);
  expect(await top()).toBe(before);
  legal = undefined;
  await page.reload();
  await sign.click({ force: true }); // it answers all the same
  await expect(line).toHaveText("Bridges are put on your own turn.");
  expect(await top()).toBe(before);
  await page.locator("h1").click();
  await expect(line).toHaveCount(0);
  await page.context().close();
});

for (const game of ["elfern", "schneider"]) {
  test(`a hand of ${game}, in every size`, async ({ browser, server }) => {
    const page = await person(browser);
    const code = await seated(page, server, { game, seats: 2, bots: bots(2) });
    await page.goto(`${server.url}/t/${code}`);
    await expect(hand(page)).toBeVisible();
    const sized = await sizing(page);
    for (const [width, height] of SIZES) {
      await sized([width, height]);
      expect((await edges(page)).cards, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });
}
