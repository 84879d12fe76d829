// A rules page as `scripts/rules.mjs` makes it from docs/rules when the client is built.

export type Span =
  | string
  | { kind: "strong"; spans: Span[] }
  | { kind: "em"; spans: Span[] }
  /** An option of the game, and a value of one; `told`: what the value means follows right behind. */
  | { kind: "option"; name: string }
  | { kind: "value"; option: string; value: string; told: boolean }
  /** A mention of a clause that is told elsewhere on the page. */
  | { kind: "link"; clause: string; text: string }
  /** What tells a clause: from its anchor to the next one, or to the end of the paragraph. */
  | { kind: "clause"; clause: string; spans: Span[] };

export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  /** `start` is null for a list without numbers. */
  | { kind: "list"; start: number | null; items: Block[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "picture"; picture: Picture; caption: Span[] };

export type Picture = CardsPicture | RowsPicture;

/** Lines of cards that lie beside each other; a marked one is what the text is about. */
export interface CardsPicture {
  kind: "cards";
  lines: { card: string; marked: boolean }[][];
}

/** A part of the table: `columns` are the numbers shown, null where some are left out. */
export interface RowsPicture {
  kind: "rows";
  columns: (number | null)[];
  rows: { colour: string; cells: Record<number, Cell> }[];
  bridges: { from: string; to: string }[];
}

/** What a cell has: a card, a card that has just come, or room for one that fits. */
export interface Cell {
  card: string;
  state: "lies" | "new" | "fits";
}

export interface Page {
  title: string;
  blocks: Block[];
}
