// Settings that are chosen where the page stands, whatever is open on it.

import type { Page } from "@playwright/test";

/** Choose something of the settings, also where they are folded away, without leaving what is open. */
export async function set(page: Page, choice: string): Promise<void> {
  await page.evaluate(async (selector) => {
    const find = () => document.querySelector<HTMLInputElement>(`.settings ${selector}`);
    const folded = find() === null;
    if (folded) document.querySelector<HTMLElement>("header button[aria-haspopup=dialog]")?.click();
    for (let waits = 0; find() === null && waits < 60; waits += 1) await new Promise(requestAnimationFrame);
    const input = find();
    if (!input) throw new Error(`no setting ${selector}`);
    input.click();
    if (folded) input.closest("dialog")?.close();
  }, choice);
}

/** Choose a language, and wait until its words are there and the table has been asked for in it. */
export async function speak(page: Page, lang: string): Promise<void> {
  const before = await page.evaluate(() => document.querySelector("main")?.dataset["state"]);
  await set(page, `label[lang=${lang}] input`);
  await page.waitForFunction(([chosen, state]) => document.documentElement.lang === chosen && document.querySelector("main")?.dataset["state"] === state, [lang, before] as const);
}
