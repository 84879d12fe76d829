// What a seed deals, worked out once more (contract 4). This is no second referee: it only lets a browser
// check that the cards of a finished game were those that its seed stands for.

import { Stream, wordsOf } from "./shuffle";

type Options = Readonly<Record<string, string | number | boolean>>;

/** Which deal of which game. */
export interface Deal {
  game: string;
  options: Options;
  players: number;
  dealer: number;
  seed: string;
}

const COLOURS = ["R", "Y", "G", "B"];
const BY_PLAYERS = {
  elfer: [0, 0, 20, 20, 15, 12, 10], // E1
  extra: [0, 0, 20, 20, 15, 12, 12], // X3
  bridges: [0, 0, 4, 4, 3, 3, 2], // X3
};
const TRICK_HAND = 6;

/** The position at the beginning of a deal, as a record has it; null for a game that is not known here. */
export function dealt(deal: Deal): Record<string, unknown> | null {
  const stream = new Stream(wordsOf(deal.seed));
  if (deal.game === "elfer") return elfer(deal, stream);
  if (deal.game === "extra") return extra(deal, stream);
  if (deal.game === "elfern") return trickGame(deal, stream, 2); // F4
  if (deal.game === "schneider") return trickGame(deal, stream, 3); // S3
  return null;
}

function elfer(deal: Deal, stream: Stream): Record<string, unknown> {
  const { options, players, dealer } = deal;
  const variant = options["variant"] ?? "standard";
  const colours = COLOURS.slice(0, options["without_blue"] ? 3 : 4);
  const preset = variant === "false_start" ? [1, 20] : []; // V1
  const pack = rowPack(colours, 20, preset);
  const seatOf = (hands: string[][], card: string) => hands.findIndex((hand) => hand.includes(card));
  for (;;) {
    const { hands, stock } = inTurn(pack, stream.shuffled(pack), players, BY_PLAYERS.elfer);
    const elevens = colours.map((colour) => seatOf(hands, `${colour}11`)).filter((seat) => seat >= 0); // E2
    let turn: number | undefined = (dealer + 1) % players;
    if (variant === "any_start") turn = stream.below(players);
    else if (variant === "standard") turn = elevens[0];
    if (turn === undefined) continue; // E3: nobody has an 11, so everything is shuffled again
    const table = colours.flatMap((colour) => preset.map((number) => `${colour}${number}`));
    const phase = variant === "false_start" ? "play" : "open";
    return { ...common(deal, hands, stock, turn), table, phase, start: null, laid: 0, drawn: false, dealer };
  }
}

function extra(deal: Deal, stream: Stream): Record<string, unknown> {
  const { players, dealer } = deal;
  const pack = [...rowPack(COLOURS, 21, [11]), "*", "*", "*", "*"];
  const { hands, stock } = inTurn(pack, stream.shuffled(pack), players, BY_PLAYERS.extra);
  const order = stream.shuffled(COLOURS); // X2
  return {
    ...common(deal, hands, stock, (dealer + 1) % players),
    order,
    table: COLOURS.map((colour) => `${colour}11`),
    bridges: Array<number>(players).fill(BY_PLAYERS.bridges[players] ?? 0),
    bridged: [],
    bonus: Array.from({ length: players }, () => []),
    bonus_jokers: [],
    discarded: 0,
    laid: 0,
    exchanged: 0,
    passes: 0,
  };
}

function trickGame(deal: Deal, stream: Stream, packet: number): Record<string, unknown> {
  const { players, dealer } = deal;
  const pack = [..."CSHD"].flatMap((suit) => [..."789TJQKA"].map((rank) => rank + suit));
  const cards = stream.shuffled(pack);
  const leader = 1 - dealer;
  const hands: string[][] = [[], []];
  cards.slice(0, players * TRICK_HAND).forEach((card, i) => hands[Math.floor(i / packet) % 2 ? dealer : leader]?.push(card));
  const stock = cards.slice(players * TRICK_HAND);
  return { ...common(deal, sorted(hands, pack), stock, leader), dealer, leader, trick: [], won: [[], []] };
}

const rowPack = (colours: readonly string[], last: number, without: readonly number[]): string[] =>
  colours.flatMap((colour) =>
    Array.from({ length: last }, (_, i) => i + 1).filter((number) => !without.includes(number)).map((number) => `${colour}${number}`),
  );

/** One card at a time, seat 0 first; the top card of a pack is its first. */
function inTurn(pack: string[], cards: string[], players: number, sizes: readonly number[]): { hands: string[][]; stock: string[] } {
  const given = players * (sizes[players] ?? 0);
  const hands: string[][] = Array.from({ length: players }, () => []);
  cards.slice(0, given).forEach((card, i) => hands[i % players]?.push(card));
  return { hands: sorted(hands, pack), stock: cards.slice(given) };
}

/** Hands are written in the order of a new pack. */
const sorted = (hands: string[][], pack: string[]): string[][] =>
  hands.map((hand) => [...hand].sort((one, other) => pack.indexOf(one) - pack.indexOf(other)));

const common = ({ game, options }: Deal, hands: string[][], stock: string[], turn: number) => ({ game, options, hands, stock, turn });
