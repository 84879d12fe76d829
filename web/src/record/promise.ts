// What this browser has seen of a deal before the cards were dealt: the server's promise, and the text that it
// added itself. A record that was given another one afterwards is found out.

import type { TableShown } from "../link/messages";
import { store, stored } from "../words/stored";

type Noted = [table: string, game: number, text: string];
type Kind = "promises" | "own-texts";

const KEPT = 100;

function all(kind: Kind): Noted[] {
  try {
    const found: unknown = JSON.parse(stored(kind) ?? "[]");
    return Array.isArray(found) ? (found as Noted[]) : [];
  } catch {
    return [];
  }
}

const found = (kind: Kind, table: string | undefined, game: number | undefined): string | null =>
  all(kind).find(([code, number]) => code === table && number === game)?.[2] ?? null;

function keep(kind: Kind, noted: Noted): void {
  const others = all(kind).filter(([code, game]) => code !== noted[0] || game !== noted[1]);
  store(kind, JSON.stringify([...others, noted].slice(-KEPT)));
}

/** Note what a table promises for its next deal, or for the running one; the first word counts. */
export function note(table: Pick<TableShown, "code" | "commitment" | "deal" | "game" | "phase">): void {
  const running = table.phase === "playing";
  const promise = running ? table.deal?.commitment : table.commitment;
  const game = running ? table.game : table.game + 1;
  if (!promise || table.phase === "closed" || noted(table.code, game) !== null) return;
  keep("promises", [table.code, game, promise]);
}

/** The promise that was noted for a game of a table; null if this browser was not there. */
export const noted = (table: string | undefined, game: number | undefined): string | null => found("promises", table, game);

/** Note what this browser adds to the seed of the next deal; the last word counts. */
export function noteText(table: Pick<TableShown, "code" | "game">, text: string): void {
  if (text) keep("own-texts", [table.code, table.game + 1, text]);
}

/** What this browser added to a deal's seed; null if nothing. */
export const ownText = (table: string | undefined, game: number | undefined): string | null => found("own-texts", table, game);
