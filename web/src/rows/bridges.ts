// Where bridges are drawn: each hangs between a row and the row below it.

import { colourOf, numberOf } from "./rows";

/** A bridge below a row: at which number, and whether it leads down or up. */
export interface Drawn {
  number: number;
  leads: "down" | "up";
}

/** The bridges below each row, by its place from the top; what joins no neighbours is left out. */
export function bridgesBelow(order: readonly string[], bridged: readonly (readonly [string, string])[]): Drawn[][] {
  const below: Drawn[][] = order.map(() => []);
  for (const [from, to] of bridged) {
    const start = order.indexOf(colourOf(from));
    const end = order.indexOf(colourOf(to));
    if (start < 0 || end < 0 || Math.abs(start - end) !== 1) continue;
    below[Math.min(start, end)]?.push({ number: numberOf(to), leads: end > start ? "down" : "up" });
  }
  return below;
}
