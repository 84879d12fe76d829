// The numbers above the track of a bar: low, where it began, high, each above its step as far as there is room.

import { runs } from "../play/speaking";
import type { Row, Span } from "./rows";

/** A text at a place of the track, in percent: it ends there, begins there, or is centred on it. */
export interface Label {
  text: string;
  eleven: boolean;
  at: number;
  side: "ends" | "begins" | "centred";
}

/** Labels of a row that is one span, or that closes towards its middle (`middle` is null). */
export function labelsOf(row: Row, middle: number | null): Label[] {
  const [span, other] = row.spans;
  if (!span) return [];
  if (other) return middle === null ? [outer(span, 0, "begins"), outer(other, 100, "ends")] : [];
  const [low, high] = span;
  const label = (number: number, step: number, side: Label["side"]): Label => ({
    text: `${number}`, eleven: number === 11, at: (step / row.length) * 100, side,
  });
  if (low === high) return [label(low, low - 0.5, "centred")];
  if (low + 1 === high) return [{ ...label(low, low, "centred"), text: `${low}–${high}`, eleven: false }];
  const room = middle !== null && low < middle - 1 && middle + 1 < high;
  return [label(low, low, "ends"), ...(room ? [label(middle, middle - 0.5, "centred")] : []), label(high, high - 1, "begins")];
}

const outer = ([low, high]: Span, at: number, side: Label["side"]): Label => ({
  text: low === high ? `${low}` : `${low}–${high}`, eleven: false, at, side,
});

/** A row with gaps in one line; empty if labels tell it. */
export function lineOf(row: Row, middle: number | null): string {
  if (middle === null || row.spans.length < 2) return "";
  return runs([...row.lying.keys()].sort((a, b) => a - b)).replaceAll(", ", " · ");
}
