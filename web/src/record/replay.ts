// The moments of a finished game: the deal, then what each move led to; and how a seat saw them.

import { cellOf, count, isRowPlay, type Play } from "../play/play";
import { sentences, type Who } from "../play/speaking";
import type { Happening, RecordStep, RecordSteps } from "./record";

/** Through whose eyes a game is looked at; null: every hand is open. */
export type Eyes = number | null;

export interface Moment {
  play: Play;
  /** The move that led here; null at the deal. */
  step: RecordStep | null;
  /** The cell or card that it touched. */
  last: string | null;
  /** Who led the last complete trick. */
  led: number | null;
}

/** Each move merged into the position before it. */
export function moments({ start, steps }: RecordSteps): Moment[] {
  const found: Moment[] = [{ play: start, step: null, last: null, led: null }];
  for (const step of steps) found.push(after(found.at(-1) as Moment, step));
  return found;
}

function after({ play, led }: Moment, step: RecordStep): Moment {
  const next = { ...play, ...step.play } as Play & Record<string, unknown>;
  for (const name of step.gone) delete next[name];
  const last = step.events.map(cellOf).filter((cell) => cell !== null).at(-1) ?? null;
  const taken = step.events.some((event) => event["event"] === "trick_won");
  return { play: next, step, last, led: taken && !isRowPlay(play) ? play.leader : led };
}

/** A position as a seat saw it: other hands and the stock are numbers, until the game is over. */
export function seen(play: Play, eyes: Eyes): Play {
  if (eyes === null || play.over) return play;
  const hands = play.hands.map((hand, seat) => (seat === eyes ? hand : count(hand)));
  return { ...play, hands, stock: count(play.stock) };
}

/** What a step was, in words; cards that another seat drew are not told. */
export function told({ step }: Moment, eyes: Eyes, who: Who): string {
  if (!step) return "";
  const events = step.events.map((event) => (hidden(event, eyes) ? { ...event, cards: null } : event));
  return sentences({ kind: "moved", number: 0, at: 0, seat: step.seat, by: step.by, events }, who).join(" ");
}

const hidden = (event: Happening, eyes: Eyes): boolean =>
  event["event"] === "drew" && eyes !== null && event["seat"] !== eyes;

/** The moment that an address ends with, `#12`, held within the game. */
export function named(hash: string, last: number): number {
  const number = Number(hash.slice(1));
  return Number.isInteger(number) ? Math.max(0, Math.min(last, number)) : 0;
}
