// What one game that is over brought each seat.

import { isRowPlay, scored, type Play } from "../play/play";
import { cardWords } from "../play/speaking";
import { t } from "../words/words.svelte";

/** What `counted` counts: numbers left in the classic, points of Extra, game points of a trick game. */
export const heading = (play: Play): string =>
  t(play.game === "extra" ? "sheet-points" : play.game === "elfer" ? "sheet-left" : "sheet-game-points");

/** What a game brought a seat. */
export function counted(play: Play, seat: number): number {
  const score = play.scores?.[seat] ?? 0;
  return isRowPlay(play) ? scored(play.game, score) : (play.game_points?.[seat] ?? 0);
}

/** The cards that a seat kept, as far as they are open. */
export function left(play: Play, seat: number): string[] {
  const hand = play.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

/** The game as lines for a spreadsheet, a line a seat. */
export function gameLines(play: Play, names: readonly string[]): (string | number)[][] {
  const kept = (seat: number): string => left(play, seat).map(cardWords).join(", ");
  const [others, of]: [string[], (seat: number) => (string | number)[]] =
    play.game === "elfer" ? [["sheet-cards-left"], (seat) => [kept(seat)]]
    : play.game === "extra" ? [["sheet-bonus-cards", "sheet-cards-left"], (seat) => [play.bonus[seat]?.length ?? 0, kept(seat)]]
    : [["kitchen-column-honours"], (seat) => [play.scores?.[seat] ?? 0]];
  return [[t("sheet-who"), heading(play), ...others.map((key) => t(key))], ...names.map((name, seat) => [name, counted(play, seat), ...of(seat)])];
}
