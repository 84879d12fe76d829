// The sizes of screens in which every page is looked at, and how a page that stands comes to have one.

import type { Page } from "@playwright/test";

export type Size = readonly [width: number, height: number];
export const SMALL: Size = [320, 568];
export const PHONE: Size = [390, 844];
export const WIDE: Size = [1280, 800];
export const SIZES: readonly Size[] = [SMALL, [360, 640], PHONE, [412, 915], [844, 390], WIDE, [2560, 1440]];

/** What gives a page a size and waits until it is drawn so. Playwright's own way keeps the processor busy for 30 ms more, and there are
 *  thousands of changes. */
export async function sizing(page: Page): Promise<(size: Size) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async ([width, height]) => {
    await client.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await page.evaluate(async ([wide, high]) => {
      while (innerWidth !== wide || innerHeight !== high) await new Promise(requestAnimationFrame);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame); // what follows the size is drawn
    }, [width, height] as const);
  };
}
