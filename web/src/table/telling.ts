// What is announced by itself: what others do, whose turn it is, refusals, hints, the last seconds.

import type { AbsentSeat } from "../link/messages";
import { moveWords, sentences } from "../play/speaking";
import { catalogue, t } from "../words/words.svelte";
import type { Announcer } from "./announcer.svelte";
import type { Session } from "./session.svelte";
import { timeText } from "./time";
import { turnLine } from "./turn";

interface Told {
  number: number;
  turn: string;
  refusal: unknown;
  hint: unknown;
  warning: unknown;
  state: string;
  absent: readonly AbsentSeat[];
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
    absent: live.absent,
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
  for (const text of connections(session, before.absent)) announcer.say(text);
}

/** Whose connection is gone, and whose is back, once each; who is back from the autopilot was told of by the log. */
function connections(session: Session, before: readonly AbsentSeat[]): string[] {
  const { live, table } = session;
  const among = (seats: readonly AbsentSeat[], seat: number) => seats.some((one) => one.seat === seat);
  const gone = live.absent.filter(({ seat }) => seat !== table?.you && !among(before, seat));
  const back = before.filter(({ seat }) => seat !== table?.you && !among(live.absent, seat) && !table?.seats[seat]?.away);
  return [
    ...gone.map(({ seat, until }) => t("absent-said", { name: session.name(seat), text: timeText(until - live.now, catalogue.lang) })),
    ...back.map(({ seat }) => t("absent-back", { name: session.name(seat) })),
  ];
}

function connectionWord(state: string): string {
  if (state === "open") return t("connected");
  if (state === "offline") return t("offline");
  if (state === "gone") return t("no-table");
  return state === "lost" ? t("lost-now") : "";
}
