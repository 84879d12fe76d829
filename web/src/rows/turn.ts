// What a turn is about now, for the line below the rows, and which move the one big button makes.

import { count, TURN_MOVES, type ElferPlay, type ExtraPlay, type RowPlay } from "../play/play";

/** The move of the main button: what is legal, else what this turn would end with. */
export function ending(play: RowPlay, legal: readonly string[]): string {
  const now = legal.find((move) => TURN_MOVES.includes(move));
  if (now) return now;
  const begun = play.laid > 0 || (play.game === "elfer" ? play.drawn : play.exchanged > 0);
  if (begun) return "end";
  return count(play.stock) > 0 ? "draw" : "pass";
}

/** A sentence's key and its number. */
export interface Saying {
  key: string;
  count: number;
}

/** What the rules ask of who is on turn, as far as the view and the legal moves show it; null: nothing special. */
export function asked(play: RowPlay, legal: readonly string[]): Saying | null {
  if (play.over) return null;
  const key = play.game === "elfer" ? elfer(play, legal) : extra(play, legal);
  return key === null ? null : { key, count: play.laid };
}

function elfer(play: ElferPlay, legal: readonly string[]): string | null {
  const variant = play.options["variant"];
  if (play.phase === "open") {
    if (variant === "any_start") return "opens-any";
    return variant === "three_starts" ? "opens-three" : "opens-eleven";
  }
  if (!legal.length) return null;
  if (legal.includes("pass")) return "nothing-left";
  if (legal.includes("draw")) return `draws-${String(play.options["draw"] ?? "until_fit")}`; // a view names unusual options alone
  if (play.drawn && play.laid === 0) return legal.includes("end") ? "drew-or-keep" : "drew-fits";
  if (play.options["force_eleven"] && legal.every((move) => move.endsWith("11") || move === "end")) return "eleven-first";
  if (play.laid === 0) return play.options["max_cards"] === 1 ? "lay-one" : "lay";
  return legal.length > 1 ? "lay-more" : "no-more";
}

function extra(play: ExtraPlay, legal: readonly string[]): string | null {
  if (!legal.length) return null;
  if (play.exchanged > 0 && play.laid === 0) return "exchanged";
  if (play.laid > 0) return play.laid < 4 ? "of-four" : "four";
  if (legal.includes("draw")) return "play-or-draw";
  return legal.includes("pass") ? "play-or-pass" : "must-play";
}

/** Why no bridge can be put now: none is left, others are on turn, or no card goes over one. */
export function bridgeless(play: RowPlay, you: number | null, waits: boolean): "none" | "turn" | "nowhere" {
  if (play.game === "extra" && you !== null && play.bridges[you] === 0) return "none";
  return waits ? "turn" : "nowhere";
}
