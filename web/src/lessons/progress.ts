// How far a lesson is, from what happened at its table. Events are used up by the step that they end, so
// that whoever is faster than the coach is not held up, and a reload finds the same step again.

import type { EventTold, Refusal, ViewShown } from "../link/messages";
import { count, type HandShown } from "../play/play";
import type { Lesson, Step } from "./lessons";

export interface Progress {
  /** The step that is shown, counted from 0; behind the last one the lesson is done. */
  step: number;
  /** The number of the last event that is used up. */
  seen: number;
  /** Whether the last move was not one that the step waited for. */
  astray: boolean;
}

/** What a table has shown so far. */
export interface Shown {
  view: ViewShown;
  events: readonly EventTold[];
  refusal: Refusal | null;
}

/** A clause of the rulebook: what is refused for another reason teaches no rule. */
export const CLAUSE = /^[A-Z]\d+$/;

export const BEGINNING: Progress = { step: 0, seen: 0, astray: false };

/** On as far as what is shown leads. */
export function advanced(lesson: Lesson, progress: Progress, shown: Shown): Progress {
  let now = progress;
  for (let step = lesson.steps[now.step]; step; step = lesson.steps[now.step]) {
    const next = after(step, now, shown);
    if (next.step === now.step) return next;
    now = next;
  }
  return now;
}

/** On to the next step, because its text was read or it is to be skipped. */
export const passed = (progress: Progress): Progress => ({ ...progress, step: progress.step + 1, astray: false });

function after(step: Step, progress: Progress, { view, events, refusal }: Shown): Progress {
  const news = events.filter((event) => event.number > progress.seen && event.seat === view.table.you);
  switch (step.until) {
    case "read":
      return progress;
    case "turn":
      return playing(view) && (view.play?.["legal"] as string[] | undefined)?.length ? passed(progress) : progress;
    case "over":
      return view.play?.["over"] ? passed(progress) : progress;
    case "stock":
      return playing(view) && count(view.play?.["stock"] as HandShown) === 0 ? passed(progress) : progress;
    case "refused":
      return refusal && CLAUSE.test(refusal.clause) ? passed(progress) : progress;
    case "undone":
      return used(progress, news.find(({ kind }) => kind === "undone"));
    case "move": {
      const moves = news.filter(({ kind }) => kind === "moved");
      const wanted = moves.find(({ move }) => !step.moves || step.moves.includes(move ?? ""));
      return wanted ? used(progress, wanted) : { ...progress, astray: moves.length > 0 ? !takenBack(news) : progress.astray };
    }
  }
}

const playing = (view: ViewShown): boolean => view.play !== null && !view.play["over"];

const used = (progress: Progress, event: EventTold | undefined): Progress =>
  event ? { ...passed(progress), seen: event.number } : progress;

/** Whether as many moves were taken back as were made. */
function takenBack(news: readonly EventTold[]): boolean {
  const made = (kind: string) => news.filter((event) => event.kind === kind).length;
  return made("undone") >= made("moved");
}
