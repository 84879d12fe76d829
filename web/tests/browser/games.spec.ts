// Full games of each kind against bots: by taps only, and by keys only.

import { bots, expect, sitAt, test } from "./server";
import { byKeys, byTaps, over, playOn } from "./playing";

const GAMES: [string, number, Record<string, unknown>][] = [
  ["elfer", 3, {}],
  ["elfer", 4, { variant: "any_start" }],
  ["extra", 3, {}],
  ["elfern", 2, {}],
  ["schneider", 2, {}],
];

for (const [game, seats, options] of GAMES) {
  const name = [game, ...Object.values(options)].join(" ");
  for (const [way, step] of [["taps", byTaps], ["keys", byKeys]] as const) {
    test(`${name} by ${way}`, async ({ page, server }) => {
      const { code } = await sitAt(page, server, { game, seats, options, name: "Ann", bots: bots(seats), pace: 0 });
      await page.goto(`${server.url}/t/${code}`);
      expect(await playOn(page, step)).toBeGreaterThan(0);
      await expect(over(page)).toBeVisible();
    });
  }
}

test("on a phone, by taps, until the record is there", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  const { code } = await sitAt(page, server, { game: "extra", seats: 4, name: "Ann", bots: bots(4), pace: 0 });
  await page.goto(`${server.url}/t/${code}`);
  await playOn(page, byTaps);
  await page.getByRole("link", { name: /^Look at this game again/ }).click();
  await expect(page).toHaveURL(/\/r\//);
  await context.close();
});
