// Sounds of what is new at the table; which ones there are and when they may be heard is in src/sounds.

import type { Refusal, Warned } from "../link/messages";
import { play, soundFor } from "../sounds/sounds";
import type { Session } from "./session.svelte";

interface Heard {
  number: number;
  onTurn: boolean;
  refusal: Refusal | null;
  warning: Warned | null;
}

const heard = new WeakMap<Session, Heard>();

/** Play the sounds of what is new since the last call; called whenever something of the session changes. */
export function sound(session: Session): void {
  const { live, you, onTurn } = session;
  const before = heard.get(session);
  const now = { number: live.events.at(-1)?.number ?? 0, onTurn, refusal: live.refusal, warning: live.warning };
  heard.set(session, now);
  if (!before?.number) return;
  const news = live.events.filter((entry) => entry.number > before.number);
  const sounds = news.map((entry) => soundFor(entry, you)).filter((one) => one !== null);
  const loudest = sounds.find((one) => one === "over") ?? sounds.at(-1);
  if (loudest) play(loudest);
  if (onTurn && !before.onTurn && loudest !== "over") play("turn");
  if (live.refusal && live.refusal !== before.refusal) play("refused");
  if (live.warning && live.warning !== before.warning && live.warning.seat === you) play("hurry");
}
