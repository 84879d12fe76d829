// Full games of each kind against bots: by taps only, and by keys only.

import { byKeys, byTaps, over, playOn } from "./playing";
import { seated } from "./seated";
import { bots, expect, test } from "./server";

const WAYS = [["taps", byTaps], ["keys", byKeys]] as const;
const GAMES = [
  ["elfer", 3, {}],
  ["elfer", 4, { variant: "any_start" }], // with more players each has fewer presses
  ["elfer", 4, { variant: "false_start" }],
  ["elfer", 4, { variant: "three_starts" }],
  ["extra", 3, {}],
  ["elfern", 2, {}],
  ["schneider", 2, {}],
] as const;

for (const [game, seats, options] of GAMES) {
  const name = [game, ...Object.values(options)].join(" ");
  for (const [way, step] of WAYS) {
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
