// A seat at a table that plays already, taken over the HTTP interface: the page itself has loaded nothing yet.

import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Server } from "./server";

export interface Seen { number: number; view: { play: { turn?: number; legal?: string[]; over?: boolean } | null } }
export interface Seat { code: string; host_token: string }

const SOON = [20, 20, 50, 100, 250]; // ms between two looks; bots that do not wait answer at once
const MOST_MOVES = 999;

/** Make a table and be ready there; the page's browser has the seat's cookie. Returns the code. */
export async function seated(page: Page, server: Server, terms: Record<string, unknown>): Promise<string> {
  const { request } = page.context();
  const { code } = await made(request, server, { name: "Ann", ...terms });
  await order(request, server, code, { do: "ready" });
  return code;
}

/** Make a table without being ready. */
export const made = (request: APIRequestContext, server: Server, terms: Record<string, unknown>): Promise<Seat> =>
  posted<Seat>(request, `${server.url}/api/tables`, { pace: 0, ...terms });

/** Have something done at a table. */
export const order = (request: APIRequestContext, server: Server, code: string, sent: Record<string, unknown>): Promise<unknown> =>
  posted(request, `${server.url}/api/tables/${code}/commands`, { id: crypto.randomUUID(), ...sent });

/** Make these moves for one's seat, or so many, each the first legal one, and wait for the next turn or the end. */
export async function moved(page: Page, server: Server, code: string, moves: number | readonly string[] = MOST_MOVES): Promise<void> {
  const { request } = page.context();
  const [wanted, most] = typeof moves === "number" ? [[], moves] : [moves, moves.length];
  for (let count = 0; count <= most; count += 1) {
    const seen = await turn(request, server, code);
    const move = wanted[count] ?? seen.view.play?.legal?.[0];
    if (move === undefined || count === most) return;
    await order(request, server, code, { expect: seen.number, do: "move", move });
  }
}

/** What a seat sees. */
export const look = async (request: APIRequestContext, server: Server, code: string): Promise<Seen> =>
  (await (await request.get(`${server.url}/api/tables/${code}`)).json()) as Seen;

/** The same as soon as it may move, or at the end. */
async function turn(request: APIRequestContext, server: Server, code: string): Promise<Seen> {
  let seen: Seen | undefined;
  const decided = async () => {
    seen = await look(request, server, code);
    return seen.view.play?.legal !== undefined || seen.view.play?.over === true;
  };
  await expect.poll(decided, { intervals: SOON }).toBe(true);
  return seen as Seen;
}

/** Let bots alone play a game; returns the id of its record. */
export async function played(server: Server, game: string, seats: number): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, "thumb"]));
  const { code, host_token: host } = await server.api<Seat>("POST", "/tables", { game, seats, bots, pace: 0 });
  await server.api("POST", `/tables/${code}/commands`, { id: "1", do: "start" }, { "X-Host-Token": host });
  const games = () => server.api<{ games: { record: string }[] }>("GET", `/tables/${code}/games`);
  await expect.poll(async () => (await games()).games.length, { intervals: SOON }).toBe(1);
  return (await games()).games[0]!.record;
}

async function posted<T>(request: APIRequestContext, url: string, data: unknown): Promise<T> {
  const answer = await request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
