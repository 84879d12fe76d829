// How a game ended, in a sentence.

import { HAND_OVER } from "../play/speaking";
import { catalogue, fill, t } from "../words/words.svelte";

/** Who has won. Nobody has after 10–10 in a trick game. */
export function headline(winners: readonly number[], names: readonly string[], you: number | null): string {
  const [first, ...others] = winners;
  if (first === undefined) return t("sheet-tie");
  if (others.length) return t("sheet-share", { names: listed(winners.map((seat) => names[seat] ?? "")) });
  return said("wins", first, names, you);
}

/** Who has won a match of several games. */
export function matchline(winners: readonly number[], names: readonly string[], you: number | null): string {
  const [first = -1, ...others] = winners;
  if (others.length) return t("sheet-match-shared", { names: listed(winners.map((seat) => names[seat] ?? "")) });
  return first === you ? t("sheet-match-won-you") : t("sheet-match-won-by", { name: names[first] ?? "" });
}

/** Why it was over; `seat` made the last move. */
export function ending(reason: string, seat: number, names: readonly string[], you: number | null): string {
  return said(HAND_OVER[reason] ?? "", seat, names, you);
}

function said(event: string, seat: number, names: readonly string[], you: number | null): string {
  const pair = catalogue.words?.events[event];
  return fill(pair?.[seat === you ? 0 : 1] ?? "", { name: names[seat] ?? "" });
}

const listed = (names: string[]): string => new Intl.ListFormat(catalogue.lang, { type: "conjunction" }).format(names);
