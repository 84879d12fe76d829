// Parts of the page in words: seats, lists of seats, refusals.

import { catalogue, t } from "../words/words.svelte";
import { signed } from "../play/speaking";
import type { StepRefusal, Terms } from "./sheet";

/** A seat by its name; without one by its number. */
export const seatName = ({ names }: Pick<Terms, "names">, seat: number): string =>
  names[seat] || t("kitchen-seat", { number: seat + 1 });

export const seatNames = (terms: Pick<Terms, "names">): string[] => terms.names.map((_, seat) => seatName(terms, seat));

/** Several names as one reads them out. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(catalogue.lang, { type: "conjunction" }).format(names);

export const gameName = (game: string): string => catalogue.words?.games[game] ?? game;

/** The date of a moment, short. */
export const dateOf = (moment: number): string =>
  new Intl.DateTimeFormat(catalogue.locale, { dateStyle: "medium" }).format(moment);

/** Why something is refused, as a sentence. */
export function refused(terms: Terms, { reason, values, line }: StepRefusal): string {
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, signed(value)]));
  const name = reason === "bad-missing" ? seatName(terms, (values["number"] ?? 1) - 1) : "";
  const why = t(`kitchen-${reason}`, { ...shown, name });
  return line === undefined ? why : t("kitchen-bad-line", { number: line, why });
}
