// What is announced by itself: what others do, whose turn it is, refusals, hints, the last seconds.

import { moveWords, sentences } from "../play/speaking";
import { t } from "../words/words.svelte";
import type { Announcer } from "./announcer.svelte";
import type { Session } from "./session.svelte";
import { turnLine } from "./turn";

interface Told {
  number: number;
  turn: string;
  refusal: unknown;
  hint: unknown;
  warning: unknown;
  state: string;
}

const told = new WeakMap<Session, Told>();

/** Say what is new since the last call; called whenever something of the session changes. */
export function announce(session: Session, announcer: Announcer): void {
  const { live, table } = session;
  const before = told.get(session);
  const now: Told = {
    number: live.events.at(-1)?.number ?? 0,
    turn: turnLine(session),
    refusal: live.refusal,
    hint: live.hint,
    warning: live.warning,
    state: live.state,
  };
  told.set(session, now);
  if (before && live.state !== before.state) announcer.say(connectionWord(live.state));
  if (!table || !before) return;
  if (before.number > 0) {
    for (const entry of live.events) {
      if (entry.number > before.number) announcer.say(sentences(entry, table).join(" "));
    }
  }
  if (now.turn !== before.turn && !session.play?.over) announcer.say(now.turn); // an end was told with its move
  if (live.refusal && live.refusal !== before.refusal) announcer.say(live.refusal.why, true);
  if (live.hint && live.hint !== before.hint) announcer.say(t("hint-is", { move: moveWords(live.hint.move), why: live.hint.why }));
  if (live.warning && live.warning !== before.warning && live.warning.seat === table.you) announcer.say(t("hurry"), true);
}

function connectionWord(state: string): string {
  if (state === "open") return t("connected");
  if (state === "offline") return t("offline");
  if (state === "gone") return t("no-table");
  return state === "lost" ? t("lost-now") : "";
}
