// Whole games through the accessibility tree alone: what to press is found there, and everything that is said
// by itself stands in a transcript. `UPDATE=1` writes the transcripts anew; read them like somebody who cannot see.

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { over } from "./playing";
import { expect, sitAt, test } from "./server";

const LESSONS = [["elfer", "elfer-eleven"], ["extra", "extra-start"], ["elfern", "elfern-slate"], ["schneider", "schneider-whole"]] as const;
const FOLDER = join(import.meta.dirname, "transcripts");
const READING_KEYS = "hpboltc";
const MOST_STEPS = 400;
const SAID = 1_500; // ms of the page's own clock after which something is said, if anything waits
const SOON = { intervals: [10, 20, 50] }; // ms between two looks
const APART = 300; // ms between two presses: sooner would be one press

/** The page's clock stands still but for what a test lets pass: so how fast things come decides nothing. */
async function stillClock(page: Page): Promise<void> {
  const begin = new Date("2026-11-11T11:11:11Z");
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(new Date(begin.getTime() + 1000));
}

/** Gather what the two live regions say, with `!` before what interrupts. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    const last = new Map<string, string>();
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      for (const [role, sign] of [["status", ""], ["alert", "! "]] as const) {
        const region = document.querySelector(`div.unseen[role=${role}]`);
        const text = region?.textContent ?? "";
        if (text === "" || last.get(role) === text) continue;
        last.set(role, text);
        heard.push(sign + text.replace(/\u00a0$/, ""));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Let everything be said that waits, and take it. */
async function heard(page: Page): Promise<string[]> {
  await page.clock.runFor(SAID);
  const said = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  return said.length ? [...said, ...(await heard(page))] : said;
}

interface Choice { role: "option" | "button"; name: string }

/** What can be pressed next, from the tree: the first place for a card, the first card, or the button that ends the turn. */
async function choice(page: Page): Promise<Choice> {
  const tree = await page.locator("main").ariaSnapshot();
  const places = /- region "Where to\?[\s\S]*?- listitem:\s+- button "([^"]+)"/.exec(tree);
  if (places?.[1]) return { role: "button", name: places[1] };
  const card = /- option "([^"]+, can be played)"(?! \[selected\])/.exec(tree);
  if (card?.[1]) return { role: "option", name: card[1] };
  const button = /- button "(Draw|End turn|Pass)"(?! \[disabled\])/.exec(tree);
  if (button?.[1]) return { role: "button", name: button[1] };
  throw new Error(`nothing can be pressed:\n${tree}`);
}

async function press(page: Page, { role, name }: Choice): Promise<void> {
  await page.clock.runFor(APART);
  await page.getByRole(role, { name, exact: true }).first().focus();
  await page.keyboard.press("Enter");
}

/** A game from the deal to its end, always with the first choice; returns its transcript. */
async function transcript(page: Page): Promise<string[]> {
  const lines: string[] = [];
  const number = () => page.locator("main").getAttribute("data-number");
  for (let step = 0; step < MOST_STEPS; step += 1) {
    // Frames come when they come; nothing is decided before one's turn or the end is there.
    await expect.poll(async () => (await page.title()).startsWith("▶") || (await over(page).isVisible()), SOON).toBe(true);
    const said = await heard(page);
    lines.push(...said);
    if (await over(page).isVisible()) return lines;
    if (step === 0) lines.push(...(await readings(page)));
    const before = await number();
    const taken = await choice(page);
    lines.push(`> ${taken.name}`);
    await press(page, taken);
    const chooses = async () => (await page.getByRole("region", { name: /^Where to\?/ }).count()) > 0;
    await expect.poll(async () => (await number()) !== before || (await chooses()), SOON).toBe(true);
  }
  throw new Error("the game does not end");
}

async function readings(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const key of READING_KEYS) {
    await page.keyboard.press(key);
    lines.push(`> ${key}`, ...(await heard(page)));
  }
  return lines;
}

for (const [game, lesson] of LESSONS) {
  test(`${lesson} by ear and keys alone`, async ({ page, server }) => {
    test.setTimeout(240_000);
    await listen(page);
    const { code } = await sitAt(page, server, { game, lesson, name: "Ann", pace: 0 });
    await stillClock(page);
    await page.goto(`${server.url}/t/${code}`);
    const found = `${(await transcript(page)).join("\n")}\n`;
    const file = join(FOLDER, `${lesson}.txt`);
    if (process.env["UPDATE"]) {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(file, found);
    }
    expect(existsSync(file), "a transcript is kept").toBe(true);
    expect(found).toBe(await readFile(file, "utf-8"));
  });
}
