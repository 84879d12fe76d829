// A seat at a table that plays already, taken over the HTTP interface: the page itself has loaded nothing yet.

import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Server } from "./server";

interface Seen { number: number; view: { play: { legal?: string[]; over?: boolean } | null } }

/** Make a table and be ready there; the page's browser has the seat's cookie. Returns the code. */
export async function seated(page: Page, server: Server, terms: Record<string, unknown>): Promise<string> {
  const { request } = page.context();
  const { code } = await posted<{ code: string }>(request, `${server.url}/api/tables`, { name: "Ann", pace: 0, ...terms });
  await posted(request, `${server.url}/api/tables/${code}/commands`, { id: "1", do: "ready" });
  return code;
}

/** Make so many moves for one's seat, each the first legal one, and wait for the next turn or the end. */
export async function moved(page: Page, server: Server, code: string, moves: number): Promise<void> {
  const { request } = page.context();
  const address = `${server.url}/api/tables/${code}`;
  for (let made = 0; made <= moves; made += 1) {
    const seen = await turn(request, address);
    const move = seen.view.play?.legal?.[0];
    if (move === undefined || made === moves) return;
    await posted(request, `${address}/commands`, { id: crypto.randomUUID(), expect: seen.number, do: "move", move });
  }
}

/** What the seat sees as soon as it may move, or at the end. */
async function turn(request: APIRequestContext, address: string): Promise<Seen> {
  let seen: Seen | undefined;
  await expect
    .poll(async () => {
      seen = (await (await request.get(address)).json()) as Seen;
      return seen.view.play?.legal !== undefined || seen.view.play?.over === true;
    })
    .toBe(true);
  return seen as Seen;
}

async function posted<T>(request: APIRequestContext, url: string, data: unknown): Promise<T> {
  const answer = await request.post(url, { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
