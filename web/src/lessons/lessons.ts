// The lessons of the tutorial: what each step says, points at, and waits for. Their deals are fixed by the
// server (`elferrat.server.lessons`), whose tests play the steps of `lessons.json` as they stand.

import type { GameName } from "../play/play";
import { cardWords } from "../play/speaking";
import { t } from "../words/words.svelte";
import { store, stored } from "../words/stored";
import all from "./lessons.json";

/** What ends a step: `read` a press on the button; `move` one of `moves`, or any; `turn` being on turn;
 *  `refused` a refusal; `undone` a move taken back; `stock` no card left to draw; `over` the game's end. */
export type Until = "read" | "move" | "turn" | "refused" | "undone" | "stock" | "over";

export interface Step {
  until: Until;
  moves?: string[];
  /** Cards of the hand, or places of the table: `hand`, `board`, `stock`, `end`, `draw`, `undo`, `refusal`. */
  point?: string[];
  /** What the text calls the card, if not what is pointed at, and another card or cell that it names. */
  cards?: string[];
  cell?: string;
  /** A text that several lessons share. */
  text?: string;
}

export interface Lesson {
  id: string;
  game: GameName;
  steps: Step[];
}

export const LESSONS = all as Lesson[];

export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/** The lesson after this one of its game; none after the last. */
export function nextAfter(lesson: Lesson): Lesson | undefined {
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return next?.game === lesson.game ? next : undefined;
}

export const titleOf = (lesson: Lesson): string => t(`learn-${lesson.id}`);

/** What a step says. `clause` is of the refusal that the step is about. */
export function saying(lesson: Lesson, at: number, clause: string): string {
  const step = lesson.steps[at];
  if (!step) return t("learn-well-done");
  const cards = (step.cards ?? step.point ?? []).map(cardWords);
  const cell = step.cell === undefined ? "" : cardWords(step.cell);
  return t(`learn-${step.text ?? `${lesson.id}-${at + 1}`}`, { card: cards[0] ?? "", cards: cards.join(", "), cell, clause });
}

/** The lessons that were finished in this browser. */
export function finished(): Set<string> {
  return new Set((stored("lessons") ?? "").split(" ").filter((id) => lessonOf(id)));
}

export function finish(lesson: Lesson): void {
  store("lessons", [...finished().add(lesson.id)].join(" "));
}
