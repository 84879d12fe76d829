// Which rules of a game matter for its score. What is played otherwise is the table's own business.

import { type Game, isTrickGame, type Options } from "./score";
import { SEATS, type Terms } from "./sheet";

export const GAMES: readonly Game[] = ["elfer", "extra", "elfern", "schneider"];

/** An option of the rules, its values (the first is the default) and its clause. */
export interface Setting {
  name: string;
  clause: string;
  values: readonly (string | number | boolean)[];
}

const SETTINGS: Readonly<Record<Game, readonly Setting[]>> = {
  elfer: [
    { name: "variant", clause: "V1", values: ["standard", "false_start", "three_starts", "any_start"] },
    { name: "without_blue", clause: "E1", values: [false, true] },
  ],
  extra: [{ name: "bonus_supply", clause: "X42", values: [7, 8] }],
  elfern: [
    { name: "scoring", clause: "F12", values: ["standard", "altenburg"] },
    { name: "staender", clause: "F9", values: ["add", "double", "none"] },
    { name: "next_dealer", clause: "F11", values: ["winner", "loser", "alternate"] },
  ],
  schneider: [{ name: "schneider_from", clause: "S7", values: [17, 16] }],
};

export const mostSeats = (game: Game): number => (isTrickGame(game) ? SEATS.fewest : SEATS.most);

/** The settings that such a table can choose; blue stays in the box for two players only (E1). */
export const settingsOf = (game: Game, players: number): readonly Setting[] =>
  SETTINGS[game].filter(({ name }) => name !== "without_blue" || players === SEATS.fewest);

/** What is in force. */
export const valueOf = (options: Options, { name, values }: Setting) => options[name] ?? values[0] ?? "";

/** Terms with a game and a number of seats, everything else kept as far as it still fits. */
export function fitted(terms: Terms, game: Game, players: number): Terms {
  const seats = Math.min(players, mostSeats(game));
  const settings = settingsOf(game, seats);
  return {
    ...terms,
    game,
    players: seats,
    names: Array.from({ length: seats }, (_, seat) => terms.names[seat] ?? ""),
    dealer: Math.min(terms.dealer, seats - 1),
    options: Object.fromEntries(settings.map((one) => [one.name, valueOf(terms.options, one)])),
  };
}

/** What a new sheet starts from. The last seat deals, so the first begins. */
export const usual = (): Terms =>
  fitted({ game: "elfern", options: {}, players: 2, dealer: 1, names: [], hands: 0 }, "elfern", 2);
