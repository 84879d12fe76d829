// Playing whole games through what a person has: taps, keys, or only what the accessibility tree says.

import { expect, type Locator, type Page } from "@playwright/test";

export const TURN_BUTTONS = /^(Draw|End turn|Pass)$/;
const MOST_TURNS = 400; // of one seat; more would mean that a game does not end

export const hand = (page: Page): Locator => page.getByRole("listbox", { name: "Your hand" });
/** The cards of the hand, in the order in which they are shown. */
export const cards = (page: Page): Promise<(string | null)[]> =>
  hand(page).getByRole("option").evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
const playable = (page: Page): Locator => hand(page).getByRole("option", { name: /, can be played$/ });
const turnButton = (page: Page): Locator => page.getByRole("button", { name: TURN_BUTTONS }).and(page.locator(":not([aria-disabled=true])"));
export const over = (page: Page): Locator => page.locator("section.over");

/** Wait until it is one's turn, which the page's title marks; false if the game is over. */
async function onTurn(page: Page): Promise<boolean> {
  await expect.poll(async () => (await page.title()).startsWith("▶") || (await over(page).isVisible())).toBe(true);
  return !(await over(page).isVisible());
}

/** Every way to play one step: a card, a place for it, or the button that ends the turn. */
type Step = (page: Page) => Promise<void>;

export const byTaps: Step = async (page) => {
  const fitting = playable(page);
  if ((await fitting.count()) > 0) {
    await fitting.first().click();
    await choose(page, (place) => place.click());
  } else await turnButton(page).first().click();
};

export const byKeys: Step = async (page) => {
  if ((await playable(page).count()) === 0) {
    const words = await turnButton(page).first().innerText();
    await page.keyboard.press(words.startsWith("Draw") ? "d" : "e");
    return;
  }
  await hand(page).locator("[tabindex='0']").focus();
  await page.keyboard.press("Home");
  const all = hand(page).getByRole("option");
  for (let at = 0; !/can be played$/.test((await page.evaluate(() => document.activeElement?.textContent ?? "")).trim()); at += 1) {
    expect(at).toBeLessThan(await all.count());
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await choose(page, async (place) => {
    await place.focus();
    await page.keyboard.press("Enter");
  });
};

async function choose(page: Page, take: (place: Locator) => Promise<void>): Promise<void> {
  const places = page.getByRole("region", { name: /^Where to\?/ }).getByRole("listitem").getByRole("button");
  if ((await hand(page).locator("[aria-selected=true]").count()) > 0) await take(places.first());
}

/** Play one's seat until the game is over; what changed is waited for, nothing is slept through. */
export async function playOn(page: Page, step: Step): Promise<number> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    if (!(await onTurn(page))) return turns;
    const before = await state(page);
    // A second press within a quarter of a second counts as the first one: then it is pressed again.
    await expect(async () => {
      await step(page);
      await expect.poll(() => state(page), { timeout: 400, intervals: [20] }).not.toBe(before);
    }).toPass();
  }
  throw new Error("the game does not end");
}

/** The number of the last entry of the table's log that the page shows. */
const state = (page: Page): Promise<string | null> => page.locator("main").getAttribute("data-number");
