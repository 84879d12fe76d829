// Moves as places on the table: where a move leads, and what the table looks like once it is made.

import { overBridge, TURN_MOVES, type RowPlay } from "../play/play";
import { colourOf, numberOf } from "./rows";

/** The cell that a move fills; null if it fills none. */
export function placeOf(move: string): string | null {
  if (TURN_MOVES.includes(move) || move === "-*") return null;
  return (move.split(">").at(-1) ?? move).replace(/[*=]/, "");
}

/** The moves that lead to each cell. */
export function placesOf(moves: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const cell = placeOf(move);
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), move]);
  }
  return found;
}

/** Moves as they are offered: in a row, then over a bridge, each from the top row down; then what fills no cell. */
export function inOrder(moves: readonly string[], order: readonly string[]): string[] {
  const rank = (move: string): number => {
    const cell = placeOf(move);
    if (cell === null) return 10_000;
    return Number(overBridge(move)) * 1000 + order.indexOf(colourOf(cell)) * 100 + numberOf(cell);
  };
  return [...moves].sort((a, b) => rank(a) - rank(b));
}

/** Which of several moves to a cell a press on it means: the one that needs no bridge. */
export const meant = (moves: readonly string[]): string | null =>
  moves.length === 1 ? (moves[0] ?? null) : (moves.find((move) => !overBridge(move)) ?? null);

/** The table as it will lie after a legal move, so that what was pressed is seen at once. */
export function foreseen(play: RowPlay, move: string | null): RowPlay {
  const cell = move === null ? null : placeOf(move);
  if (move === null || cell === null) return play;
  const joker = move.includes("*");
  if (play.table.includes(joker ? `*${cell}` : cell)) return play; // the view has come already
  const table = [...play.table.filter((card) => card.replace("*", "") !== cell), joker ? `*${cell}` : cell];
  if (play.game === "elfer") return { ...play, table };
  const [from = "", to] = move.split(">");
  const bridged: [string, string][] = to === undefined ? play.bridged : [...play.bridged, [from, cell]];
  return { ...play, table, bridged };
}
