// What has happened at the table, entry by entry, in sentences.

import type { EventTold, TableShown } from "../link/messages";
import { sentences } from "../play/speaking";

/** The last thing that each seat did in this game, but for ending a turn; who acted last comes last. */
export function lastActions(events: readonly EventTold[], table: TableShown): Map<number, string> {
  const found = new Map<number, string>();
  for (const entry of events) {
    if (entry.kind === "dealt") found.clear();
    if (typeof entry.seat !== "number") continue;
    if (entry.kind === "undone" || entry.kind === "taken_back") found.delete(entry.seat); // the move is gone
    if (entry.kind !== "moved" || entry.events?.every((event) => event["event"] === "turn_ended")) continue;
    const said = sentences(entry, table)[0];
    if (said === undefined) continue;
    found.delete(entry.seat);
    found.set(entry.seat, said);
  }
  return found;
}

/** What is worth being told after an absence: sentences of entries beyond a number, not one's own. */
export function missed(events: readonly EventTold[], after: number, table: TableShown): string[] {
  return events
    .filter((entry) => entry.number > after && entry.seat !== table.you)
    .flatMap((entry) => sentences(entry, table));
}
