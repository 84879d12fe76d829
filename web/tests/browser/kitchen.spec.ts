// The score sheet at the kitchen table: by hand, kept over a reload, and without a network.

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test, type Server } from "./server";

interface New { game: string; names: string[] }

async function newSheet(page: Page, server: Server, { game, names }: New): Promise<void> {
  await page.goto(`${server.url}/kitchen`);
  const form = page.getByRole("form", { name: "New sheet" });
  await form.getByRole("combobox", { name: "Game", exact: true }).selectOption({ label: game });
  const players = form.getByRole("combobox", { name: "Players" });
  if (await players.isVisible()) await players.selectOption(`${names.length}`);
  for (const [seat, name] of names.entries()) await form.getByLabel(`Name of player ${seat + 1}`).fill(name);
  await form.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Hand 1" })).toBeVisible();
}

/** Type numbers into the form of the next hand, seat by seat. */
async function type(page: Page, numbers: readonly (number | string)[]): Promise<void> {
  const fields = page.locator(".now").getByRole("textbox");
  for (const [seat, number] of numbers.entries()) await fields.nth(seat).fill(`${number}`);
}

async function write(page: Page, numbers: readonly (number | string)[]): Promise<void> {
  await type(page, numbers);
  await page.getByRole("button", { name: "Write down" }).click();
}

const lines = (page: Page): Locator => page.getByRole("table", { name: "Hands written down" }).locator("tbody tr");
const totals = (page: Page): Locator => page.locator("tfoot td");
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name }).click();

async function csv(page: Page): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Save as CSV")]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), "utf-8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text.slice(1).trimEnd().split("\r\n");
}

test("Elfer raus! for three: results, a refusal, a change, undo, totals, CSV", async ({ page, server }) => {
  await newSheet(page, server, { game: "Elfer raus!", names: ["Ann", "Bob", "Cem"] });
  await write(page, [0, 31, 12]);
  await write(page, [7, 0, 25]);
  await expect(totals(page)).toHaveText(["7▲", "31", "37"]); // the lowest total is ahead
  await expect(page.getByText("Ann leads (7).")).toBeVisible();

  await write(page, [5, 3, 2]);
  await expect(page.getByRole("alert").filter({ hasText: "Exactly one player has 0" })).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole("button", { name: /E11/ }).first().click();
  await expect(page.getByRole("dialog")).toContainText("E11");
  await page.keyboard.press("Escape");
  await type(page, [5, 3, 0]);
  await page.keyboard.press("Enter"); // the form knows what Enter is for
  await expect(totals(page)).toHaveText(["12▲", "34", "37"]);

  await press(page, "Change hand 1");
  await page.getByRole("form", { name: "Change hand 1" }).getByRole("textbox").nth(1).fill("13");
  await press(page, "Write down");
  await expect(totals(page)).toHaveText(["12▲", "16", "37"]);
  await press(page, "Undo");
  await expect(totals(page)).toHaveText(["12▲", "34", "37"]);
  await press(page, "Undo");
  await expect(lines(page)).toHaveCount(2);
  await press(page, "Redo");
  await expect(totals(page)).toHaveText(["12▲", "34", "37"]);

  expect(await csv(page)).toEqual([
    'Hand,Dealer,"Ann, Points","Ann, Total","Bob, Points","Bob, Total","Cem, Points","Cem, Total"',
    "1,Cem,0,0,31,31,12,12",
    "2,Ann,7,7,0,31,25,37",
    "3,Bob,5,12,3,34,0,37",
  ]);
});

test("Elfern: the other's honours fill themselves in, a tie holds a point, the slate counts", async ({ page, server }) => {
  await newSheet(page, server, { game: "Elfern", names: ["Ann", "Bob"] });
  await type(page, [14]);
  await expect(page.locator(".now").getByRole("textbox").nth(1)).toHaveValue("6");
  await write(page, [14, 7]);
  await expect(page.getByText("The honours add to 21, but there are 20 in the pack; count them again.")).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await write(page, [14, 6]);
  await write(page, [10, 10]);
  await expect(page.getByText("One point is held for the winner of the next hand", { exact: false }).first()).toBeVisible();
  await page.getByRole("radio", { name: "Ann" }).check(); // the deal after a tie is drawn
  await write(page, [9, 11]);
  await expect(totals(page)).toHaveText(["1", "2▲"]);
  await expect(page.getByRole("img", { name: "Ann, game points: 1; Bob, game points: 2" })).toBeVisible();
  expect(await csv(page)).toEqual([
    'Hand,Dealer,"Ann, Honours","Ann, Points","Ann, Total","Bob, Honours","Bob, Points","Bob, Total",Held',
    "1,Bob,14,1,1,6,0,0,0",
    "2,Ann,10,0,1,10,0,0,1",
    "3,Ann,9,0,1,11,2,2,0",
  ]);
});

test("the press that leaves a field which was mended begins the sheet", async ({ page, server }) => {
  await page.goto(`${server.url}/kitchen`);
  const form = page.getByRole("form", { name: "New sheet" });
  await form.getByRole("combobox", { name: "Game", exact: true }).selectOption({ label: "Bohemian Schneider" });
  await form.locator("summary").click();
  const hands = form.getByRole("spinbutton");
  await hands.fill("3");
  await form.getByRole("button", { name: "Begin" }).click();
  await expect(form.getByRole("alert")).toContainText("S8");
  await hands.press("ControlOrMeta+a");
  await page.keyboard.type("4"); // told only when the field is left, by the press
  await form.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Hand 1" })).toBeVisible();
});

test("a reload keeps everything, also what is only typed", async ({ page, server }) => {
  await newSheet(page, server, { game: "Elfer raus! Extra", names: ["Ann", "Bob"] });
  await write(page, [-12, 30]);
  await type(page, ["−5"]);
  await page.reload();
  await expect(totals(page)).toHaveText(["−12", "30▲"]);
  await expect(page.locator(".now").getByRole("textbox").first()).toHaveValue("−5");
  await press(page, "Undo"); // the way back outlives the reload too
  await expect(lines(page)).toHaveCount(0);
});

/** Wait until the service worker has the page, its files and its words. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
        return active?.state === "activated" && ["/", "/words/en.json"].every((path) => kept.flat().includes(path));
      }),
    )
    .toBe(true);

test("without a server the sheet is there and takes results, and nothing is lost when it is back", async ({ page, server }) => {
  await newSheet(page, server, { game: "Bohemian Schneider", names: ["Ann", "Bob"] });
  await write(page, [13, 7]);
  await isKept(page);
  await server.stop();
  try {
    await page.reload();
    await expect(totals(page)).toHaveText(["1▲", "0"]);
    await write(page, [3, 17]);
    await expect(totals(page)).toHaveText(["1", "2▲"]);

    // What was installed from here opens at its own address, without any page before it.
    const fresh = await page.context().newPage();
    await fresh.goto(`${server.url}/kitchen`);
    await fresh.getByRole("link", { name: /^Bohemian Schneider/ }).click();
    await expect(totals(fresh)).toHaveText(["1", "2▲"]);
    expect((await csv(fresh)).length).toBe(3);
    await fresh.close();
  } finally {
    await server.start();
  }
  await page.reload();
  await expect(totals(page)).toHaveText(["1", "2▲"]);
  await write(page, [20, 0]);
  await expect(lines(page)).toHaveCount(3);
});
