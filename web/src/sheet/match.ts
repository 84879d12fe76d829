// A match as a view of a table tells it (`table.match`), and what a sheet of it says.

import { isRowGame } from "../play/play";
import { t } from "../words/words.svelte";

export interface HandPlayed {
  /** Row games: the numbers left (elfer), or the points (extra). */
  points?: number[];
  /** Trick games: honours taken, what they are worth, and the point that is held after the hand. */
  honours?: number[];
  game_points?: number[];
  held?: number;
  next_dealer: number | null;
}

export interface MatchPlayed {
  hands: HandPlayed[];
  totals: number[];
  winners: number[];
  /** Deals the next hand; null: drawn. */
  dealer: number | null;
  /** How many games the rules still ask for. */
  to_come: number;
}

/** What a hand counts for each seat. */
export const countsOf = (hand: HandPlayed): number[] => hand.game_points ?? hand.points ?? [];

/** A match as lines for a spreadsheet: a line a game, a column a seat; honours have columns of their own. */
export function lines(game: string, names: readonly string[], match: MatchPlayed): (string | number)[][] {
  const withHonours = !isRowGame(game);
  const honours = withHonours ? names.map((name) => t("sheet-honours-of", { name })) : [];
  const games = match.hands.map((hand, at) => [at + 1, ...countsOf(hand), ...(hand.honours ?? [])]);
  return [[t("sheet-game"), ...names, ...honours], ...games, [t("sheet-total"), ...match.totals]];
}
