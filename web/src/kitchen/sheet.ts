// A sheet as a list of steps, of which the first `done` count. Undo and redo only move that number.

import { impossible, type Line, matchOf, type Match, type Refusal, type Rules } from "./score";

/** The rules of a sheet and who plays. An empty name is shown as the number of the seat. */
export interface Terms extends Rules {
  names: readonly string[];
  /** How many hands were agreed on; 0: no end is set (E12, F14, S8). Extra has its own number (X63). */
  hands: number;
}

export type Step =
  | { do: "terms"; terms: Terms }
  | { do: "add"; line: Line }
  | { do: "change"; at: number; line: Line }
  | { do: "remove"; at: number }
  | { do: "end"; ended: boolean };

/** What the steps amount to. */
export interface Sheet {
  terms: Terms;
  lines: readonly Line[];
  ended: boolean;
}

/** What is typed but not yet a step: fields by seat, and for Extra what is counted (X61). */
export interface Draft {
  fields: readonly string[];
  drawn: number | null;
  counting: boolean;
  counts: readonly (readonly string[])[];
}

/** A sheet as the browser keeps it. The first step is always `terms`. */
export interface Kept {
  v: 1;
  id: string;
  title: string;
  changed: number;
  removed: number | null;
  steps: readonly Step[];
  done: number;
  draft: Draft | null;
}

/** Why a step is refused; a change of the rules also says which line they would make impossible. */
export interface StepRefusal extends Refusal {
  line?: number;
}

export const SEATS = { fewest: 2, most: 6 };
export const MOST_HANDS = 999;
export const LONGEST_NAME = 40;
const NONE: Readonly<Record<string, number>> = {};

const isRefused = (one: Sheet | StepRefusal): one is StepRefusal => "reason" in one;

/** Why no match can be played so; null: it can. */
export function impossibleTerms(terms: Terms): StepRefusal | null {
  if (terms.options["without_blue"] && terms.players > 2) return { reason: "bad-blue", clause: "E1", values: NONE };
  if (terms.game === "schneider" && terms.hands % 2) return { reason: "bad-hands", clause: "S8", values: { number: terms.hands } };
  return null;
}

/** The sheet with one more step, or why there is none. */
export function after(sheet: Sheet, step: Step): Sheet | StepRefusal {
  const { terms, lines } = sheet;
  switch (step.do) {
    case "terms":
      return underTerms(sheet, step.terms);
    case "add":
      return impossible(terms, step.line.result) ?? { ...sheet, lines: [...lines, step.line], ended: false };
    case "change":
      return impossible(terms, step.line.result) ?? { ...sheet, lines: lines.map((line, at) => (at === step.at ? step.line : line)) };
    case "remove":
      return { ...sheet, lines: lines.filter((_, at) => at !== step.at), ended: false };
    case "end": {
      const { toCome } = matchOf(terms, lines);
      if (step.ended && toCome) return { reason: "bad-end", clause: terms.game === "extra" ? "X63" : "S8", values: { count: toCome } };
      return { ...sheet, ended: step.ended };
    }
  }
}

function underTerms(sheet: Sheet, terms: Terms): Sheet | StepRefusal {
  const wrong = impossibleTerms(terms);
  if (wrong) return wrong;
  for (const [at, line] of sheet.lines.entries()) {
    const why = impossible(terms, line.result);
    if (why) return { ...why, line: at + 1 };
  }
  return { ...sheet, terms };
}

/** The sheet as it stands. Steps were possible when they were made; others are of a broken sheet. */
export function sheetOf({ steps, done }: Pick<Kept, "steps" | "done">): Sheet {
  const [first, ...rest] = steps.slice(0, done);
  if (first?.do !== "terms") throw new Error("a sheet begins with its terms");
  return rest.reduce<Sheet>((sheet, step) => {
    const next = after(sheet, step);
    if (isRefused(next)) throw new Error(next.reason);
    return next;
  }, { terms: first.terms, lines: [], ended: false });
}

/** A new sheet. */
export const begun = (id: string, title: string, terms: Terms, now: number): Kept => ({
  v: 1, id, title, changed: now, removed: null, steps: [{ do: "terms", terms }], done: 1, draft: null,
});

/** The sheet with a step made, or why not; what was undone before is forgotten. */
export function stepped(kept: Kept, step: Step, now: number): Kept | StepRefusal {
  const next = after(sheetOf(kept), step);
  if (isRefused(next)) return next;
  const steps = [...kept.steps.slice(0, kept.done), step];
  return { ...kept, steps, done: steps.length, changed: now };
}

export const canUndo = ({ done }: Kept): boolean => done > 1;
export const canRedo = ({ done, steps }: Kept): boolean => done < steps.length;

/** How many hands the match has; 0: no end is set. */
export const goalOf = (terms: Terms): number => (terms.game === "extra" ? terms.players : terms.hands);

/** Whether the best total has won, rather than leads. */
export function isOver({ terms, ended }: Sheet, match: Match): boolean {
  const goal = goalOf(terms);
  return match.hands.length > 0 && match.toCome === 0 && (ended || (goal > 0 && match.hands.length >= goal));
}

/** Who begins the next hand: a seat, whoever holds the eleven (E2), whoever is drawn by lot (V3). */
export function beginner({ game, options, players }: Terms, dealer: number | null): number | "eleven" | "lot" | null {
  const variant = options["variant"] ?? "standard";
  if (game === "elfer" && variant === "standard") return "eleven";
  if (game === "elfer" && variant === "any_start") return "lot";
  return dealer === null ? null : (dealer + 1) % players;
}
