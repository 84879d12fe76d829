// What a table on the network goes through: cuts, reloads, a second tab, a server that dies, four people.

import type { Page } from "@playwright/test";
import { byTaps, cards, hand, over, playOn } from "./playing";
import { bots, expect, person, sitAt, test, type Server } from "./server";

const connected = (page: Page) => expect(page.locator("main[data-state=open]")).toBeVisible();

async function begun(page: Page, server: Server, game = "elfer", seats = 3): Promise<string> {
  const { code } = await sitAt(page, server, { game, seats, name: "Ann", bots: bots(seats), pace: 0 }, server.far);
  await page.goto(`${server.far}/t/${code}`);
  await expect(hand(page)).toBeVisible();
  return code;
}

test("without a network the page says so, and comes back by itself", async ({ page, server }) => {
  await begun(page, server);
  await page.context().setOffline(true);
  await expect(page.getByText("No network. The table waits for you.").first()).toBeVisible();
  await page.context().setOffline(false);
  await connected(page);
  await expect(page.getByText("No network.")).toHaveCount(0);
});

test("a server that is killed and started again loses nothing of what the page shows", async ({ page, server }) => {
  await begun(page, server);
  const before = await cards(page);
  await server.stop("SIGKILL");
  await expect(page.getByText(/^Connection lost/).first()).toBeVisible();
  await server.start();
  await connected(page);
  expect(await cards(page)).toEqual(before);
});

test("a reload and a second tab show the same hand; a move in one is seen in the other", async ({ page, server }) => {
  const code = await begun(page, server, "elfern", 2);
  const before = await cards(page);
  await page.reload();
  await expect(hand(page)).toBeVisible();
  expect(await cards(page)).toEqual(before);
  const second = await page.context().newPage();
  await second.goto(`${server.far}/t/${code}`);
  await playOn(second, byTaps);
  await expect(over(page)).toBeVisible();
});

test("two taps at once play once", async ({ page, server }) => {
  await begun(page, server, "elfern", 2);
  const card = hand(page).getByRole("option", { name: /, can be played$/ }).first();
  await expect(card).toBeVisible();
  const sent: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.webSocketFrameSent", (frame) => sent.push(frame.response.payloadData));
  await card.dblclick();
  await expect.poll(() => sent.filter((text) => text.includes('"move"')).length).toBe(1);
});

test("four people at one table; one is cut off, reloads, and is back in the same seat", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const people = await Promise.all(["Ann", "Bob", "Cem", "Dora"].map(() => person(browser)));
  const [ann, ...others] = people as [Page, ...Page[]];
  const { code } = await sitAt(ann, server, { game: "elfer", seats: 4, name: "Ann", pace: 0 }, server.far);
  await ann.goto(`${server.far}/t/${code}`);
  for (const [at, name] of ["Bob", "Cem", "Dora"].entries()) {
    const page = others[at]!;
    await page.goto(`${server.far}/t/${code}`);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "I am ready" }).click();
  }
  for (const page of people) await expect(hand(page)).toBeVisible();
  const cut = others[1]!;
  await cut.context().setOffline(true);
  await expect(cut.getByText("No network.").first()).toBeVisible();
  await cut.context().setOffline(false);
  await cut.reload();
  await connected(cut);
  await Promise.all(people.map((page) => playOn(page, byTaps)));
  for (const page of people) await expect(over(page)).toBeVisible();
  await Promise.all(people.map((page) => page.context().close()));
});
