// Phones as they are held, and pages as they are zoomed: the left hand, a narrow head, 400 %.

import type { Page } from "@playwright/test";
import { misshapen } from "./faults";
import { byTaps, playOn } from "./playing";
import { seated } from "./seated";
import { bots, expect, person, test, type Server } from "./server";
import { speak } from "./settings";

const GAMES = [["elfer", 3], ["extra", 4], ["elfern", 2], ["schneider", 2]] as const;
/** The buttons at the thumb. */
const BUTTONS = ".turnbar button, .actions button";

async function dealt(page: Page, server: Server, game: string, seats: number): Promise<string> {
  const code = await seated(page, server, { game, seats, bots: bots(seats) });
  await page.goto(`${server.url}/t/${code}`);
  await page.locator("[role=option]").first().waitFor();
  return code;
}

/** At which edge of the page the buttons stand. */
const edge = (page: Page, selector: string): Promise<"left" | "right"> =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = document.documentElement.clientWidth - Math.max(...boxes.map((box) => box.right));
    return left < right ? "left" : "right";
  });

for (const [game, seats] of GAMES) {
  test(`${game}: the buttons are at the thumb of either hand`, async ({ browser, server }) => {
    const page = await person(browser, { viewport: { width: 390, height: 844 } });
    await dealt(page, server, game, seats);
    expect(await edge(page, BUTTONS)).toBe("right");
    await page.evaluate(() => localStorage.setItem("elferrat-left-handed", "on"));
    await page.reload();
    await page.locator("[role=option]").first().waitFor();
    expect(await edge(page, BUTTONS)).toBe("left");
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await edge(page, BUTTONS)).toBe("left");
    await page.context().close();
  });

  test(`${game}: the head shows the six letters of the table on the smallest phone`, async ({ browser, server }) => {
    const page = await person(browser, { viewport: { width: 320, height: 568 } });
    const code = await dealt(page, server, game, seats);
    for (const lang of ["en", "de", "fr", "it"]) {
      await speak(page, lang);
      const shown = await page.locator("h1").evaluate((head, letters) => {
        const text = head.firstChild;
        const at = text?.textContent?.indexOf(letters) ?? -1;
        if (!text || at < 0) return null;
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + letters.length);
        const [box, around] = [range.getBoundingClientRect(), head.getBoundingClientRect()];
        return range.getClientRects().length === 1 && box.left >= around.left && box.right <= around.right && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
      }, code);
      expect(shown, lang).toBe(true);
    }
    await page.context().close();
  });

  test(`${game}: at 400 % rows and hand have the whole width, and everything is reached`, async ({ browser, server }) => {
    const page = await person(browser, { viewport: { width: 320, height: 256 } });
    await dealt(page, server, game, seats);
    expect(await misshapen(page)).toEqual([]);
    expect((await page.locator("[role=listbox]").boundingBox())?.width).toBeGreaterThan(280);
    await playOn(page, byTaps, 4);
    await page.context().close();
  });
}
