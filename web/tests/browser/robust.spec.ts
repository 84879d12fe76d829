// What a table on the network goes through: cuts, reloads, a second tab, a server that dies, four people.

import type { Page } from "@playwright/test";
import { byTaps, cards, hand, over, pause, playOn } from "./playing";
import { look, moved, seated } from "./seated";
import { bots, expect, person, sitAt, test, updated, type Server } from "./server";

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

/** The hand, and the cards of the turn that is under way. */
const turn = async (page: Page) => ({
  hand: await cards(page),
  laid: await page.getByRole("list", { name: "This turn" }).getByRole("listitem").allInnerTexts(),
});

test("the server is updated in the middle of one's turn: a plain sentence, a reload, and the turn is where it was", async ({ page, server }) => {
  const code = await seated(page, server, { game: "elfer", lesson: "elfer-eleven" });
  await moved(page, server, code, ["R11"]); // with the next turn one may lay several
  await page.goto(`${server.url}/t/${code}`);
  await playOn(page, byTaps, 2);
  const before = await turn(page);
  expect(before.laid).toHaveLength(2);
  await server.stop();
  try {
    await server.start(updated(server, "newer"));
    const told = page.getByText("The server has a newer version of this page. Nothing is lost.");
    await expect(told).toBeVisible();
    expect(await turn(page)).toEqual(before);
    await playOn(page, byTaps, 1); // the old page goes on for as long as one likes
    const then = await turn(page);
    expect(then.laid).toHaveLength(3);
    expect(then.laid.slice(0, 2)).toEqual(before.laid);

    await page.getByRole("button", { name: "Load it anew" }).click();
    await expect(page.locator("meta[name=build]")).toHaveAttribute("content", "newer");
    await expect(hand(page)).toBeVisible();
    await expect(told).toHaveCount(0);
    expect(await turn(page)).toEqual(then);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => turn(page)).toEqual(before);
    await pause(page);
    await page.getByRole("button", { name: "End turn" }).click();
    await expect.poll(async () => (await turn(page)).laid).not.toEqual(before.laid);
  } finally {
    await server.stop();
    await server.start();
  }
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
  await pause(page);
  const sent: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.webSocketFrameSent", (frame) => sent.push(frame.response.payloadData));
  await card.dblclick();
  await expect.poll(() => sent.filter((text) => text.includes('"move"')).length).toBe(1);
});

test("four people at one table; one is cut off while the others go on, reloads, and is back in the same seat", async ({ browser, server }) => {
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
  const seen = () => look(ann.context().request, server, code);
  const until = async (next: number) => {
    for (;;) {
      const turn = (await seen()).view.play?.turn ?? 0;
      if (turn === next) return;
      await playOn(people[turn]!, byTaps, 1);
    }
  };
  const [CEM, DORA] = [2, 3];
  const cut = people[CEM]!;
  await until(DORA);
  await expect(cut.locator("main")).toHaveAttribute("data-number", `${(await seen()).number}`);
  const before = await cards(cut);
  await cut.context().setOffline(true);
  await expect(cut.getByText("No network.").first()).toBeVisible();
  const seat = ann.getByRole("list", { name: "At the table" }).getByRole("listitem").filter({ hasText: "Cem" });
  await expect(seat).toContainText("offline");
  await until(CEM);
  await cut.context().setOffline(false);
  await cut.reload();
  await connected(cut);
  expect(await cards(cut)).toEqual(before);
  await expect(cut.getByRole("region", { name: "While you were away" }).getByRole("listitem")).not.toHaveCount(0);
  await expect(seat).not.toContainText("offline");
  await Promise.all(people.map((page) => playOn(page, byTaps)));
  for (const page of people) await expect(over(page)).toBeVisible();
  await Promise.all(people.map((page) => page.context().close()));
});
