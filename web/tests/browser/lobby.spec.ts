// From the front page to a table that plays: made, joined, watched, moved to another device, in another language.

import type { Page } from "@playwright/test";
import { hand } from "./playing";
import { expect, person, sitAt, test, type Server } from "./server";

/** The name of a button on a game's tile. */
const of = (words: string, game: string): RegExp => new RegExp(`^${words} ?: ${game}$`);

/** Make a table with the form, as Ann; returns its code. */
async function make(page: Page, server: Server, game: string): Promise<string> {
  await page.goto(server.url);
  await page.getByLabel("Your name").first().fill("Ann"); // below one can keep a name
  await page.getByRole("button", { name: of("Make a table", game) }).click();
  const form = page.getByRole("dialog", { name: "Make a table" });
  await expect(form.getByLabel("Your name")).toHaveValue("Ann");
  await form.getByRole("button", { name: "Make a table" }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z]{6}$/);
  return page.url().slice(-6);
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

const ready = (page: Page): Promise<void> => page.getByRole("button", { name: "I am ready" }).click();

test("made with the form, joined by the link that is shown, and both play", async ({ browser, server }) => {
  const ann = await person(browser);
  const code = await make(ann, server, "Elfern");
  const link = await ann.getByLabel("Link to send").inputValue();
  expect(link).toBe(`${server.url}/t/${code}`);
  // A phone could not open this address, so there is no code to scan.
  await expect(ann.getByText("This link and these letters work on this computer only.")).toBeVisible();
  await expect(ann.getByRole("img", { name: /^QR code/ })).toHaveCount(0);
  await expect(ann.getByRole("main").getByText(code, { exact: true })).toBeVisible();

  const bob = await person(browser);
  await bob.goto(link);
  await sit(bob, "Bob");
  await expect(ann.getByText("waiting for Ann, Bob")).toBeVisible();
  await ready(ann);
  await expect(bob.getByText("waiting for Bob")).toBeVisible();
  await ready(bob);
  for (const page of [ann, bob]) await expect(hand(page).getByRole("option")).toHaveCount(6);
  await expect(ann.getByRole("list", { name: "At the table" })).toContainText("Bob");
  await ann.context().close();
  await bob.context().close();
});

test("joined by a code in lower case, by a pasted link, and what is no code is said at its field", async ({ browser, server }) => {
  const ann = await person(browser);
  const code = await make(ann, server, "Elfer raus!");
  const join = async (page: Page, text: string) => {
    await page.goto(server.url);
    await page.getByLabel("Code or link").fill(text);
    await page.getByRole("button", { name: "To the table" }).click();
  };
  const bob = await person(browser);
  await join(bob, ` ${code.toLowerCase()} `);
  await expect(bob).toHaveURL(`${server.url}/t/${code}`);
  await sit(bob, "Bob");
  await expect(ann.getByRole("main").getByText("Bob", { exact: true }).first()).toBeVisible();

  const cem = await person(browser);
  await join(cem, "hello");
  await expect(cem.getByLabel("Code or link")).toHaveAccessibleDescription(/^A table has six letters/);
  await join(cem, "BBBBBB");
  await expect(cem.getByLabel("Code or link")).toHaveAttribute("aria-invalid", "true");
  await join(cem, `Come! ${server.url}/t/${code}?x=1#y`);
  await expect(cem.getByRole("button", { name: "Sit down" })).toBeVisible();
  await cem.goto(`${server.url}/t/${code.toLowerCase()}`);
  await sit(cem, "Cem");
  await expect(ann.getByRole("main").getByText("Cem", { exact: true }).first()).toBeVisible();
  for (const page of [ann, bob, cem]) await page.context().close();
});

test("the recovery code brings a seat to another device in the middle of a game", async ({ browser, server }) => {
  const ann = await person(browser);
  const code = await make(ann, server, "Elfern");
  await ann.getByText("Your recovery code for this seat").click();
  const recovery = await ann.locator("details .code").filter({ hasText: /^[0-9A-Z]+-[0-9A-Z]+$/ }).innerText();
  const bob = await person(browser);
  await bob.goto(`${server.url}/t/${code}`);
  await sit(bob, "Bob");
  await ready(ann);
  await ready(bob);
  await expect(hand(ann)).toBeVisible();
  const cards = await hand(ann).getByRole("option").allTextContents();

  const other = await person(browser);
  await other.goto(`${server.url}/t/${code}`);
  await expect(other.getByText("Every seat is taken; you may watch.")).toBeVisible();
  await other.getByText("I sat here on another device").click();
  await other.getByLabel("Recovery code").fill("WRONG-CODE1");
  await other.getByRole("button", { name: "Take my seat back" }).click();
  await expect(other.getByLabel("Recovery code")).toHaveAttribute("aria-invalid", "true");
  await other.getByLabel("Recovery code").fill(recovery.toLowerCase().replace("-", " "));
  await other.getByRole("button", { name: "Take my seat back" }).click();
  await expect(hand(other)).toBeVisible();
  expect((await hand(other).getByRole("option").allTextContents()).map(card)).toEqual(cards.map(card));
  await expect(hand(ann)).toHaveCount(0); // the first device only watches from now on
  for (const page of [ann, bob, other]) await page.context().close();
});

const card = (text: string): string => text.replace(", can be played", "").trim();

test("a name that is refused is said at its field, at the table and on the front page", async ({ browser, server }) => {
  const ann = await person(browser);
  const code = await make(ann, server, "Elfern");
  const page = await person(browser);
  await page.goto(`${server.url}/t/${code}`);
  await sit(page, "Admin");
  const name = page.getByLabel("Your name");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).not.toHaveAccessibleDescription("");
  await sit(page, "Bob");
  await expect(name).toHaveCount(0);

  await page.goto(server.url);
  const guest = name.first();
  await guest.fill("Admin");
  await page.getByRole("button", { name: of("Play against bots", "Elfern") }).click();
  await expect(guest).toHaveAttribute("aria-invalid", "true");
  await expect(guest).not.toHaveAccessibleDescription("");
  await guest.fill("Bob");
  await page.getByRole("button", { name: of("Play against bots", "Elfern") }).click();
  await expect(hand(page)).toBeVisible();
  await ann.context().close();
  await page.context().close();
});

test("German is chosen at the table, and stays", async ({ page, server }) => {
  const { code } = await sitAt(page, server, { game: "elfer", seats: 2, name: "Ann", bots: { 1: "thumb" }, pace: 0 });
  await page.goto(`${server.url}/t/${code}`);
  await expect(hand(page)).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await page.getByRole("dialog", { name: "Mehr" }).getByRole("button", { name: "Schließen", exact: true }).click();
  const german = page.getByRole("listbox", { name: "Deine Hand" });
  await expect(german).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  // What the server says comes in the new language as well.
  await expect(page.locator("main[data-state=open]")).toBeVisible();
  await german.locator("[aria-disabled=true]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".word.refusal")).toContainText(/ (Karte|braucht|liegt|liegen|Reihe|passt|darf|muss|wird) /);
  await page.reload();
  await expect(german).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByRole("button", { name: of("Gegen Bots spielen", "Elfern") })).toBeVisible();
});

test("who watches sees backs, not hands", async ({ browser, server }) => {
  for (const [game, seats] of [["elfer", 2], ["extra", 2], ["elfern", 2], ["schneider", 2]] as const) {
    const ann = await person(browser);
    const { code } = await sitAt(ann, server, { game, seats, name: "Ann", bots: { 1: "thumb" }, pace: 0 });
    await ann.goto(`${server.url}/t/${code}`);
    await expect(hand(ann)).toBeVisible();
    const watcher = await person(browser);
    await watcher.goto(`${server.url}/t/${code}`);
    await expect(watcher.getByText("Every seat is taken; you may watch.")).toBeVisible();
    await expect(hand(watcher)).toHaveCount(0);
    await expect(watcher.locator("[data-card]")).toHaveCount(0);
    await watcher.keyboard.press("h");
    await expect(watcher.locator(".unseen[role=status]").last()).toHaveText("You are watching.");
    await ann.context().close();
    await watcher.context().close();
  }
});
