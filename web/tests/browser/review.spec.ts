// The page of a review, which the server makes without the client: the sample of docs/, for everybody on every screen.

import { readFileSync } from "node:fs";
import { misshapen, pale, violations } from "./faults";
import { played } from "./seated";
import { expect, test } from "./server";
import { SIZES, sizing } from "./sizes";

const SAMPLE = readFileSync(new URL("../../../docs/pictures/review.html", import.meta.url), "utf8");

test("the page of a review fits every screen, both themes and paper", async ({ page, server }) => {
  await page.route("**/r/sample/review", (route) => route.fulfill({ body: SAMPLE, contentType: "text/html; charset=utf-8" }));
  await page.goto(`${server.url}/r/sample/review`);
  const size = await sizing(page);
  for (const each of SIZES) {
    await size(each);
    expect(await misshapen(page), each.join("×")).toEqual([]);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
    expect(await pale(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ media: "print" });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, "on paper").toBeLessThanOrEqual(0);
});

test("only a server that can review games offers it", async ({ page, server }) => {
  const id = await played(server, "elfern", 2);
  for (const reviews of [true, false]) {
    await page.route("**/api/games*", async (route) => route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), reviews } }));
    await page.goto(`${server.url}/r/${id}`);
    await expect(page.getByRole("button", { name: "Check the deal" })).toBeVisible();
    await expect(page.locator(".review")).toHaveCount(reviews ? 1 : 0);
    await page.goto("about:blank");
  }
});

test("on a phone the columns that matter and the end of the chart are in view", async ({ page, server }) => {
  await page.route("**/r/sample/review", (route) => route.fulfill({ body: SAMPLE, contentType: "text/html; charset=utf-8" }));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${server.url}/r/sample/review`);
  for (const seen of [page.getByRole("columnheader", { name: "Lost", exact: true }), page.locator(".chart .name").first(), page.locator(".seats td").last()]) {
    const cut = await seen.evaluate((one) => {
      const [own, room] = [one.getBoundingClientRect(), (one.closest(".scroll") as Element).getBoundingClientRect()];
      return own.left < room.left || own.right > room.right;
    });
    expect(cut).toBe(false);
  }
});

test("the turning points of a review are reached by keys", async ({ page, server }) => {
  await page.route("**/r/sample/review", (route) => route.fulfill({ body: SAMPLE, contentType: "text/html; charset=utf-8" }));
  await page.goto(`${server.url}/r/sample/review`);
  const links = page.getByRole("navigation").getByRole("link");
  expect(await links.count()).toBeGreaterThan(2);
  await links.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("section:target h3")).toContainText(/^2 · /);
  await expect(page.locator("section:target")).toBeInViewport();
});
