// From what was chosen to a table: its terms as the server reads them.

import { once } from "../link/api";
import type { ClockShown } from "../link/messages";
import { isRowGame, type GameName } from "../play/play";
import { stored } from "../words/stored";
import { t } from "../words/words.svelte";
import type { GameOffered, Offer, OptionOffered, Value } from "./offer";
import { firstLevel } from "./offer";
import { remember } from "./remembered";

/** What the form asks for. */
export interface Wish {
  seats: number;
  bots: number;
  level: string;
  clock: ClockShown;
  /** 0: as many as wanted. */
  games: number;
  listed: boolean;
  chat: boolean;
  options: Record<string, Value>;
}

/** A request for a table, but for the name of who sits down. */
export interface Terms {
  game: GameName;
  seats: number;
  bots: Record<string, string>;
  clock?: ClockShown;
  games?: number;
  listed?: boolean;
  chat?: boolean;
  options?: Record<string, Value>;
}

const ROW_SEATS = 4; // what row games are played best with

const usualSeats = ({ game, players }: GameOffered): number =>
  isRowGame(game) && players.includes(ROW_SEATS) ? ROW_SEATS : (players[0] ?? 2);

const LENGTHS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 0];

/** How many games a table of this game may be for, the usual number first and 0, as many as wanted, last. A match of
 *  Schneider is an even number of hands (S8). */
export const lengths = (game: string): number[] => (game === "schneider" ? LENGTHS.filter((games) => games % 2 === 0) : LENGTHS);

const usualGames = (game: string): number => lengths(game)[0] ?? 1;

/** A sensible beginning of the form: friends on all seats, no clock, the usual rules. */
export const usualWish = (game: GameOffered, found: Offer): Wish => ({
  seats: usualSeats(game),
  bots: 0,
  level: firstLevel(found),
  clock: { kind: "none" },
  games: usualGames(game.game),
  listed: false,
  chat: false,
  options: Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? 0])),
});

/** The form once another game is chosen: as for that game, but what was chosen of the table stays where it fits. */
export function wishFor(to: GameOffered, from: GameOffered, { games, listed, chat }: Wish, found: Offer): Wish {
  const chosen = games !== usualGames(from.game) && lengths(to.game).includes(games);
  return { ...usualWish(to, found), ...(chosen ? { games } : {}), listed, chat };
}

/** A match against bots now, of the usual level: on all seats but one's own. */
export function against(game: GameOffered, found: Offer): Terms {
  const seats = usualSeats(game);
  return { game: game.game, seats, bots: botsOn(seats, seats - 1, found.usual_bot), games: usualGames(game.game) };
}

/** The terms that a form asks for. Bots get the last seats, and there is always one for oneself. */
export function termsOf({ bots, level, options, ...wish }: Wish, { game, options: offered }: GameOffered): Terms {
  return { game, ...wish, bots: botsOn(wish.seats, Math.min(bots, wish.seats - 1), level), options: unusual(options, offered) };
}

/** The options that are not as usual; what the game does not have is left out. */
export function unusual(chosen: Record<string, Value>, offered: Record<string, OptionOffered>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => {
      const values = offered[name]?.values ?? [];
      return values.indexOf(value) > 0;
    }),
  );
}

function botsOn(seats: number, count: number, level: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let seat = seats - count; seat < seats; seat += 1) found[seat] = level;
  return found;
}

/** The name to sit down with, as it was typed last. */
export const ownName = (): string => stored("name") ?? "";

/** Make a table, sit down there, and go to it; `ready`: play as soon as it is there. */
export async function makeTable(terms: Terms, ready: boolean): Promise<void> {
  const name = ownName().trim() || t("somebody");
  const made = await once<{ code: string; recovery: string | null }>("/tables", { ...terms, name });
  remember(made.code, made.recovery);
  location.assign(`/t/${made.code}${ready ? "#ready" : ""}`);
}
