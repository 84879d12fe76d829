// Tables and finished games for lists: of anybody, of this browser, of who keeps a name.

import { api, ApiError } from "../link/api";
import type { TableShown, Welcome } from "../link/messages";
import { paged, pageOf, type Page } from "./paged";
import { forget, remembered } from "./remembered";

/** A table as a list shows it. `turn`: it is one's own turn there; null: that is not known. */
export interface TableLine {
  code: string;
  game: string;
  phase: string;
  names: string[];
  open: number;
  turn: boolean | null;
}

export interface ListedTable {
  code: string;
  phase: string;
  summary: { game: string; seats: { kind: string; name: string }[]; open: number };
}

export interface GamePlayed {
  record: string;
  table: string;
  game: string;
  ended: number;
  seats: { name: string; won: boolean; points: number; place: number; player: number | null; bot: string | null }[];
}

interface Tables extends Page {
  tables: ListedTable[];
}

interface Games extends Page {
  games: GamePlayed[];
}

const LOOKED_AT = 12; // remembered tables that are asked for
const GONE = 404;

export const listed = ({ code, phase, summary }: ListedTable): TableLine => ({
  code,
  game: summary.game,
  phase,
  names: summary.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name),
  open: summary.open,
  turn: null,
});

export function seen(table: TableShown, turn: unknown): TableLine {
  const taken = table.seats.filter((seat) => seat.kind !== "open");
  return {
    code: table.code,
    game: table.terms.game,
    phase: table.phase,
    names: taken.map((seat) => seat.name),
    open: table.seats.length - taken.length,
    turn: table.phase === "playing" && table.you !== null && turn === table.you,
  };
}

/** Everything of this browser or of a name: tables, and finished games. */
export interface Own {
  tables: TableLine[];
  games: GamePlayed[];
}

/** Tables at which a game or a match goes on; first those that wait for oneself. */
export const running = ({ tables }: Own): TableLine[] =>
  tables.filter(({ phase }) => phase === "playing" || phase === "between").sort((one, other) => Number(other.turn ?? false) - Number(one.turn ?? false));

/** A page of the tables that anybody may join, and what asks for the next. */
export async function openTables(before: number | null): Promise<Page & { tables: TableLine[] }> {
  const page = await pageOf<Tables>("/tables", before);
  return { tables: page.tables.map(listed), before: page.before };
}

/** Everything of this browser, and with `named` of the name that is kept: running tables, finished games; of these
 *  at least the newest `most`. */
export async function ownLists(named: boolean, most = Infinity): Promise<Own> {
  const codes = remembered().slice(0, LOOKED_AT);
  const [tables, mine, ...games] = await Promise.all([
    Promise.all(codes.map(look)),
    named ? api<Tables>("GET", "/players/me/tables").then((found) => found.tables.map(listed)) : [],
    named ? ownGames(most) : [],
    ...codes.map((code) => gamesAt(code, most).catch(() => [])),
  ]);
  const open = [...tables.filter((line) => line !== null), ...mine].filter((line) => line.phase !== "closed");
  return {
    tables: once(open, (line) => line.code),
    games: once(games.flat(), (game) => game.record).sort((one, other) => other.ended - one.ended),
  };
}

const gamesOf = (path: string, most?: number): Promise<GamePlayed[]> => paged<Games, GamePlayed>(path, ({ games }) => games, most);

/** Finished games of the name that is kept, newest first: all, or at least `most`. */
export const ownGames = (most?: number): Promise<GamePlayed[]> => gamesOf("/players/me/games", most);

/** Finished games of a table, newest first: all, or at least `most`. */
export const gamesAt = (code: string, most?: number): Promise<GamePlayed[]> => gamesOf(`/tables/${code}/games`, most);

async function look(code: string): Promise<TableLine | null> {
  try {
    const { view } = await api<Welcome>("GET", `/tables/${code}`);
    return view.table.you === null ? null : seen(view.table, view.play?.["turn"]);
  } catch (error) {
    if (error instanceof ApiError && error.status === GONE) forget(code);
    return null;
  }
}

/** Each once, the first of equals. */
export function once<Of>(all: readonly Of[], key: (one: Of) => string): Of[] {
  const found = new Map<string, Of>();
  for (const one of all) if (!found.has(key(one))) found.set(key(one), one);
  return [...found.values()];
}
