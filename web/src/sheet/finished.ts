// The records of a table's finished games. A game is listed a moment after it has ended.

import { gamesAt } from "../home/lists";

const AGAIN = 500; // ms
const TRIES = 12;

/** The ids of the records, the first game first, once so many are there; fewer if they do not come. */
export async function records(code: string, wanted: number, gone: AbortSignal): Promise<string[]> {
  for (let left = TRIES; ; left -= 1) {
    const found = await gamesAt(code).catch(() => []);
    if (found.length >= wanted || left === 0 || gone.aborted) return found.map(({ record }) => record).reverse();
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
