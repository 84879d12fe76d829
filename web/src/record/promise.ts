// The promises that this browser has seen before the cards were dealt, so that a record which was given
// another one afterwards is found out.

import type { TableShown } from "../link/messages";
import { store, stored } from "../words/stored";

type Noted = [table: string, game: number, commitment: string];

const KEPT = 100;

function all(): Noted[] {
  try {
    const found: unknown = JSON.parse(stored("promises") ?? "[]");
    return Array.isArray(found) ? (found as Noted[]) : [];
  } catch {
    return [];
  }
}

/** Note what a table promises for its next deal, or for the running one; the first word counts. */
export function note(table: Pick<TableShown, "code" | "commitment" | "deal" | "game" | "phase">): void {
  const running = table.phase === "playing";
  const promise = running ? table.deal?.commitment : table.commitment;
  const game = running ? table.game : table.game + 1;
  if (!promise || table.phase === "closed" || noted(table.code, game) !== null) return;
  store("promises", JSON.stringify([...all(), [table.code, game, promise]].slice(-KEPT)));
}

/** The promise that was noted for a game of a table; null if this browser was not there. */
export const noted = (table: string | undefined, game: number | undefined): string | null =>
  all().find(([code, number]) => code === table && number === game)?.[2] ?? null;
