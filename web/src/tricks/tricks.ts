// What a view of a trick game says about the table: who laid which card, who led, who has won.
// It repeats what the server tells and computes no rule.

import type { EventTold } from "../link/messages";
import { isHonour, suitOf, type TrickPlay } from "../play/play";

/** A card in the middle; `seat` is null where nobody knows any more who laid it. */
export interface Laid {
  card: string;
  seat: number | null;
}

/** A trick with at least one card. */
export interface Trick {
  /** The lead first. */
  cards: Laid[];
  suit: string;
  /** Null until the trick is complete. */
  winner: number | null;
}

const SUITS = "CSHD";
const RANKS = "AKQJT987";

/** Who laid a card in this game; null if these events do not tell. */
export function whoLaid(card: string, events: readonly EventTold[]): number | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const entry = events[at];
    if (!entry || entry.kind === "dealt") return null;
    const laid = entry.events?.find((event) => event["event"] === "laid" && event["card"] === card);
    if (laid) return Number(laid["seat"]);
  }
  return null;
}

/** The trick that lies in the middle; null if none has been begun. */
export function begun(play: TrickPlay): Trick | null {
  const [lead] = play.trick;
  if (lead === undefined) return null;
  const cards = play.trick.map((card, at) => ({ card, seat: at === 0 ? play.leader : 1 - play.leader }));
  return { cards, suit: suitOf(lead), winner: null };
}

/** The last complete trick; its winner leads the next. `led` is who led it, if that is known. */
export function lastTrick(play: TrickPlay, led: number | null = null): Trick | null {
  const [lead, reply] = play.won[play.leader]?.slice(-2) ?? [];
  if (lead === undefined || reply === undefined) return null;
  const cards = [{ card: lead, seat: led }, { card: reply, seat: led === null ? null : 1 - led }];
  return { cards, suit: suitOf(lead), winner: play.leader };
}

/** A view with the card that was pressed and is not yet in it: it lies at once; who wins is for the server to say. */
export const withPressed = (play: TrickPlay, hand: readonly string[], pressed: string | null): TrickPlay =>
  pressed !== null && hand.includes(pressed) ? { ...play, trick: [...play.trick, pressed] } : play;

/** Who led the last complete trick. */
export function lastLed(play: TrickPlay, events: readonly EventTold[]): number | null {
  const lead = lastTrick(play)?.cards[0];
  return lead ? whoLaid(lead.card, events) : null;
}

/** Whether a card is the one that won its trick, as far as it is known who laid it. */
export const hasWon = (trick: Trick, { seat }: Laid): boolean => seat !== null && seat === trick.winner;

/** The honours that a seat has taken, by suit and from the ace down. */
export const honours = (play: TrickPlay, seat: number): string[] =>
  (play.won[seat] ?? [])
    .filter(isHonour)
    .sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || RANKS.indexOf(a.slice(0, 1)) - RANKS.indexOf(b.slice(0, 1)));

/** What one has drawn and not yet played on: it is marked in the hand until one's next card. */
export function drawnNow(events: readonly EventTold[], you: number | null): string[] {
  for (let at = events.length - 1; you !== null && at >= 0; at -= 1) {
    const entry = events[at];
    if (!entry || entry.kind === "dealt" || entry.kind === "taken_back") return [];
    const drew = entry.events?.find((event) => event["event"] === "drew" && event["seat"] === you);
    if (drew) return Array.isArray(drew["cards"]) ? drew["cards"].map(String) : [];
    if (entry.kind === "moved" && entry.seat === you) return [];
  }
  return [];
}
