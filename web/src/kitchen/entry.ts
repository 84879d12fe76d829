// What is typed into the form of a hand, and the result that it stands for.

import { BONUS, bonusSupply, HONOURS, isTrickGame, JOKERS, MOST_NUMBERS } from "./score";
import type { Draft, StepRefusal, Terms } from "./sheet";

/** What is counted of a seat in Extra, in the order of the fields. */
export const COUNTED = ["bonus", "left", "jokers"] as const;

/** A whole number as people type it; null: it is none, or has more than four digits. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(/^[−–]/, "-");
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) || 0 : null;
}

export const emptyDraft = ({ players }: Terms, counting = false): Draft => ({
  fields: Array<string>(players).fill(""),
  drawn: null,
  counting,
  counts: Array.from({ length: players }, () => COUNTED.map(() => "")),
});

/** The longest text of a field for a sum, in signs. */
export const LONGEST_SUM = 60;

/** Numbers as people write them down to be added, such as `3+9` or `3 9`; null: something else. */
export function readSum(text: string): number | null {
  const numbers = text.trim().split(/\s*[+\s]\s*/).map(readNumber);
  const sum = numbers.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
  return sum !== null && Math.abs(sum) <= MOST_NUMBERS ? sum : null;
}

/** The sum of a field that has more than one number, to be shown; else null. */
export const shownSum = (text: string): number | null => (readNumber(text) === null ? readSum(text) : null);

/** The form of a hand that is written down already. */
export const draftOf = (terms: Terms, result: readonly number[], drawn: number | null): Draft => ({
  ...emptyDraft(terms),
  fields: result.map(String),
  drawn,
});

/** What belongs into the other field of a trick game; null: nothing that would be possible. */
export function rest(text: string): string | null {
  const honours = readNumber(text);
  return honours === null || honours < 0 || honours > HONOURS ? null : String(HONOURS - honours);
}

/** Points of a seat in Extra from what lies before it; an empty field counts nothing (X61). */
export function countedPoints(counts: readonly string[]): number | null {
  const [bonus, left, jokers] = COUNTED.map((_, at) => ((counts[at] ?? "").trim() === "" ? 0 : readSum(counts[at] ?? "")));
  if (bonus == null || left == null || jokers == null || Math.min(bonus, left, jokers) < 0) return null;
  return BONUS * bonus - left - BONUS * jokers;
}

/** The numbers of the form by seat, or what is missing or cannot be. Whether a game ends so is for `impossible`. */
export function resultOf(terms: Terms, draft: Draft): number[] | StepRefusal {
  const counting = draft.counting && terms.game === "extra";
  const numbers = counting ? draft.counts.map(countedPoints) : draft.fields.map(terms.game === "elfer" ? readSum : readNumber);
  const missing = numbers.findIndex((number) => number === null);
  if (missing >= 0) return { reason: "bad-missing", clause: "", values: { number: missing + 1, most: MOST_NUMBERS } };
  return (counting && impossibleCounts(terms, draft.counts)) || numbers.map((number) => number ?? 0);
}

/** More bonus cards or jokers than there are (X1, X42). */
function impossibleCounts({ options }: Terms, counts: Draft["counts"]): StepRefusal | null {
  const all = (at: number) => counts.reduce((sum, seat) => sum + (readSum(seat[at] ?? "") ?? 0), 0);
  const supply = bonusSupply(options);
  if (all(0) > supply) return { reason: "bad-bonus", clause: "X42", values: { count: all(0), most: supply } };
  if (all(2) > JOKERS) return { reason: "bad-jokers", clause: "X1", values: { count: all(2), most: JOKERS } };
  return null;
}

/** What a number of the form means: a word of the page, `kitchen-<word>`. */
export function meaning({ game }: Terms): "honours-of" | "left-of" | "points-of" {
  if (isTrickGame(game)) return "honours-of";
  return game === "elfer" ? "left-of" : "points-of";
}
