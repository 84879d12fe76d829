// The pages beside the table: what is printed of a sheet and saved, where one finds what, and what holds without storage.

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { hand } from "./playing";
import { moved, played, seated } from "./seated";
import { bots, expect, person, test } from "./server";

const GAME = { game: "elfern", seats: 2, bots: bots(2) };

/** What is not hidden, of all that has words of its own or is pressed. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *:not(script, style, option)")]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
      .map((one) => one.textContent?.trim() ?? ""),
  );

/** On paper there is ink on white, whatever the theme, and nothing to press. */
async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const words = await shown(page);
  const lightest = await page.evaluate(() => {
    const light = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    return Math.max(...[...document.querySelectorAll("td, th, caption, p")].filter((one) => one.checkVisibility()).map((one) => light(getComputedStyle(one).color)));
  });
  expect(lightest).toBeLessThan(80);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole("banner").filter({ visible: true }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  return words;
}

async function saved(page: Page, sheet: Locator): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent("download"), sheet.getByRole("button", { name: /^Save as CSV/ }).click()]);
  const text = await readFile(await file.path(), "utf-8");
  return { name: file.suggestedFilename(), lines: text.replace("\uFEFF", "").trimEnd().split("\r\n") };
}

test("a game and a match: both sheets on paper, each alone by its button, each as CSV", async ({ page, server }) => {
  const code = await seated(page, server, { ...GAME, games: 2 });
  const ready = () => page.context().request.post(`${server.url}/api/tables/${code}/commands`, { data: { id: crypto.randomUUID(), do: "ready" } });
  await moved(page, server, code, 99);
  await ready();
  await moved(page, server, code, 99);
  await page.goto(`${server.url}/t/${code}`);
  const game = page.getByRole("region", { name: "Result", exact: true });
  const match = page.getByRole("region", { name: "The match", exact: true });
  await expect(match.getByRole("row")).toHaveCount(4);

  const paper = await onPaper(page);
  expect(paper.filter((text) => text === "Result" || text === "The match")).toHaveLength(2);
  expect(paper.filter((text) => /^Elfern · \d+ \w+ \d{4}$/.test(text))).toHaveLength(2);
  expect(paper.some((text) => /Rematch|Log|Look at this game/.test(text))).toBe(false);

  const dialogs = await page.evaluate(() => {
    const seen: string[][] = [];
    Object.assign(globalThis, { seen, print: () => seen.push([...document.querySelectorAll(".on-paper.alone")].map((one) => one.getAttribute("aria-label") ?? "")) });
    return seen.length;
  });
  expect(dialogs).toBe(0);
  await game.getByRole("button", { name: /^Print/ }).click();
  await page.emulateMedia({ media: "print" });
  await expect(match).toBeHidden();
  await expect(game).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await match.getByRole("button", { name: /^Print/ }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[][] }).seen)).toEqual([["Result"], ["The match"]]);

  const one = await saved(page, game);
  expect(one.name).toMatch(/^Elfern Result \d{4}-\d\d-\d\d\.csv$/);
  expect(one.lines[0]).toBe("Player,Game points,Honours");
  expect(one.lines.slice(1).map((line) => Number(line.split(",")[2])).reduce((sum, honours) => sum + honours)).toBe(20);
  const all = await saved(page, match);
  expect(all.name).toMatch(/^Elfern The match /);
  expect(all.lines).toHaveLength(4);
});

test("a record and a sheet of the kitchen table on paper", async ({ page, server }) => {
  await page.goto(`${server.url}/r/${await played(server, "extra", 3)}`);
  const sheet = page.getByRole("region", { name: "Result", exact: true }).last();
  await expect(sheet.getByRole("row")).toHaveCount(4);
  const paper = await onPaper(page);
  expect(paper).toContain("Points");
  expect(paper.some((text) => /Check the deal|All moves|Seen by/.test(text))).toBe(false);
  const { lines } = await saved(page, sheet);
  expect(lines[0]).toBe("Player,Points,Bonus cards,Cards left");
  expect(lines).toHaveLength(4);

  await page.goto(`${server.url}/kitchen`);
  const form = page.getByRole("form", { name: "New sheet" });
  await form.getByRole("combobox", { name: "Game", exact: true }).selectOption({ label: "Elfern" });
  await form.getByRole("button", { name: "Begin" }).click();
  await page.locator(".now").getByRole("textbox").first().fill("14");
  await page.getByRole("button", { name: "Write down" }).click();
  await expect(page.locator("tfoot td").first()).toContainText("1");
  const kitchen = await onPaper(page);
  expect(kitchen.some((text) => text.includes("Player 1 leads (1 : 0)."))).toBe(true);
  expect(kitchen.some((text) => /Undo|Write down|Names and rules/.test(text))).toBe(false);
});

test("every page has a title of its own", async ({ page, server }) => {
  const id = await played(server, "elfer", 2);
  const titles = new Map<string, string>();
  for (const path of ["/", "/rules/elfer", "/rules/extra", "/learn", "/learn/elfern", "/kitchen", "/you", `/r/${id}`, "/players/1", "/nowhere"]) {
    await page.goto(server.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(async () => [...titles.values()].includes(await page.title()), path).toBe(false);
    titles.set(path, await page.title());
  }
  expect(titles.get(`/r/${id}`)).toContain("Elfer raus!");
});

test("home: a running game is the first thing on a phone", async ({ browser, server }) => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(server.url);
  await page.getByRole("button", { name: /^Play against bots.*Elfern$/ }).click();
  await expect(hand(page)).toBeVisible();
  const code = page.url().slice(-6);
  await page.getByRole("link", { name: "To the start" }).click();
  const back = page.getByRole("region", { name: "Back to your table" }).getByRole("link");
  await expect(back).toContainText(code);
  await expect(back).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: new RegExp(code) })).toHaveCount(1);
  await back.click();
  await expect(hand(page)).toBeVisible();
  await page.context().close();
});

test("home: the way back to a table moves nothing that was there before it", async ({ browser, server }) => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(server.url);
  await page.getByRole("button", { name: /^Play against bots.*Elfern$/ }).click();
  await expect(hand(page)).toBeVisible();
  await page.route(/\/api\/tables\/[A-Z]{6}\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(server.url);
  const title = page.getByRole("heading", { level: 1 });
  await title.waitFor();
  const first = await title.boundingBox();
  await expect(page.getByRole("region", { name: "Back to your table" })).toBeVisible();
  expect(await title.boundingBox()).toEqual(first);
  await page.context().close();
});

test("without storage a game against bots begins at one press all the same", async ({ browser, server }) => {
  const page = await person(browser);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
  });
  await page.goto(server.url);
  await page.getByRole("button", { name: /^Play against bots.*Elfern$/ }).click();
  await expect(hand(page).getByRole("option")).toHaveCount(6);
  await page.context().close();
});

test("score sheets say where they work without a network", async ({ page, server }) => {
  await page.goto(`${server.url}/kitchen`);
  await expect(page.getByText("The sheets also work without a network.")).toBeVisible();
  await page.goto(`${server.far}/kitchen`); // plain http of another machine
  await expect(page.getByText("only where this server is reached over https")).toBeVisible();
});

for (const [width, height, locale] of [[390, 844, "en-GB"], [320, 568, "de-DE"]] as const) {
  test(`replay at ${width}×${height}: the sentence of the move is in sight and nothing lies over it`, async ({ browser, server }) => {
    const id = await played(server, "elfern", 2);
    const page = await person(browser, { locale, viewport: { width, height } });
    await page.goto(`${server.url}/r/${id}#16`);
    const sentence = page.locator(".now");
    for (let move = 16; move < 20; move += 1) {
      await expect(sentence.locator("small")).toContainText(`${move}`);
      await expect(sentence).toBeInViewport({ ratio: 1 });
      const covered = await sentence.evaluate((one) => {
        const { left, top, width: wide, height: high } = one.getBoundingClientRect();
        const points = [0.05, 0.5, 0.95].flatMap((y) => [0.1, 0.5, 0.9].map((x) => [left + wide * x, top + high * y] as const));
        return points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".now") !== one);
      });
      expect(covered, `move ${move}`).toEqual([]);
      const buttons = await page.locator(".controls button").first().boundingBox();
      expect((buttons?.y ?? height) + (buttons?.height ?? 0)).toBeLessThanOrEqual(height);
      await page.keyboard.press("ArrowRight");
    }
    await page.context().close();
  });
}

test("a recovery code stays until it is noted, and every page says that it waits", async ({ page, server }) => {
  await page.goto(`${server.url}/you`);
  await page.getByLabel("Your name").first().fill("Zoë");
  await page.getByRole("button", { name: "Keep this name" }).click();
  const code = (await page.locator(".code").textContent()) ?? "";
  expect(code.length).toBeGreaterThan(8);
  await page.goto(`${server.url}/rules/elfer`);
  await expect(page.getByRole("link", { name: /recovery code is not noted yet/ })).toBeVisible();
  await page.goto(`${server.url}/you`);
  await expect(page.getByText(code)).toBeVisible();
  await page.getByRole("button", { name: "I have noted it" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Zoë" })).toBeVisible();
  await expect(page.locator(".code")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /recovery code is not noted yet/ })).toHaveCount(0);
});

test("rules for players: options are called as in the form, the score sheet is a link", async ({ browser, server }) => {
  for (const [locale, variant, option] of [["en-GB", "“false start”", "Who cannot lay draws"], ["de-DE", "„falscher Anfang“", "Wer nicht legen kann, zieht"]] as const) {
    const page = await person(browser, { locale });
    await page.goto(`${server.url}/rules/elfer`);
    const article = page.getByRole("article");
    await expect(article).toContainText(variant);
    await expect(article.locator("strong", { hasText: option })).toBeVisible();
    await expect(article).not.toContainText(/elferrat|until_fit|\bR12\b|_start/);
    await expect(article.locator("a[href='/kitchen']")).toBeVisible();
    await page.context().close();
  }
});

test("dates are those of the browser's region", async ({ page, server }) => {
  await page.goto(`${server.url}/r/${await played(server, "schneider", 2)}`);
  await expect(page.locator(".facts")).toContainText(/^\d{1,2} \w+ \d{4}/); // day before month: en-GB
});
