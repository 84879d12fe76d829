// What has happened at the table, entry by entry, in sentences.

import type { TableShown } from "../link/messages";
import type { Happened } from "../link/sitting";
import { sentences } from "../play/speaking";

/** The last thing that each seat did in this game, but for ending a turn; who acted last comes last. */
export function lastActions(events: readonly Happened[], table: TableShown): Map<number, string> {
  const found = new Map<number, string>();
  for (const entry of events) {
    if (entry.kind === "dealt" || entry.kind === "rematched") found.clear();
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

/** What is worth being told after an absence, a line for each entry, and how many entries lie before it. */
export interface Missed {
  lines: string[];
  more: number;
}

const FEWEST = 2; // one entry can be seen on the table itself
const MOST = 8;

/** What happened beyond a number, not by oneself; null: hardly anything. Of games before the running one
 *  nothing but its length is known. */
export function missed(events: readonly Happened[], after: number, table: TableShown): Missed | null {
  const news = events.filter((entry) => entry.number > after && !ownDeed(entry, table.you));
  const lines = news.map((entry) => sentences(entry, table).join(" ")).filter((line) => line !== "");
  const untold = Math.max(0, (events[0]?.number ?? 0) - 1 - after);
  if (lines.length + untold < FEWEST) return null;
  return { lines: lines.slice(-MOST), more: untold + Math.max(0, lines.length - MOST) };
}

const BY_ITSELF = new Set(["away", "returned", "regranted"]); // what happens to a seat, nobody has pressed it

/** Whether one did it oneself: no autopilot, and no clock. `you`: the own seat, if the entry does not know it. */
export const ownDeed = (entry: Happened, you: number | null): boolean =>
  typeof entry.seat === "number" && entry.seat === (entry.sitting ?? { you }).you && !entry.by && !BY_ITSELF.has(entry.kind);
