// Moves, cards and what happened, in words. The sentences come from the catalogue.

import type { TableShown } from "../link/messages";
import type { Happened } from "../link/sitting";
import { catalogue, fill, t } from "../words/words.svelte";
import { isRowGame, scored, TURN_MOVES } from "./play";

/** What is needed of a table to speak of it: who sits where, which seat is oneself. */
export type Who = Pick<TableShown, "you"> & {
  terms: { game: string };
  seats: readonly { name: string }[];
};

/** Why a game was over, as the name of an event that tells it. */
export const HAND_OVER: Record<string, string> = { out: "out", blocked: "blocked", played: "all_played" };
const CARD_FIELDS = ["card", "cell", "from", "to"];

type Happening = Record<string, unknown>;

/** The name of a seat, or its number while nobody sits there. */
export const nameOf = (table: Who, seat: number): string =>
  table.seats[seat]?.name || t("seat", { number: seat + 1 });

/** A card in words; a joker that lies says as what. */
export const cardWords = (card: string): string => catalogue.card(card);

/** A number with a true minus sign. */
export const signed = (points: number): string => `${points}`.replace("-", "−");

/** A move in words. */
export function moveWords(move: string): string {
  const { words } = catalogue;
  if (!words) return move;
  if (TURN_MOVES.includes(move)) return words.keys[move] ?? move;
  if (move === "-*") return words.moves["discard"] ?? move;
  if (move.startsWith("=")) return fill(words.moves["exchange"] ?? move, { card: cardWords(move.slice(1)) });
  const [from = move, to] = move.split(">");
  if (to === undefined) return cardWords(from);
  const kind = to.startsWith("*") ? "bridge-joker" : "bridge";
  return fill(words.moves[kind] ?? move, { from: cardWords(from), card: cardWords(to.replace("*", "")) });
}

/** Numbers as people say them: 5–9, 11. */
export function runs(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const n of numbers) {
    const last = found.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/** The sentences of an entry of the table's log, with the names of its time; none for what nobody needs to be told. */
export function sentences(entry: Happened, now: Who): string[] {
  const table = { ...now, ...entry.sitting };
  const name = entry.name ?? nameOf(table, entry.seat ?? 0);
  if (entry.kind === "moved") {
    return moved(entry, (event) => happened(event, table));
  }
  if (entry.kind === "said") {
    const phrase = catalogue.words?.phrases[entry.phrase ?? ""] ?? entry.phrase ?? "";
    return [t("said", { name, text: entry.text ?? phrase })];
  }
  const flag = entry.ready ?? entry.agree ?? entry.muted ?? null;
  const key = `log-${entry.kind}${flag === null ? "" : `-${flag}`}${entry.why ? `-${entry.why}` : ""}`;
  return catalogue.words && key in catalogue.words.page ? [t(key, { name, number: (entry.game ?? 0) + 1 })] : [];
}

/** What a move brought about, as `told`; who made it in a seat's stead stands behind the first of it. */
function moved(entry: Happened, told: (event: Happening) => string): string[] {
  const by = entry.by === "autopilot" || entry.by === "late" ? ` (${t(`by-${entry.by}`)})` : "";
  const said = (entry.events ?? []).map(told).filter((text) => text !== "");
  return said.map((text, at) => (at === 0 ? text + by : text));
}

/** An entry in the fewest words that tell it: of what was played only who, in whose stead, and which card. */
export function briefly(entry: Happened, now: Who): string {
  if (entry.kind !== "moved") return sentences(entry, now).join(" ");
  const table = { ...now, ...entry.sitting };
  return moved(entry, (event) => brief(event, table)).join(" ");
}

function brief(event: Happening, table: Who): string {
  const seat = Number(event["seat"]);
  const name = seat === table.you ? t("you") : nameOf(table, seat);
  const said = (text: string) => t("other-is", { name, text });
  switch (event["event"]) {
    case "laid":
      return said(cardWords(String(event["card"])));
    case "joker_laid":
      return said(cardWords(`*${String(event["cell"])}`));
    case "exchanged":
      return said(moveWords(`=${String(event["cell"])}`));
    case "discarded":
      return said(moveWords("-*"));
    case "passed":
      return said(moveWords("pass"));
    case "trick_won":
      return seat === table.you ? t("tricks-won-you") : t("tricks-won-by", { name });
    case "bridged": // the card that lies over it follows
    case "turn_ended": // the next word has another name
      return "";
    default:
      return happened(event, table);
  }
}

/** One event of the game in a sentence; empty if there is nothing to say. */
export function happened(event: Happening, table: Who): string {
  const { words } = catalogue;
  if (!words) return "";
  const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
  const values: Record<string, string> = { name: seat < 0 ? "" : nameOf(table, seat) };
  for (const key of CARD_FIELDS) if (typeof event[key] === "string") values[key] = cardWords(event[key]);
  const cards = event["cards"];
  if (Array.isArray(cards)) values["cards"] = cards.map((card) => cardWords(String(card))).join(", ");
  const say = (pair: [string, string] | undefined) => fill(pair?.[seat === table.you ? 0 : 1] ?? "", values);
  const { events, drew, bonus, bonus_lost: lost } = words;
  switch (event["event"]) {
    case "drew":
      return Array.isArray(cards) ? say(events["drew_seen"]) : say(drew[Number(event["count"]) - 1]);
    case "bonus":
      return say(bonus[String(event["side"])]);
    case "bonus_lost":
      return say(lost[String(event["side"])]);
    case "laid":
      return say(isRowGame(table.terms.game) ? events["laid"] : events["played"]);
    case "game_over":
      return [say(events[HAND_OVER[String(event["reason"])] ?? ""]), ...results(event, table)].join(" ");
    default:
      return say(events[String(event["event"])]);
  }
}

/** The points of a finished game, and who has won it; `play` has `scores` and `winners`. */
export function results(play: Happening, table: Who): string[] {
  const scores = (play["scores"] as number[] | undefined) ?? [];
  const winners = (play["winners"] as number[] | undefined) ?? [];
  const { game } = table.terms;
  const told = scores.map((score, seat) => `${nameOf(table, seat)} ${signed(scored(game, score))}`).join(", ");
  const key = game === "elfer" ? "scores-left" : game === "extra" ? "scores" : "scores-honours";
  const wins = catalogue.words?.events["wins"] ?? ["", ""];
  const won = winners.map((seat) => fill(wins[seat === table.you ? 0 : 1], { name: nameOf(table, seat) }));
  return [t(key, { scores: told }), ...won];
}
