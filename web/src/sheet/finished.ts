// The records of a table's finished games. A game is listed a moment after it has ended.

import { api } from "../link/api";

const AGAIN = 500; // ms
const TRIES = 12;

/** The ids of the records, the first game first, once so many are there; fewer if they do not come. */
export async function records(code: string, wanted: number, gone: AbortSignal): Promise<string[]> {
  for (let left = TRIES; ; left -= 1) {
    const { games } = await api<{ games: { record: string }[] }>("GET", `/tables/${code}/games`).catch(() => ({ games: [] }));
    if (games.length >= wanted || left === 0 || gone.aborted) return games.map((game) => game.record).reverse();
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
