// Matches at a table without a server: what `elferrat score` computes (src/elferrat/play/match.py),
// once more for browsers that are offline. tests/kitchen/vectors.json holds this room to the Python;
// docs/decisions/0015 says why it stands twice.

export type Game = "elfer" | "extra" | "elfern" | "schneider";
export type Options = Readonly<Record<string, string | number | boolean>>;

/** What a match is played under. `dealer` deals the first hand. */
export interface Rules {
  game: Game;
  options: Options;
  players: number;
  dealer: number;
}

/** A result as it is written down; `drawn` is the dealer where the deal was drawn (F11). */
export interface Line {
  result: readonly number[];
  drawn?: number | null;
}

/** A line and what follows from it. The dealer is null where nobody has said who drew the deal. */
export interface Hand {
  dealer: number | null;
  result: readonly number[];
  points: readonly number[];
  totals: readonly number[];
  held: number;
}

export interface Match {
  hands: readonly Hand[];
  totals: readonly number[];
  winners: readonly number[];
  /** Deals the next hand; null: to be drawn. */
  dealer: number | null;
  /** The point that the next winner gets on top: 0 or 1 (F9, F10). */
  held: number;
  /** How many hands the rules still ask for (S8, X63). */
  toCome: number;
}

/** Why a result is impossible: `reason` is a word of the page, `kitchen-<reason>`. */
export interface Refusal {
  reason: string;
  clause: string;
  values: Readonly<Record<string, number>>;
}

export const HONOURS = 20; // in the pack (F2, S1)
export const MOST_NUMBERS = 9999; // what is written down has four digits at most
const LINES_A_BANNER = 4; // F13
const NUMBERS = 20;
const HAND_SIZES = [0, 0, 20, 20, 15, 12, 10]; // of the classic, by number of players (E1)
const EXTRA_NUMBERS = 21;
const EXTRA_HANDS = [0, 0, 20, 20, 15, 12, 12]; // by number of players (X3)
const ROWS = 4;
export const JOKERS = 4; // X1
export const BONUS = 11; // points of a bonus card, and minus those of a joker (X61)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const refusal = (reason: string, clause: string, values: Refusal["values"]): Refusal => ({ reason, clause, values });

export const isTrickGame = (game: Game): boolean => game === "elfern" || game === "schneider";

/** Why no game of this match ends so; null: it may. */
export function impossible(rules: Rules, result: readonly number[]): Refusal | null {
  const { game, players } = rules;
  if (result.length !== players) return refusal("bad-seats", "E12", { count: result.length });
  if (game === "elfer") return impossibleLeft(rules, result);
  if (game === "extra") return impossiblePoints(rules, result);
  const fits = sum(result) === HONOURS && Math.min(...result) >= 0;
  return fits ? null : refusal("bad-honours", game === "elfern" ? "F2" : "S1", { number: sum(result) });
}

function impossibleLeft(rules: Rules, result: readonly number[]): Refusal | null {
  const below = Math.min(...result);
  if (below < 0) return refusal("below-zero", "E12", { number: below });
  const out = result.filter((left) => left === 0).length;
  if (out !== 1) return refusal("one-out", "E11", { count: out });
  const most = mostLeft(rules);
  return sum(result) > most ? refusal("too-many-left", "E1", { number: sum(result), most }) : null;
}

/** What the bonus cards and the hands allow, and that somebody is out (X42, X60, X61). */
function impossiblePoints(rules: Rules, result: readonly number[]): Refusal | null {
  const [low, high] = extraBounds(rules);
  const wrong = result.find((points) => points < low || points > high);
  if (wrong !== undefined) return refusal("bad-points", "X61", { number: wrong, low, high });
  const needed = sum(result.map((points) => Math.max(0, Math.ceil(points / BONUS))));
  if (needed > bonusSupply(rules.options)) return refusal("too-many-bonus", "X42", { count: needed, most: bonusSupply(rules.options) });
  if (sum(result) < low) return refusal("too-few-points", "X61", { number: sum(result), most: -low });
  const out = result.some((points) => points >= 0 && points % BONUS === 0);
  return out || mayBeBlocked(rules, result) ? null : refusal("nobody-out", "X60", {});
}

/** Whether all may have passed (X64): every hand has a card, all together at most four. For when all cells are filled, a
 *  card is left only for each joker; and every side has earned its bonus card, unless such cards can be lost (X41, X42). */
function mayBeBlocked({ options }: Rules, result: readonly number[]): boolean {
  const wanted = options["bonus_lost_on_exchange"] ? 0 : bonusSupply(options);
  /** Whether so many cards suffice for these hands, with so many bonus cards among those before them. */
  const suffice = ([points, ...others]: readonly number[], cards: number, bonus: number): boolean => {
    if (points === undefined) return bonus >= wanted;
    return Array.from({ length: Math.max(0, cards - others.length) }, (_, more) => Math.floor((points + EXTRA_NUMBERS * (more + 1)) / BONUS))
      .some((most, more) => most >= 0 && suffice(others, cards - more - 1, bonus + most));
  };
  return suffice(result, JOKERS, 0);
}

export const bonusSupply = (options: Options): number => Number(options["bonus_supply"] ?? 7);

/** The fewest and the most points that one game of Extra brings a seat: whoever went out has played at least as many
 *  cards as were dealt (X3, X61). */
export function extraBounds({ options, players }: Pick<Rules, "options" | "players">): [low: number, high: number] {
  const numbers = Array.from({ length: EXTRA_NUMBERS }, (_, i) => i + 1).filter((number) => number !== 11);
  const costs = [...numbers.flatMap((number) => Array<number>(ROWS).fill(number)), ...Array<number>(JOKERS).fill(BONUS)];
  const left = costs.sort((one, other) => one - other).slice(EXTRA_HANDS[players] ?? 0);
  return [-sum(left), BONUS * bonusSupply(options)];
}

/** A bound on all numbers left in the classic: whoever went out laid at least the lowest hand. */
export function mostLeft({ options, players }: Rules): number {
  const rows = options["without_blue"] ? 3 : 4;
  const preset = options["variant"] === "false_start" ? [1, NUMBERS] : [];
  const numbers = Array.from({ length: NUMBERS }, (_, i) => i + 1).filter((number) => !preset.includes(number));
  const cards = numbers.flatMap((number) => Array<number>(rows).fill(number));
  return sum(cards.slice(HAND_SIZES[players] ?? 0));
}

/** What a hand of a trick game is worth, without a held point (F8, F12, S7). */
export function gamePoints(game: Game, options: Options, honours: number): number {
  if (honours < 11) return 0;
  const steps =
    game === "schneider" ? [Number(options["schneider_from"] ?? 17), 20]
    : options["scoring"] === "altenburg" ? [14, 16, 18, 20]
    : [15, 20];
  return 1 + steps.filter((step) => honours >= step).length;
}

/** The match after all lines; each of them must be possible. */
export function matchOf(rules: Rules, lines: readonly Line[]): Match {
  let totals: readonly number[] = Array<number>(rules.players).fill(0);
  let dealer: number | null = rules.dealer;
  let held = 0;
  const hands: Hand[] = [];
  for (const { result, drawn } of lines) {
    const deals: number | null = dealer ?? drawn ?? null;
    const winner = isTrickGame(rules.game) ? winnerOf(result) : null;
    const points = isTrickGame(rules.game) ? worth(rules, result, winner, held) : result;
    totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    if (rules.game === "elfern") held = heldAfter(rules.options, winner, held);
    dealer = dealerAfter(rules, winner, deals);
    hands.push({ dealer: deals, result, points, totals, held });
  }
  return { hands, totals, winners: hands.length ? winnersOf(rules.game, totals) : [], dealer, held, toCome: toCome(rules, hands.length) };
}

/** The seat with 11 honours or more; null after 10–10 (F8, F9, S7). */
function winnerOf(honours: readonly number[]): number | null {
  const winner = honours.findIndex((count) => 2 * count > HONOURS);
  return winner < 0 ? null : winner;
}

/** Game points by seat: F8 or F12; one more, or twice as much, if a point is held (F9); S7. */
function worth({ game, options }: Rules, honours: readonly number[], winner: number | null, held: number): number[] {
  return honours.map((count, seat) => {
    if (seat !== winner) return 0;
    const value = gamePoints(game, options, count);
    if (!held) return value;
    return options["staender"] === "double" ? value * 2 : value + 1;
  });
}

/** A tie holds a point, a second one in a row drops it, a third holds one again (F10). */
const heldAfter = (options: Options, winner: number | null, held: number): number =>
  winner !== null || options["staender"] === "none" ? 0 : 1 - held;

/** Who deals next: round the table, or in Elfern as the result says (F11, S2, X4). */
function dealerAfter({ game, options, players }: Rules, winner: number | null, dealer: number | null): number | null {
  const follows = game === "elfern" && options["next_dealer"] !== "alternate";
  if (!follows) return dealer === null ? null : (dealer + 1) % players;
  if (winner === null) return null;
  return options["next_dealer"] === "loser" ? 1 - winner : winner;
}

/** Every seat with the best total: the lowest of the classic, else the highest (E12, F14, S8, X62). */
function winnersOf(game: Game, totals: readonly number[]): number[] {
  const best = game === "elfer" ? Math.min(...totals) : Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

function toCome({ game, players }: Rules, hands: number): number {
  if (game === "schneider") return hands % 2;
  return game === "extra" ? Math.max(0, players - hands) : 0;
}

/** How many lines each banner of a seat has, the begun one last (F13). */
export function banners(gamePoints: number): number[] {
  const full = Array<number>(Math.floor(gamePoints / LINES_A_BANNER)).fill(LINES_A_BANNER);
  const begun = gamePoints % LINES_A_BANNER;
  return begun ? [...full, begun] : full;
}
