// What holds at this moment of a hand, as a sentence's key and the clause that says it.

import { count, type TrickPlay } from "../play/play";

export interface Phase {
  /** `tricks-phase-…` */
  key: string;
  clause: string;
}

const BEAT: Record<string, Phase> = {
  exact_suit: { key: "exact-suit", clause: "S5" },
  any_suit: { key: "any-suit", clause: "S9" },
  follow_suit: { key: "follow-suit", clause: "S9" },
};
const FREE: Phase = { key: "free", clause: "F6" };
const FOLLOW: Phase = { key: "follow", clause: "F7" };
const HEAD: Phase = { key: "head", clause: "F7" };
const SEVEN: Phase = { key: "seven", clause: "S10" };

export const stockGone = (play: TrickPlay): boolean => count(play.stock) === 0;

/** The sentences that hold now, the most important first. */
export function phases(play: TrickPlay): Phase[] {
  const { options } = play;
  if (play.game === "elfern") {
    if (!stockGone(play)) return [FREE];
    return [options["must_head"] ? HEAD : FOLLOW];
  }
  const beat = BEAT[String(options["beat"])] ?? BEAT["exact_suit"];
  return [...(beat ? [beat] : []), ...(options["seven_beats_ace"] ? [SEVEN] : [])];
}

/** Whether the lead forbids some of the hand: then the clause of the phase is why. */
export const bound = (play: TrickPlay, hand: readonly string[]): boolean =>
  play.trick.length === 1 && play.legal !== undefined && play.legal.length < hand.length;
