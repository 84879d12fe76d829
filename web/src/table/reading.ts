// The reading commands: what a key tells of the table, in words.

import type { Play, RowPlay, TrickPlay } from "../play/play";
import { count, isHonour, isRowPlay } from "../play/play";
import { cardWords, moveWords, runs } from "../play/speaking";
import { orderOf } from "../rows/rows";
import { settings } from "../settings/settings.svelte";
import { catalogue, t } from "../words/words.svelte";
import { lastActions } from "./news";
import { cardsOf } from "./order";
import type { Session } from "./session.svelte";
import { timeText } from "./time";
import { turnLine } from "./turn";

export const READING_KEYS = ["h", "p", "b", "o", "l", "t", "c"] as const;
export type ReadingKey = (typeof READING_KEYS)[number];

/** What a reading command says now. */
export function reading(key: ReadingKey, session: Session): string {
  const { play, table } = session;
  if (!table) return t("waiting");
  switch (key) {
    case "t":
      return turnLine(session);
    case "o":
      return othersRead(session);
    case "c":
      return table.deadline === null ? t("no-clock") : t("time-left", { text: timeText(table.deadline - session.live.now, catalogue.lang) });
    case "l":
      return lastRead(session);
    default:
      return play ? readPlay(key, session, play) : t("waiting");
  }
}

function readPlay(key: ReadingKey, session: Session, play: Play): string {
  if (key === "b") return isRowPlay(play) ? rowsRead(play) : trickRead(play, session);
  if (session.you === null) return t("not-seated");
  const hand = cardsOf(session.groups);
  if (key === "h") return t("hand-is", { count: hand.length, cards: hand.map(cardWords).join(", ") });
  const ofCards = hand.flatMap((card) => session.moves.get(card) ?? []);
  const moves = [...new Set([...ofCards, ...session.legal])].map(moveWords);
  return moves.length ? t("playable-are", { cards: moves.join(", ") }) : t("nothing-playable");
}

function rowsRead(play: RowPlay): string {
  const lying = play.table.map((card) => card.replace("*", ""));
  const rows = orderOf(play).map((colour) => {
    const numbers = lying.filter((cell) => cell.startsWith(colour)).map((cell) => Number(cell.slice(1)));
    const name = catalogue.suit(colour);
    if (!numbers.length) return t("row-empty", { name });
    return t("row-is", { name, text: runs(numbers.sort((one, other) => one - other)) });
  });
  return `${rows.join("; ")}. ${t("stock", { count: count(play.stock) })}`;
}

function trickRead(play: TrickPlay, session: Session): string {
  const name = session.name(play.leader);
  const cards = play.trick.map(cardWords).join(", ");
  const trick = play.trick.length ? `${t("led", { name })} ${cards}.` : t("leads", { name });
  const left = count(play.stock);
  // As on the table: the other's honours are for who wants them shown, and for who watches.
  const both = settings.bothHonours || session.you === null;
  const won = play.won.flatMap((cards, seat) =>
    both || seat === session.you ? [`${session.name(seat)} ${t("honours", { count: cards.filter(isHonour).length })}`] : []);
  return `${trick} ${left ? t("tricks-stock", { count: left }) : t("tricks-stock-gone")}. ${won.join(", ")}`;
}

function othersRead(session: Session): string {
  const { play, table } = session;
  if (!table) return "";
  const last = lastActions(session.live.events, table);
  return table.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== table.you)
    .map((seat) => {
      const cards = play ? t("cards", { count: count(play.hands[seat] ?? 0) }) : "";
      return t("other-is", { name: session.name(seat), text: [cards, last.get(seat)].filter(Boolean).join(", ") });
    })
    .join("; ");
}

function lastRead(session: Session): string {
  const { table, live } = session;
  if (!table) return "";
  const last = [...lastActions(live.events, table).values()].at(-1);
  return last ?? t("nothing-yet");
}
