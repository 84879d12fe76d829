// How much a first visit loads and in how many steps, and how soon a press is seen. Seconds depend on the
// machine, so they are printed, and what makes them is asserted: bytes, hosts, round trips, waiting for nobody.

import type { CDPSession, Page } from "@playwright/test";
import { hand } from "./playing";
import { seated } from "./seated";
import { bots, expect, person, test } from "./server";

const MOST_BYTES = 120_000; // compressed, of a first visit to a table
const MOST_TRIPS = 5; // requests that wait for one another; four are needed: page, script, words, socket
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const GAMES = [["elfer", 4], ["extra", 4], ["elfern", 2], ["schneider", 2]] as const;
/** Deals in which one can play a card at once. */
const LESSONS = [["elfer", "elfer-eleven"], ["extra", "extra-start"], ["elfern", "elfern-slate"], ["schneider", "schneider-whole"]] as const;

interface Loaded {
  path: string;
  begin: number;
  end: number;
  bytes: number;
  /** Whether the page waits for it; for its icon it does not. */
  waited: boolean;
}

/** Follow all that a page loads over the network, sockets as well. */
async function follow(client: CDPSession): Promise<Map<string, Loaded>> {
  const all = new Map<string, Loaded>();
  const put = (id: string, more: Partial<Loaded>) => all.set(id, { ...(all.get(id) ?? { path: "", begin: 0, end: Infinity, bytes: 0, waited: true }), ...more });
  client.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => put(requestId, { path: request.url, begin: timestamp, waited: type !== "Other" }));
  client.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => put(requestId, { end: timestamp, bytes: encodedDataLength }));
  client.on("Network.webSocketCreated", ({ requestId, url }) => put(requestId, { path: url }));
  client.on("Network.webSocketWillSendHandshakeRequest", ({ requestId, timestamp }) => put(requestId, { begin: timestamp }));
  client.on("Network.webSocketFrameReceived", ({ requestId, timestamp, response }) => {
    const { end, bytes } = all.get(requestId) ?? { end: Infinity, bytes: 0 };
    put(requestId, { end: Math.min(end, timestamp), bytes: bytes + response.payloadData.length });
  });
  await client.send("Network.enable");
  return all;
}

/** The most requests of which each began only after the one before it had ended. */
function trips(all: readonly Loaded[]): Loaded[] {
  const chain: Loaded[] = [];
  for (const one of [...all].sort((a, b) => a.end - b.end)) if (one.begin >= (chain.at(-1)?.end ?? -Infinity)) chain.push(one);
  return chain;
}

for (const [game, seats] of GAMES) {
  test(`${game}: a first visit over slow 4G is small and goes straight to the hand`, async ({ browser, server }) => {
    const page = await person(browser, { viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
    const code = await seated(page, server, { game, seats, bots: bots(seats) });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[role=listbox] [role=option]")) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(globalThis, { usable: performance.now() }));
      }).observe(document, { subtree: true, childList: true });
    });
    const client = await page.context().newCDPSession(page);
    const all = await follow(client);
    await client.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.goto(`${server.url}/t/${code}`);
    await expect(hand(page)).toBeVisible();
    const usable = await page.evaluate(() => (globalThis as unknown as { usable: number }).usable);
    const chain = trips([...all.values()].filter(({ end, waited }) => Number.isFinite(end) && waited));
    await page.waitForLoadState("networkidle");
    const bytes = [...all.values()].reduce((sum, one) => sum + one.bytes, 0);
    console.log(`${game}: hand after ${Math.round(usable)} ms, ${bytes} bytes in ${all.size} requests, chain: ${chain.map(({ path }) => new URL(path).pathname).join(" > ")}`);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect([...all.values()].filter(({ path }) => new URL(path).host !== new URL(server.url).host)).toEqual([]);
    expect(chain.length).toBeLessThanOrEqual(MOST_TRIPS);
    await page.context().close();
  });
}

/** Hold back all that the page sends; what comes to it goes on. Returns how to let it through. */
async function heldBack(page: Page): Promise<{ held: () => number; release: () => void }> {
  const waiting: (() => void)[] = [];
  let open = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (open) server.send(message);
      else waiting.push(() => server.send(message));
    });
  });
  return {
    held: () => waiting.length,
    release: () => {
      open = true;
      for (const send of waiting.splice(0)) send();
    },
  };
}

for (const [game, lesson] of LESSONS) {
  test(`${game}: a press is seen before the server answers it`, async ({ browser, server }) => {
    const page = await person(browser);
    const code = await seated(page, server, { game, lesson });
    const network = await heldBack(page);
    await page.goto(`${server.url}/t/${code}`);
    await expect.poll(async () => (await page.title()).startsWith("▶")).toBe(true);
    const playable = hand(page).getByRole("option", { name: /, can be played$/ });
    await expect(playable.first()).toBeVisible();
    const number = await page.locator("main").getAttribute("data-number");
    await playable.first().focus();
    await page.evaluate(() => {
      const card = document.activeElement;
      const look = (since: number) => {
        if (card?.matches(".gone, [aria-selected=true]")) Object.assign(globalThis, { seen: performance.now() - since });
        else requestAnimationFrame(() => look(since));
      };
      addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), { capture: true, once: true });
    });
    await page.keyboard.press("Enter");
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen?: number }).seen);
    await expect.poll(seen).toBeDefined();
    console.log(`${game}: a press is seen after ${Math.round((await seen()) ?? NaN)} ms`);
    expect(await page.locator("main").getAttribute("data-number")).toBe(number); // nothing has come from the server
    const chooses = (await hand(page).locator("[aria-selected=true]").count()) > 0;
    if (!chooses) {
      expect(network.held()).toBe(1);
      network.release();
      await expect(page.locator("main")).not.toHaveAttribute("data-number", number ?? "");
    }
    await page.context().close();
  });
}
