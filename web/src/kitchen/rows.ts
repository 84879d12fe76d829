// A match as rows of a spreadsheet: what was written down and what followed from it.

import { t } from "../words/words.svelte";
import { isTrickGame, type Match } from "./score";
import type { Sheet } from "./sheet";
import { seatName, seatNames } from "./wording";

export function rowsOf({ terms }: Sheet, match: Match): (string | number)[][] {
  const tricks = isTrickGame(terms.game);
  const titles = [...(tricks ? ["honours"] : []), "points", "total"].map((what) => t(`kitchen-column-${what}`));
  const head = [
    t("kitchen-column-hand"),
    t("kitchen-column-dealer"),
    ...seatNames(terms).flatMap((name) => titles.map((title) => `${name}, ${title}`)),
    ...(tricks ? [t("kitchen-column-held")] : []),
  ];
  const hands = match.hands.map((hand, at) => [
    at + 1,
    hand.dealer === null ? "" : seatName(terms, hand.dealer),
    ...hand.points.flatMap((points, seat) => [...(tricks ? [hand.result[seat] ?? 0] : []), points, hand.totals[seat] ?? 0]),
    ...(tricks ? [hand.held] : []),
  ]);
  return [head, ...hands];
}
