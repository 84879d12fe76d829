// Playing whole games through what a person has: taps, keys, or only what the accessibility tree says.

import { expect, type Locator, type Page } from "@playwright/test";

export const TURN_BUTTONS = /^(Draw|End turn|Pass)$/;
const MOST_TURNS = 400; // of one seat; more would mean that a game does not end
const FITS = "[role=listbox] [role=option]:not([aria-disabled])";
const APART = 300; // ms; a press within 250 ms of another counts as the same
const SWALLOWED = 400; // ms after which a press that changed nothing is repeated
const GONE = { timeout: 1000 }; // ms: what is to be pressed has gone, for the press before it counted after all

export const hand = (page: Page): Locator => page.getByRole("listbox", { name: "Your hand" });
/** The cards of the hand, in the order in which they are shown. */
export const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).getByRole("option").evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
const turnButton = (page: Page): Locator => page.getByRole("button", { name: TURN_BUTTONS }).and(page.locator(":not([aria-disabled=true])"));
export const over = (page: Page): Locator => page.locator("section.over");

/** Wait until it is one's turn, which the page's title marks; false if the game is over. The page itself looks, at every frame. */
async function onTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(() => (document.querySelector("section.over") ? "over" : document.title.startsWith("▶") ? "turn" : null));
  return (await found.jsonValue()) === "turn";
}

/** How many cards of the hand stand before the first that can be played; null: none can. */
const firstFitting = (page: Page): Promise<number | null> =>
  page.evaluate((fits) => {
    const found = document.querySelector(fits);
    return found ? [...document.querySelectorAll("[role=listbox] [role=option]")].indexOf(found) : null;
  }, FITS);

/** Every way to play one step: a card, a place for it, or the button that ends the turn. */
type Step = (page: Page) => Promise<void>;

export const byTaps: Step = async (page) => {
  if ((await firstFitting(page)) === null) {
    await pause(page);
    return turnButton(page).first().click(GONE);
  }
  await page.locator(FITS).first().click(GONE);
  await choose(page, async (place) => {
    await pause(page);
    await place.click(GONE);
  });
};

export const byKeys: Step = async (page) => {
  const at = await firstFitting(page);
  if (at === null) {
    const words = await turnButton(page).first().innerText(GONE);
    await page.keyboard.press(words.startsWith("Draw") ? "d" : "e");
    return;
  }
  await page.locator("[role=listbox] [tabindex='0']").focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < at; step += 1) await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toMatch(/, can be played$/);
  await page.keyboard.press("Enter");
  await choose(page, async (place) => {
    await place.focus(GONE);
    await page.keyboard.press("Enter");
  });
};

async function choose(page: Page, take: (place: Locator) => Promise<void>): Promise<void> {
  if ((await page.locator("[role=listbox] [aria-selected=true]").count()) === 0) return;
  await take(page.getByRole("region", { name: /^Where to\?/ }).getByRole("listitem").getByRole("button").first());
}

/** Let the page believe that a person's pause between two presses, or between a look and a press, has passed. */
export const pause = (page: Page): Promise<void> =>
  page.evaluate((ms) => {
    const here = globalThis as unknown as { passed?: number };
    here.passed = (here.passed ?? 0) + ms;
    performance.now = () => Performance.prototype.now.call(performance) + (here.passed ?? 0);
  }, APART);

/** Play one's seat until the game is over, or for so many presses; returns how many there were. */
export async function playOn(page: Page, step: Step, most = MOST_TURNS): Promise<number> {
  for (let turns = 0; turns < most; turns += 1) {
    if (!(await onTurn(page))) return turns;
    const number = () => page.locator("main").getAttribute("data-number"); // of the last entry of the table's log that is shown
    const before = await number();
    await expect(async () => {
      if ((await number()) === before) await step(page);
      await page.waitForFunction((was) => document.querySelector("main")?.dataset["number"] !== was, before, { timeout: SWALLOWED });
    }).toPass({ intervals: [50] });
    await pause(page);
  }
  if (most === MOST_TURNS) throw new Error("the game does not end");
  return most;
}
