// Sounds at a table: what is played when, and that a phone is silent until somebody wants it otherwise.

import type { Page } from "@playwright/test";
import { byTaps, playOn } from "./playing";
import { seated } from "./seated";
import { expect, person, test, type Server } from "./server";
import { set } from "./settings";

const LAID = 150; // Hz, under the rustle of a card
const TURN = 587.33;
const REFUSED = 233.08;
const SOUNDS = "input[type=checkbox]"; // the first of the settings at the table

/** A table at which one may lay at once; returns the pitches of all tones that have been started since. */
async function listening(page: Page, server: Server): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const pitches: number[] = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      pitches.push(Math.round(this.frequency.value * 100) / 100);
      start.call(this, when);
    };
    Object.assign(globalThis, { pitches });
  });
  await page.goto(`${server.url}/t/${await seated(page, server, { game: "elfer", lesson: "elfer-eleven" })}`);
  await page.locator("[role=option]").first().waitFor();
  return () => page.evaluate(() => (globalThis as unknown as { pitches: number[] }).pitches);
}

test("a card, one's turn and a refusal are heard", async ({ page, server }) => {
  const heard = await listening(page, server);
  await playOn(page, byTaps, 1);
  await expect.poll(heard).toContain(LAID);
  await expect.poll(heard).toContain(TURN);
  expect(await heard()).not.toContain(REFUSED);
  await page.locator("[role=option][aria-disabled=true]").first().click({ force: true }); // Playwright would wait until it can be played
  await expect.poll(heard).toContain(REFUSED);
});

test("a phone is silent until sounds are switched on, and after they are switched off", async ({ browser, server }) => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const heard = await listening(page, server);
  await playOn(page, byTaps, 2);
  expect(await heard()).toEqual([]);
  await set(page, SOUNDS);
  await playOn(page, byTaps, 1);
  await expect.poll(heard).toContain(LAID);
  await set(page, SOUNDS);
  const before = (await heard()).length;
  await playOn(page, byTaps, 1);
  expect((await heard()).length).toBe(before);
  await page.context().close();
});
