// What is known of a player in numbers, and how the numbers become bars, lines and intervals.

/** Finished games added up. */
export interface Tally {
  games: number;
  wins: number;
  shared: number;
  points: number;
  mean: number | null;
  best: number | null;
  streak: number;
  longest: number;
}

/** All games of a kind, and those with 2, 3 … seats. */
export type Results = Tally & { by_seats: Record<string, Tally> };

/** What somebody is at least, and the mean with its interval of 95 %. */
export interface Rating {
  rating: number;
  mean: number;
  low: number;
  high: number;
  games: number;
}

export interface PlayerShown {
  id: number;
  name: string;
  statistics: Record<string, Results>;
  ratings: Record<string, Rating>;
}

/** A bar of games: how many were won, and how many were not. */
export interface Bar {
  label: string;
  won: number;
  lost: number;
}

export const bars = ({ by_seats: parts }: Results): Bar[] =>
  Object.entries(parts)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([label, { games, wins }]) => ({ label, won: wins, lost: games - wins }));

/** Won games in hundred; nothing is won before the first game. */
export const percent = ({ games, wins }: Tally): number => (games ? Math.round((100 * wins) / games) : 0);

/** A scale for values, with round ends: 0 is always on it. */
export interface Scale {
  low: number;
  high: number;
}

export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepOf(high - low);
  return { low: Math.floor(low / step) * step, high: Math.max(Math.ceil(high / step) * step, step + Math.floor(low / step) * step) };
}

/** 1, 2 or 5 with noughts: about four steps make the span. */
function stepOf(span: number): number {
  const rough = Math.max(span, 4) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * size >= rough) ?? 10) * size;
}

/** Where a value is on a scale, from 0 to 1. */
export const onScale = (value: number, { low, high }: Scale): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

/** Points added up game by game, beginning with the oldest. */
export function sums(points: readonly number[]): number[] {
  let sum = 0;
  return points.map((one) => (sum += one));
}
