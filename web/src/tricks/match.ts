// A match of a trick game as a view tells it (`table.match`).

export interface TrickMatch {
  hands: { honours: number[]; game_points: number[]; held: number; next_dealer: number | null }[];
  totals: number[];
  /** Deals the next hand; null: it will be drawn. */
  dealer: number | null;
}

/** Whether a tie has left a game point for the next winner (F9). */
export const isHeld = (match: TrickMatch): boolean => match.hands.at(-1)?.held === 1;
