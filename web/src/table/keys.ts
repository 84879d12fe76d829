// The keys of the table page: reading commands, and the orders of one's turn.

import { READING_KEYS, reading, type ReadingKey } from "./reading";
import type { Session } from "./session.svelte";

const TYPING = "input, select, textarea, dialog, [contenteditable]";

/** What a key did: the words to be read, an order that was sent, or nothing of ours. */
export type Done = { said: string } | "sent" | "help" | null;

export function tableKey(event: KeyboardEvent, session: Session): Done {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  const key = event.key.toLowerCase();
  if ((READING_KEYS as readonly string[]).includes(key)) return { said: reading(key as ReadingKey, session) };
  if (key === "?") return "help";
  if (key === "u") session.undo();
  else if (key === "i") session.hint();
  else if (key === "d") session.move("draw");
  else if (key === "e") session.move(session.legal.includes("pass") ? "pass" : "end");
  else return null;
  return "sent";
}
