// What both pictures of the rows, the wide and the upright one, are given.

import { runs } from "../play/speaking";
import { catalogue, t } from "../words/words.svelte";
import type { Drawn } from "./bridges";
import type { Row } from "./rows";

/** A cell that can be pressed: what that does, in words, and whether a choice waits for it. */
export interface Spot {
  words: string;
  chosen: boolean;
}

export interface Shown {
  rows: readonly Row[];
  /** The bridges below each row. */
  below: readonly (readonly Drawn[])[];
  /** The number from which rows grow, null if they close towards their middle. */
  middle: number | null;
  /** The cell of the last move. */
  last: string | null;
  hinted: string | null;
  spots: ReadonlyMap<string, Spot>;
  /** Who has the bonus card of a side `R-`, `R+`. */
  bonus: ReadonlyMap<string, string>;
  press: (cell: string) => void;
}

/** A row in a sentence: what lies, what comes next. */
export function rowWords(row: Row): string {
  const name = catalogue.suit(row.colour);
  const to = new Intl.ListFormat(catalogue.lang, { type: "conjunction" }).format(row.wanted.map(String));
  if (!row.lying.size) return row.wanted.length ? t("rows-empty", { name, to }) : t("rows-bare", { name });
  const cards = runs([...row.lying.keys()].sort((a, b) => a - b));
  return row.wanted.length ? t("rows-laid", { name, cards, to }) : t("rows-full", { name, cards });
}

/** A side of an extra row in words: `R-` is red 1–10. */
export function sideWords(side: string): string {
  const [from, to] = side.endsWith("-") ? [1, 10] : [12, 21];
  return t("rows-side", { name: catalogue.suit(side.slice(0, 1)), from, to });
}
