// Whose turn it is, in a sentence.

import { results } from "../play/speaking";
import { t } from "../words/words.svelte";
import type { Session } from "./session.svelte";

export function turnLine(session: Session): string {
  const { table, play } = session;
  if (!table) return "";
  if (table.phase === "closed") return t("closed");
  if (play?.over) return results({ ...play }, table).join(" ");
  if (table.phase !== "playing" || !play) return t("waiting");
  // Who has won a trick leads the next: it is the same turn, and yet news.
  if (play.turn === table.you && session.tricks?.trick.length === 0) return t("tricks-you-lead");
  return play.turn === table.you ? t("your-turn") : t("their-turn", { name: session.name(play.turn) });
}
