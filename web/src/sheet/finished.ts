// The records of a table's finished games. A game is listed a moment after it has ended.

import { api } from "../link/api";

const AGAIN = 500; // ms
const TRIES = 12;

interface Page {
  games: { record: string }[];
  before: number | null;
}

/** The ids of the records, the first game first, once so many are there; fewer if they do not come. */
export async function records(code: string, wanted: number, gone: AbortSignal): Promise<string[]> {
  for (let left = TRIES; ; left -= 1) {
    const found = await listed(code).catch(() => []);
    if (found.length >= wanted || left === 0 || gone.aborted) return found.reverse();
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** All of them, newest first, page by page. */
async function listed(code: string): Promise<string[]> {
  const found: string[] = [];
  let page: Page = { games: [], before: null };
  do {
    const rest = page.before === null ? "" : `?before=${page.before}`;
    page = await api<Page>("GET", `/tables/${code}/games${rest}`);
    found.push(...page.games.map((game) => game.record));
  } while (page.before !== null);
  return found;
}
