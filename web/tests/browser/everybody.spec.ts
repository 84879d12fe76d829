// Every page for everybody: axe, sizes, themes, languages.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hand } from "./playing";
import { bots, expect, person, sitAt, test, type Server } from "./server";

const SIZES = [[320, 568], [360, 640], [390, 844], [412, 915], [844, 390], [1280, 800], [2560, 1440]] as const;
const GAMES = [["elfer", 3], ["extra", 4], ["elfern", 2], ["schneider", 2]] as const;
const PLAIN = ["/", "/kitchen", "/rules/extra", "/learn", "/you", "/nowhere"];
const LANGUAGES = { en: "en-GB", de: "de-CH", fr: "fr-FR", it: "it-IT" } as const;

async function table(page: Page, server: Server, game: string, seats: number): Promise<string> {
  const { code } = await sitAt(page, server, { game, seats, name: "Ann", bots: bots(seats), pace: 0 });
  await page.goto(`${server.url}/t/${code}`);
  await expect(page.getByRole("listbox")).toBeVisible();
  return code;
}

/** The page's own faults: violations of axe, a page wider than the screen, words that are missing. */
async function faults(page: Page): Promise<unknown> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.html)]);
}

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls that are smaller than a finger, but for links within a text. A control may reach beyond what is drawn
 *  of it, by a `::before` without content. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = (one: Element): [number, number] => {
      const { width, height } = one.getBoundingClientRect();
      const before = getComputedStyle(one, "::before");
      if (before.position !== "absolute" || before.content !== '""') return [width, height];
      return [Math.max(width, parseFloat(before.width)), Math.max(height, parseFloat(before.height))];
    };
    return [...document.querySelectorAll("button, select, input, [role=option], a")]
      .filter((one) => one.getClientRects().length > 0 && !(one instanceof HTMLAnchorElement && getComputedStyle(one).display === "inline"))
      .filter((one) => !(one instanceof HTMLInputElement && ["checkbox", "radio", "hidden"].includes(one.type)))
      .filter((one) => Math.min(...reach(one)) < 43.5)
      .map((one) => `${one.outerHTML.slice(0, 120)} ${reach(one).map(Math.round).join("×")}`);
  });

/** Keys of words that stand on the page instead of the words. */
const untold = async (page: Page): Promise<string[]> =>
  (await page.locator("body").innerText()).split("\n").filter((line) => /\{[a-z]+\}|^[a-z]+(-[a-z]+)+$/.test(line));

for (const scheme of ["light", "dark"] as const) {
  test(`no violation on any page, ${scheme}`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const page = await person(browser, { colorScheme: scheme });
    for (const path of PLAIN) {
      await page.goto(server.url + path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      expect(await faults(page), path).toEqual([]);
    }
    for (const [game, seats] of GAMES) {
      await table(page, server, game, seats);
      expect(await faults(page), game).toEqual([]);
    }
    await page.context().close();
  });
}

for (const [width, height] of SIZES) {
  test(`${width}×${height}: nothing beyond the edge, targets for fingers, a hand to be seen`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const page = await person(browser, { viewport: { width, height } });
    for (const path of PLAIN) {
      await page.goto(server.url + path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      expect(await overflow(page), path).toBe(0);
      expect(await small(page), path).toEqual([]);
    }
    for (const [game, seats] of GAMES) {
      await table(page, server, game, seats);
      expect(await overflow(page), game).toBe(0);
      expect(await small(page), game).toEqual([]);
      const last = await hand(page).getByRole("option").last().boundingBox();
      if (height > width) expect((last?.y ?? 0) + (last?.height ?? 0), game).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });
}

for (const [lang, locale] of Object.entries(LANGUAGES)) {
  test(`${lang}: every word is there, on a phone as well`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const page = await person(browser, { locale, viewport: { width: 320, height: 568 } });
    for (const path of PLAIN) {
      await page.goto(server.url + path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      expect(await untold(page), path).toEqual([]);
      expect(await overflow(page), path).toBe(0);
    }
    for (const [game, seats] of GAMES) {
      await table(page, server, game, seats);
      expect(await untold(page), game).toEqual([]);
      expect(await overflow(page), game).toBe(0);
    }
    await page.context().close();
  });
}
