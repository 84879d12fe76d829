// The rows as a picture of them needs them: what lies, in which spans, and which numbers come next.

import type { RowPlay } from "../play/play";

export type Span = readonly [from: number, to: number];

export interface Row {
  colour: string;
  length: number;
  /** What lies by number; true where it is a joker. */
  lying: ReadonlyMap<number, boolean>;
  /** Numbers side by side, from low to high. */
  spans: readonly Span[];
  /** The numbers that come next, rising. */
  wanted: readonly number[];
}

/** The ends of a row: the next number below, at, and above the number where it began. */
export interface Ends {
  low: number | null;
  middle: number | null;
  high: number | null;
}

export const colourOf = (cell: string): string => cell.replace("*", "").slice(0, 1);
export const numberOf = (cell: string): number => Number(cell.replace("*", "").slice(1));

/** The colours of the rows from top to bottom. */
export const orderOf = (play: RowPlay): string[] => {
  if (play.game === "extra") return play.order;
  return play.options["without_blue"] ? ["R", "Y", "G"] : ["R", "Y", "G", "B"];
};

/** All rows from top to bottom. */
export function rowsOf(play: RowPlay): Row[] {
  const length = play.game === "extra" ? 21 : 20;
  return orderOf(play).map((colour) => {
    const lying = new Map<number, boolean>();
    for (const card of play.table) if (colourOf(card) === colour) lying.set(numberOf(card), card.startsWith("*"));
    const wanted = lying.size ? beside(lying, length) : starts(play);
    return { colour, length, lying, spans: spansOf([...lying.keys()]), wanted };
  });
}

/** Numbers gathered in spans without gaps. */
export function spansOf(numbers: readonly number[]): Span[] {
  const found: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found;
}

function beside(lying: ReadonlyMap<number, boolean>, length: number): number[] {
  const near = new Set([...lying.keys()].flatMap((number) => [number - 1, number + 1]));
  return [...near].filter((n) => n >= 1 && n <= length && !lying.has(n)).sort((a, b) => a - b);
}

/** The numbers that open an empty row (E6, V2, V3.2); none while any number would do. */
function starts(play: RowPlay): number[] {
  if (play.game === "extra") return []; // the elevens lie from the deal on
  if (play.options["variant"] === "three_starts") return [10, 11, 12];
  if (play.options["variant"] === "any_start") return play.start === null ? [] : [Number(play.start)];
  return [11];
}

/** The number from which a row grows both ways; null if it grows from its outer ends. */
export function middleOf(play: RowPlay): number | null {
  const variant = play.options["variant"];
  if (variant === "false_start") return null;
  return variant === "any_start" && play.game === "elfer" ? Number(play.start ?? 11) : 11;
}

/** One wanted number for each end: one that can be played now before others, then the nearest. */
export function endsOf(row: Row, begun: number | null, playable: (number: number) => boolean): Ends {
  if (begun === null) return closing(row.wanted);
  const middle = row.lying.size && !row.lying.has(begun) ? (row.spans[0]?.[0] ?? begun) : begun;
  const pick = (numbers: number[]): number | null => {
    const nearest = numbers.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    return nearest.find(playable) ?? nearest[0] ?? null;
  };
  return {
    low: pick(row.wanted.filter((n) => n < middle)),
    middle: row.wanted.includes(middle) ? middle : null,
    high: pick(row.wanted.filter((n) => n > middle)),
  };
}

/** A row that closes towards its middle: the last gap of one cell is its middle. */
function closing(wanted: readonly number[]): Ends {
  const [first = null, ...others] = wanted;
  const last = others.at(-1) ?? null;
  return last === null ? { low: null, middle: first, high: null } : { low: first, middle: null, high: last };
}

/** Whether the side of an extra row below or above its 11 is full (X40). */
export function sideFull(row: Row, side: "-" | "+"): boolean {
  const [from, to] = side === "-" ? [1, 10] : [12, row.length];
  return row.spans.some(([low, high]) => low <= from && high >= to);
}
