// The rules of every game in every language; a page is loaded when it is wanted.

import type { Lang } from "../cards/names";
import type { Block, Page, Span } from "./page";

export const GAMES = ["elfer", "extra", "elfern", "schneider"] as const;
export type Game = (typeof GAMES)[number];

/** The first letters of each game's clauses. */
const LETTERS: Record<Game, string> = { elfer: "EV", extra: "X", elfern: "F", schneider: "S" };

const PAGES = import.meta.glob<Page>("../../../docs/rules/*/*.md", { import: "default" });

export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name);

export async function rulesOf(game: Game, lang: Lang): Promise<Page> {
  const load = PAGES[`../../../docs/rules/${lang}/${game}.md`];
  if (!load) throw new Error(`${lang}/${game}`);
  return load();
}

/** Whether a refusal's clause is one of the rulebook; `turn`, `over`, `seat` and the like are not. */
export const isClause = (game: string, clause: string): boolean =>
  isGame(game) && /^[A-Z]\d+(\.\d+)?$/.test(clause) && LETTERS[game].includes(clause.charAt(0));

/** What tells a clause, and the heading above it. */
export interface Told {
  heading: Span[];
  spans: Span[];
}

export function clauseOf(page: Page, clause: string): Told | null {
  let heading: Span[] = [];
  for (const block of page.blocks) {
    if (block.kind === "heading") heading = block.spans;
    const spans = within(block, clause);
    if (spans) return { heading, spans };
  }
  return null;
}

function within(block: Block, clause: string): Span[] | null {
  if (block.kind === "text") {
    for (const span of block.spans) if (typeof span === "object" && span.kind === "clause" && span.clause === clause) return span.spans;
  } else if (block.kind === "list") {
    for (const inner of block.items.flat()) {
      const spans = within(inner, clause);
      if (spans) return spans;
    }
  }
  return null;
}
