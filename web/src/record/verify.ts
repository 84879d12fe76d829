// Whether the cards of a finished game were dealt as promised before it, step by step (contract 4).

import { canonical } from "../link/hash";
import { dealt } from "./deal";
import type { GameRecord } from "./record";
import { sha256Hex } from "./sha256";

/** What is asked: the promise this browser saw, the secret behind it, the texts, one's own among them, the cards. */
export type Question = "noted" | "promise" | "texts" | "own" | "deal";

export interface Check {
  question: Question;
  holds: boolean;
}

export interface Verification {
  holds: boolean;
  checks: Check[];
  secret: string;
  /** What each seat added to the seed. */
  texts: string[];
  promise: string;
  /** The hash of the secret, worked out here. */
  digest: string;
}

const LONGEST_TEXT = 64;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** Check a record; `noted` is the promise that this browser saw before the deal, `own` the text that it added,
 *  if it was there. Without one's own text the secret alone could have been tried until the cards suited. */
export function verified(record: GameRecord, noted: string | null, own: string | null = null): Verification {
  const [secret = "", ...texts] = (record.seed ?? "").split(":");
  const promise = record.marks.commitment ?? "";
  const digest = sha256Hex(secret);
  const checks: Check[] = [
    { question: "promise", holds: promise.toLowerCase() === digest },
    { question: "texts", holds: texts.length === record.players.length && texts.every(proper) },
    { question: "deal", holds: followsFromSeed(record) },
  ];
  if (own !== null) checks.splice(2, 0, { question: "own", holds: texts.includes(own) });
  if (noted !== null) checks.unshift({ question: "noted", holds: noted === promise });
  return { holds: checks.every((check) => check.holds), checks, secret, texts, promise, digest };
}

/** With longer texts, or others, who knows the secret could have tried some until the cards suited. */
const proper = (text: string): boolean => [...text].length <= LONGEST_TEXT && !CONTROL.test(text);

/** Whether the seed deals the very position that the record begins with. */
function followsFromSeed({ game, options, players, start, seed }: GameRecord): boolean {
  if (seed === null) return false;
  const dealer = "dealer" in start ? start.dealer : (start.turn + players.length - 1) % players.length;
  const found = dealt({ game, options: start.options, players: players.length, dealer, seed });
  return canonical(found) === canonical(start) && canonical(options) === canonical(start.options);
}
