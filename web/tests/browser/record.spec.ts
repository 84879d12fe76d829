// A finished game in the browser: what it shows move by move is what the server's record says.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { GameRecord, RecordSteps } from "../../src/record/record";
import { byTaps, over, playOn } from "./playing";
import { played } from "./seated";
import { bots, expect, sitAt, test, type Server } from "./server";

interface Words { cards: Record<string, string> }
type Position = Record<string, unknown> & { hands: string[][]; stock: string[] };
type Steps = Omit<RecordSteps, "start"> & { start: Position };

const steps = (server: Server, id: string): Promise<Steps> => server.api<Steps>("GET", `/records/${id}/steps`);

/** Each position of a game, worked out as docs/programs.md says. */
function positions({ start, steps: all }: Steps): Position[] {
  const found = [start];
  for (const { play, gone } of all) {
    const next: Position = { ...(found.at(-1) as Position), ...play };
    for (const name of gone) delete next[name];
    found.push(next);
  }
  return found;
}

/** What a person has before the eyes: hands, pile, and what lies. */
interface Shown { hands: string[]; stock: number; lies: string[] }

function expected(play: Position, words: Words): Shown {
  const inWords = (cards: string[]) => cards.map((card) => words.cards[card] ?? card).join(", ");
  const lies = (play["table"] ?? play["trick"]) as string[];
  return { hands: play.hands.map(inWords), stock: play.stock.length, lies: play["table"] ? [...lies].sort() : lies.map((card) => inWords([card])) };
}

/** The same, read off a page with the rows of a row game. */
const rowsShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    hands: [...document.querySelectorAll(".hands section")].map((one) => one.querySelector("p")?.textContent ?? ""),
    stock: Number(document.querySelector(".beside li b")?.textContent),
    lies: [...document.querySelectorAll(".board table tr")]
      .flatMap((row) => [...row.querySelectorAll("td")].map((cell, at) => (cell.classList.contains("lies") ? `${cell.classList.contains("joker") ? "*" : ""}${row.className.split(" ")[0]}${at + 1}` : "")))
      .filter((cell) => cell !== "")
      .sort(),
  }));

/** The same for a trick game; the other player's hand stands above one's own. */
const tricksShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const hands = [...document.querySelectorAll(".felt > p.unseen")].map((one) => one.textContent?.replace(/^.*cards in hand: \d+:?/, "").trim() ?? "").reverse();
    const complete = /wins the trick/.test(document.querySelector(".told")?.textContent ?? "");
    const lies = complete ? [] : [...document.querySelectorAll(".felt > .middle > ol li .unseen")].map((one) => one.textContent?.replace(/^[^:]*: /, "") ?? "");
    return { hands, stock: Number(/\d+/.exec(document.querySelector(".stock p")?.textContent ?? "")?.[0] ?? 0), lies };
  });

/** Which moment it is, as it is told, and as the list of all moves marks it. */
const moment = (page: Page): Promise<{ told: string; marked: number[] }> =>
  page.evaluate(() => ({
    told: document.querySelector(".now small")?.textContent ?? "",
    marked: [...document.querySelectorAll("[role=region] > ol > li")].flatMap((move, at) => (move.querySelector("a[aria-current=step]") ? [at] : [])),
  }));

for (const [game, seats] of [["elfer", 3], ["extra", 4], ["elfern", 2], ["schneider", 2]] as const) {
  test(`${game}: every moment of the replay is a position of the record`, async ({ page, server }) => {
    const id = await played(server, game, seats);
    const record = await steps(server, id);
    const words = (await (await fetch(`${server.url}/words/en.json`)).json()) as Words;
    await page.goto(`${server.url}/r/${id}`);
    const read = "trick" in record.start ? tricksShown : rowsShown;
    await expect(page.getByRole("region", { name: "All moves" }).getByRole("listitem")).toHaveCount(record.steps.length + 1);
    for (const [at, play] of positions(record).entries()) {
      if (at > 0) await page.keyboard.press("ArrowRight");
      const told = at ? `Move ${at} of ${record.steps.length}` : "The deal";
      expect(await Promise.all([moment(page), read(page)]), told).toEqual([{ told, marked: [at] }, expected(play, words)]);
    }
    await page.keyboard.press("Home");
    await expect(page.locator(".now small")).toHaveText("The deal");
  });
}

test("a link leads to its move; the slider and the list go there too", async ({ page, server }) => {
  const id = await played(server, "elfern", 2);
  const count = (await steps(server, id)).steps.length;
  await page.goto(`${server.url}/r/${id}`);
  await page.getByRole("region", { name: "All moves" }).getByRole("link").nth(7).click();
  const link = page.getByLabel("Link to this moment");
  await expect(link).toHaveValue(`${server.url}/r/${id}#7`);
  const other = await page.context().newPage();
  await other.goto(await link.inputValue());
  await expect(other.locator(".now small")).toHaveText(`Move 7 of ${count}`);
  await other.getByRole("slider", { name: "Moment of the game" }).fill("12");
  await expect(other.locator(".now small")).toHaveText(`Move 12 of ${count}`);
  await other.getByRole("button", { name: "To the end" }).click();
  await expect(other.locator(".now small")).toHaveText(`Move ${count} of ${count}`);
});

/** The same game with two hidden cards changed: one in the second seat's hand, one in the pile. */
function redealt(record: Steps): Steps {
  const hands = record.start.hands.map((hand) => [...hand]);
  const stock = [...record.start.stock];
  [hands[1]![0], stock[0]] = [stock[0]!, hands[1]![0]!];
  return { ...record, start: { ...record.start, hands, stock } };
}

test("through the eyes of a seat no page holds a card that the seat did not see", async ({ page, server }) => {
  let given: Steps | undefined;
  await page.route("**/steps*", (route) => route.fulfill({ json: given }));
  for (const [game, seats] of [["elfer", 3], ["extra", 4], ["elfern", 2], ["schneider", 2]] as const) {
    const id = await played(server, game, seats);
    const record = await steps(server, id);
    const dom = async (shown: Steps, eyes: number): Promise<string> => {
      given = shown;
      await page.goto("about:blank"); // so that the page comes anew
      await page.goto(`${server.url}/r/${id}`);
      await page.getByLabel("Seen by").selectOption({ index: eyes });
      return page.locator("main > .place").innerHTML();
    };
    expect(await dom(redealt(record), 1), game).toBe(await dom(record, 1));
    expect(await dom(redealt(record), 0), game).not.toBe(await dom(record, 0)); // with open hands it is seen
  }
});

test("one click checks the deal of a game that was played here; a record that was tampered with fails", async ({ page, server }) => {
  const { code } = await sitAt(page, server, { game: "elfern", seats: 2, name: "Ann", bots: bots(2), pace: 0 });
  await page.goto(`${server.url}/t/${code}`);
  await playOn(page, byTaps);
  await expect(over(page)).toBeVisible();
  await page.getByRole("link", { name: /^Look at this game again/ }).click();
  await page.getByRole("button", { name: "Check the deal" }).click();
  await expect(page.getByText("The cards were dealt exactly as promised before the game.")).toBeVisible();
  await expect(page.locator(".proof ol li")).toHaveText([/noted before the deal/, /SHA-256/, /one text from each seat/, /this browser added is among them/, /gives exactly these hands/]);
  await expect(page.locator(".proof ol .broken")).toHaveCount(0);

  await page.route(/\/api\/records\/[^/]+$|\/api\/records\/[^/]+\?/, async (route) => {
    const record = (await (await route.fetch()).json()) as Omit<GameRecord, "start"> & { start: Position };
    [record.start.hands[0]![0], record.start.stock[0]] = [record.start.stock[0]!, record.start.hands[0]![0]!];
    await route.fulfill({ json: record });
  });
  await page.reload();
  await page.getByRole("button", { name: "Check the deal" }).click();
  await expect(page.getByText("This is not the deal that was promised: step 5 fails.")).toBeVisible();
});

test("the record that is downloaded is the server's", async ({ page, server }) => {
  const id = await played(server, "extra", 3);
  await page.goto(`${server.url}/r/${id}`);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^elferrat-extra-[A-Z]{6}-.{6}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), "utf-8"))).toEqual(await server.api("GET", `/records/${id}`));
});
