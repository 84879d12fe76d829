// Full games of each kind against bots: by taps only, and by keys only.

import { byKeys, byTaps, over, playOn } from "./playing";
import { seated } from "./seated";
import { bots, expect, test } from "./server";

const TAPS = ["taps", byTaps] as const;
const KEYS = ["keys", byKeys] as const;
const GAMES = [
  ["elfer", 3, {}, [TAPS, KEYS]],
  ["elfer", 4, { variant: "any_start" }, [TAPS, KEYS]],
  ["elfer", 4, { variant: "false_start" }, [TAPS]], // with more players each has fewer presses
  ["elfer", 4, { variant: "three_starts" }, [TAPS]],
  ["extra", 3, {}, [TAPS, KEYS]],
  ["elfern", 2, {}, [TAPS, KEYS]],
  ["schneider", 2, {}, [TAPS, KEYS]],
] as const;

for (const [game, seats, options, ways] of GAMES) {
  const name = [game, ...Object.values(options)].join(" ");
  for (const [way, step] of ways) {
    test(`${name} by ${way}`, async ({ page, server }) => {
      const code = await seated(page, server, { game, seats, options, bots: bots(seats) });
      await page.goto(`${server.url}/t/${code}`);
      expect(await playOn(page, step)).toBeGreaterThan(0);
      await expect(over(page)).toBeVisible();
    });
  }
}

test("on a phone, by taps, until the record is there", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  const code = await seated(page, server, { game: "extra", seats: 4, bots: bots(4) });
  await page.goto(`${server.url}/t/${code}`);
  await playOn(page, byTaps);
  await page.getByRole("link", { name: /^Look at this game again/ }).click();
  await expect(page).toHaveURL(/\/r\//);
  await context.close();
});
