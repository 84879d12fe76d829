// The table page beside the cards: lost connections of others, what was missed, focus, chat, blocked cookies,
// the words of the German pack.

import type { Page } from "@playwright/test";
import { hand, pause } from "./playing";
import { bots, expect, person, sitAt, test, type Server } from "./server";
import { moved, seated } from "./seated";

const open = (page: Page) => expect(page.locator("main[data-state=open]")).toBeVisible();

/** Two people at a table that plays: Ann on `page`, and Bob. */
async function two(page: Page, other: Page, server: Server, terms: Record<string, unknown> = {}): Promise<string> {
  const { code } = await sitAt(page, server, { game: "elfern", seats: 2, name: "Ann", pace: 0, ...terms });
  await page.goto(`${server.url}/t/${code}`);
  await other.goto(`${server.url}/t/${code}`);
  await other.getByLabel("Your name").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  await other.getByRole("button", { name: "I am ready" }).click();
  await expect(hand(page)).toBeVisible();
  await expect(hand(other)).toBeVisible();
  return code;
}

test("a neighbour's lost connection is said within seconds, with the time until the autopilot, and that it is back", async ({ page, browser, server }) => {
  const other = await person(browser);
  const code = await two(page, other, server);
  const heard = await spoken(page);
  await other.close();
  const seat = page.getByRole("list", { name: "At the table" }).getByRole("listitem").filter({ hasText: "Bob" });
  await expect(seat).toContainText(/offline · autopilot in 1:\d\d/, { timeout: 8_000 });
  await expect.poll(() => heard()).toContain("Bob has no connection.");
  const back = await other.context().newPage();
  await back.goto(`${server.url}/t/${code}`);
  await expect(seat).not.toContainText("offline");
  await expect.poll(() => heard()).toContain("Bob is connected again.");
  await other.context().close();
});

/** Keeps all that the live regions have said. */
async function spoken(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll(".unseen[aria-live]"))
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join("\n"));
}

test("a page that is opened again says what has happened since, until somebody takes that away", async ({ page, browser, server }) => {
  const other = await person(browser);
  const code = await two(page, other, server);
  await page.goto(`${server.url}/kitchen`);
  for (const phrase of ["Hello!", "Thank you!"]) {
    await other.getByRole("button", { name: phrase }).click();
    await expect(other.getByRole("log")).toContainText(phrase);
  }
  await page.goto(`${server.url}/t/${code}`);
  const news = page.getByRole("region", { name: "While you were away" });
  await expect(news.getByRole("listitem")).toHaveText([/Hello!/, /Thank you!/]);
  await page.reload();
  await expect(news.getByRole("listitem")).toHaveText([/Hello!/, /Thank you!/]);
  await news.getByRole("button", { name: "Close" }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(hand(page)).toBeVisible();
  await expect(news).toHaveCount(0); // it has been told
  await other.context().close();
});

test("when the cards are dealt, who pressed 'ready' is at the hand", async ({ page, server }) => {
  const { code } = await sitAt(page, server, { game: "elfern", seats: 2, name: "Ann", bots: bots(2), pace: 0 });
  await page.evaluate((code) => localStorage.removeItem(`elferrat-ready-${code}`), code);
  await page.goto(`${server.url}/t/${code}`);
  await page.getByRole("button", { name: "I am ready" }).focus();
  await page.keyboard.press("Enter");
  await expect(hand(page).getByRole("option").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(hand(page).getByRole("option").nth(1)).toBeFocused();
});

test("chat is data: tags are shown as they were written, and a text that is refused stays in its field", async ({ page, browser, server }) => {
  const other = await person(browser);
  await two(page, other, server, { chat: true });
  const field = page.getByRole("textbox", { name: "Message" });
  const text = "I <3 you & <img src=x onerror=alert(1)> <b>{name}</b>";
  await field.fill(text);
  await field.press("Enter");
  await expect(other.getByRole("log")).toContainText(`Ann: ${text}`);
  await expect(other.locator("[role=log] img, [role=log] b")).toHaveCount(0);
  await expect(field).toHaveValue("");
  await field.fill("a\u202eb");
  await expect(async () => {
    await field.press("Enter"); // sooner than people can write, it is the press before
    await expect(page.locator(".word")).toContainText("U+202E", { timeout: 500 });
  }).toPass();
  await expect(field).toHaveValue("a\u202eb");
  await other.context().close();
});

test("a refusal goes with the next press", async ({ page, server }) => {
  const code = await seated(page, server, { game: "elfer", seats: 3, bots: bots(3) });
  await moved(page, server, code, 0);
  await page.goto(`${server.url}/t/${code}`);
  await expect(hand(page)).toBeVisible();
  await pause(page);
  await hand(page).locator("[aria-disabled=true]").first().click({ force: true }); // it answers all the same
  await expect(page.locator(".word.refusal")).toBeVisible();
  await page.getByRole("heading", { name: "What has happened" }).click();
  await expect(page.locator(".word.refusal")).toHaveCount(0);
});

test("who blocks cookies is told why nobody sits there", async ({ browser, server }) => {
  const page = await person(browser);
  const guest = await server.api<{ code: string }>("POST", "/tables", { game: "elfern", seats: 2 });
  await page.route("**/api/**", async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    delete headers["set-cookie"];
    await page.context().clearCookies(); // before the page hears of it, and connects anew
    await route.fulfill({ response: answer, headers });
  });
  await page.goto(`${server.url}/t/${guest.code}`);
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This browser keeps no cookie" })).toBeVisible();
  await page.context().close();
});

test("reasons and hints are asked for in the words of the pack that is shown, also after a change of it", async ({ page, server }) => {
  await page.addInitScript(() => localStorage.getItem("elferrat-pack") ?? localStorage.setItem("elferrat-pack", "german"));
  const asked: string[] = [];
  page.on("websocket", (socket) => asked.push(new URL(socket.url()).search));
  const code = await seated(page, server, { game: "schneider", seats: 2, bots: bots(2) });
  await moved(page, server, code, 0);
  await page.goto(`${server.url}/t/${code}`);
  await expect(hand(page)).toBeVisible();
  expect(asked).toEqual(["?since=game&lang=en&pack=german"]);
  await page.keyboard.press("i");
  await expect(page.locator(".word")).not.toContainText(/clubs|spades|diamonds/);
  await page.getByRole("radio", { name: "French" }).check();
  await expect.poll(() => asked.at(-1)).toMatch(/&pack=french$/);
  await open(page);
});

test("the invitation without its QR code says so", async ({ page, server }) => {
  await page.route("**/QrCode*", (route) => route.abort());
  const { code } = await server.api<{ code: string }>("POST", "/tables", { game: "elfern", seats: 2 });
  await page.goto(`${server.far}/t/${code}`);
  await expect(page.getByText("A part of this page did not arrive.")).toBeVisible();
  await open(page);
});

test("who leaves the seat, or is asked to, has lost no cookie", async ({ page, browser, server }) => {
  const other = await person(browser);
  const { code } = await sitAt(page, server, { game: "elfern", seats: 2, name: "Ann" });
  await page.goto(`${server.url}/t/${code}`);
  await other.goto(`${server.url}/t/${code}`);
  await other.getByLabel("Your name").fill("Bob");
  await other.getByRole("button", { name: "Sit down" }).click();
  const free = page.getByRole("button", { name: /^Free the seat/ });
  await expect(free).toBeVisible();
  await expect(async () => {
    if (await free.count()) await free.click({ timeout: 1_000 }); // not heard while it has just come under the finger
    await expect(free).toHaveCount(0, { timeout: 300 });
  }).toPass();
  await expect(other.getByRole("button", { name: "Sit down" })).toBeVisible();
  await expect(other.getByText("has lost its cookie")).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole("button", { name: "Sit down" })).toBeVisible();
  await expect(other.getByText("has lost its cookie")).toHaveCount(0);
  await other.context().close();
});

test("of the log beside the table the newest line is seen whole, whatever stands above it", async ({ page, browser, server }) => {
  const other = await person(browser);
  await two(page, other, server, { chat: true });
  const last = () =>
    page.getByRole("log").evaluate((log) => {
      const [list, line] = [log, log.lastElementChild as Element].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      return { inList: line.bottom <= list.bottom + 1, inWindow: list.bottom <= innerHeight, whole: Math.round(list.height) % 23.2 < 1.5 };
    });
  for (let said = 0; said < 3; said += 1) {
    await other.getByRole("button", { name: "Hello!" }).click();
    await expect(page.getByRole("log").getByText("Bob: Hello!")).toHaveCount(said + 1);
    await other.waitForTimeout(500); // the same sooner is the same press
  }
  for (const size of [{ width: 1280, height: 800 }, { width: 1280, height: 720 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    await expect.poll(last, `${size.width}×${size.height}`).toMatchObject({ inList: true, inWindow: true });
  }
  await other.context().close();
});

test("the star of a trick lies on the card that has won, and not on the other", async ({ page, server }) => {
  const code = await seated(page, server, { game: "elfern", seats: 2, bots: bots(2) });
  await moved(page, server, code, 2);
  await page.goto(`${server.url}/t/${code}`);
  const won = page.locator(".middle li.won").first();
  await expect(won).toBeVisible();
  for (const at of [0, 1]) {
    // The same star on either card: who wins is the deal's business.
    const [star, other] = await won.evaluate((card, at) => {
      const list = card.parentElement as HTMLElement;
      const [mine, others] = [list.children[at] as HTMLElement, list.children[1 - at] as HTMLElement];
      mine.append(list.querySelector(".star") as Element);
      return [mine.querySelector(".star"), others.querySelector(".card-laid")].map((one) => (one as Element).getBoundingClientRect().toJSON() as DOMRect);
    }, at) as [DOMRect, DOMRect];
    expect(star.right <= other.left || star.left >= other.right, `card ${at + 1}`).toBe(true);
  }
});
