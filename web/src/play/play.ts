// The part `play` of a view, typed by game. Cards and moves are text in the notation of contract 1.

/** A hand: its cards, or only how many where they are hidden. */
export type HandShown = string[] | number;

interface Common {
  options: Record<string, string | number | boolean>;
  hands: HandShown[];
  stock: string[] | number;
  turn: number;
  /** What the viewer may do now; only for a seat that is on turn. */
  legal?: string[];
  over?: boolean;
  scores?: number[];
  winners?: number[];
  reason?: string;
  game_points?: number[];
}

export interface ElferPlay extends Common {
  game: "elfer";
  /** What lies, cell by cell: `R11`. */
  table: string[];
  phase: string;
  start: string | null;
  laid: number;
  drawn: boolean;
  dealer: number;
}

export interface ExtraPlay extends Common {
  game: "extra";
  /** The rows from top to bottom, by colour. */
  order: string[];
  /** What lies; `*R12` is a joker that lies as red 12. */
  table: string[];
  bridges: number[];
  /** Where bridges lie: from one cell to another. */
  bridged: [string, string][];
  bonus: string[][];
  bonus_jokers: string[];
  discarded: number;
  laid: number;
  exchanged: number;
  passes: number;
}

export interface TrickPlay extends Common {
  game: "elfern" | "schneider";
  dealer: number;
  leader: number;
  trick: string[];
  /** Cards each seat has won, oldest first. */
  won: string[][];
}

export type RowPlay = ElferPlay | ExtraPlay;
export type Play = RowPlay | TrickPlay;
export type GameName = Play["game"];

export const isRowGame = (game: string): boolean => game === "elfer" || game === "extra";
export const isRowPlay = (play: Play): play is RowPlay => isRowGame(play.game);

/** A score as people read it: the classic's are numbers left, not points lost. */
export const scored = (game: string, score: number): number => (game === "elfer" ? Math.abs(score) : score);

/** How many cards a hand or stock has. */
export const count = (cards: HandShown): number => (typeof cards === "number" ? cards : cards.length);

/** The colour or suit of a card: a row card's first letter, a trick card's second; a joker's `*`. */
export const suitOf = (card: string): string => (/^[RYGB*]/.test(card) ? card.slice(0, 1) : card.slice(1));

/** What counts in the trick games: tens, jacks, queens, kings, aces. */
export const isHonour = (card: string): boolean => "TJQKA".includes(card.slice(0, 1));

/** Moves that play no card. */
export const TURN_MOVES: readonly string[] = ["draw", "end", "pass"];

/** The hand card that a move plays; null for draw, end and pass. */
export function cardOf(move: string): string | null {
  if (TURN_MOVES.includes(move)) return null;
  const laid = move.split(">").at(-1) ?? move;
  return laid.includes("*") ? "*" : laid.replace("=", "");
}

/** Whether a move puts a card over a bridge: `R12>B12`. */
export const overBridge = (move: string): boolean => move.includes(">");

/** The legal moves of each hand card. */
export function movesByCard(legal: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of legal) {
    const card = cardOf(move);
    if (card !== null) found.set(card, [...(found.get(card) ?? []), move]);
  }
  return found;
}

/** The cell that an event of the game touched, if it did: the last one is marked. */
export const cellOf = (event: Record<string, unknown>): string | null => {
  const cell = event["cell"] ?? event["card"];
  return typeof cell === "string" ? cell : null;
};
