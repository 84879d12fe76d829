// Which rules of a game matter for its score. What is played otherwise is the table's own business.

import type { OptionOffered } from "../home/offer";
import { type Game, isTrickGame } from "./score";
import { SEATS, type Terms } from "./sheet";

export const GAMES: readonly Game[] = ["elfer", "extra", "elfern", "schneider"];
const USUAL_SEATS = 4;

const SETTINGS: Readonly<Record<Game, Record<string, OptionOffered>>> = {
  elfer: {
    variant: { clause: "V1", values: ["standard", "false_start", "three_starts", "any_start"] },
    without_blue: { clause: "E1", values: [false, true] },
  },
  extra: { bonus_supply: { clause: "X42", values: [7, 8] }, bonus_lost_on_exchange: { clause: "X41", values: [false, true] } },
  elfern: {
    scoring: { clause: "F12", values: ["standard", "altenburg"] },
    staender: { clause: "F9", values: ["add", "double", "none"] },
    next_dealer: { clause: "F11", values: ["winner", "loser", "alternate"] },
  },
  schneider: { schneider_from: { clause: "S7", values: [17, 16] } },
};

export const mostSeats = (game: Game): number => (isTrickGame(game) ? SEATS.fewest : SEATS.most);

/** The settings that such a table can choose, the first value is the default; blue stays in the box for two players only (E1). */
export function settingsOf(game: Game, players: number): Record<string, OptionOffered> {
  const { without_blue: blue, ...others } = SETTINGS[game];
  return blue && players === SEATS.fewest ? { ...others, without_blue: blue } : others;
}

/** Terms with a game and a number of seats, everything else kept as far as it still fits. */
export function fitted(terms: Terms, game: Game, players: number): Terms {
  const seats = Math.min(players, mostSeats(game));
  return {
    ...terms,
    game,
    players: seats,
    names: Array.from({ length: seats }, (_, seat) => terms.names[seat] ?? ""),
    dealer: Math.min(terms.dealer, seats - 1),
    options: Object.fromEntries(
      Object.entries(settingsOf(game, seats)).map(([name, { values }]) => [name, terms.options[name] ?? values[0] ?? ""]),
    ),
  };
}

/** What a new sheet starts from. The last seat deals, so the first begins. */
export const usual = (): Terms =>
  fitted({ game: "elfer", options: {}, players: USUAL_SEATS, dealer: USUAL_SEATS - 1, names: [], hands: 0 }, "elfer", USUAL_SEATS);
