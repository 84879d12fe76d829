// What is announced by itself: what others do, whose turn it is, refusals, hints, the last seconds.

import type { SeatShown } from "../link/messages";
import { briefly, cardWords, moveWords, nameOf, sentences } from "../play/speaking";
import { settings } from "../settings/settings.svelte";
import { catalogue, t } from "../words/words.svelte";
import type { Announcer } from "./announcer.svelte";
import type { Session } from "./session.svelte";
import { timeText } from "./time";
import { turnLine } from "./turn";

/** Whose lost connection was told of, as they sat there then. */
type Gone = Pick<SeatShown, "name" | "kind"> & { seat: number };

interface Told {
  number: number;
  turn: string;
  marked: string | null;
  refusal: unknown;
  hint: unknown;
  warning: unknown;
  state: string;
  gone: readonly Gone[];
}

const told = new WeakMap<Session, Told>();

/** Say what is new since the last call; called whenever something of the session changes. */
export function announce(session: Session, announcer: Announcer): void {
  const { live, table } = session;
  const before = told.get(session);
  const now: Told = {
    number: live.events.at(-1)?.number ?? 0,
    turn: turnLine(session),
    marked: session.marked,
    refusal: live.refusal,
    hint: live.hint,
    warning: live.warning,
    state: live.state,
    gone: before?.gone ?? [],
  };
  told.set(session, now);
  if (before && live.state !== before.state) announcer.say(connectionWord(live.state));
  if (!table || !before) return;
  if (before.number > 0) {
    for (const entry of live.events) {
      if (entry.number > before.number) announcer.say(settings.brief ? briefly(entry, table) : sentences(entry, table).join(" "));
    }
  }
  // An end was told with its move; a brief word of a move names its seat, so that only one's own turn is news.
  const news = now.turn !== before.turn && !session.play?.over && (!settings.brief || session.onTurn);
  if (news) announcer.say(now.turn);
  if (now.marked !== before.marked && now.marked !== null) announcer.say(t("marked", { card: cardWords(now.marked) }));
  if (live.refusal && live.refusal !== before.refusal) announcer.say(live.refusal.why, true);
  if (live.hint && live.hint !== before.hint) announcer.say(t("hint-is", { move: moveWords(live.hint.move), why: live.hint.why }));
  if (live.warning && live.warning !== before.warning && live.warning.seat === table.you) announcer.say(t("hurry"), true);
  now.gone = connections(session, before.gone, (text) => announcer.say(text));
}

/**
 * Tell whose connection is gone while it matters, and whose is back, once each; returns who is gone, as told.
 * A seat that is nobody's any longer, or another's, has come back to nobody; of the autopilot's end the log tells.
 */
function connections({ live, table, you }: Session, before: readonly Gone[], say: (text: string) => void): Gone[] {
  if (!table) return [...before];
  const still = before.filter((one) => live.absent.some(({ seat }) => seat === one.seat));
  for (const { seat, name, kind } of before.filter((one) => !still.includes(one))) {
    const now = table.seats[seat];
    if (table.phase !== "closed" && now?.name === name && now.kind === kind && !now.away) say(t("absent-back", { name }));
  }
  if (table.phase !== "playing") return still; // nothing is played in anybody's stead
  const fresh = live.absent.filter(({ seat }) => seat !== you && !still.some((one) => one.seat === seat));
  const gone = fresh.map(({ seat, until }) => {
    const name = nameOf(table, seat);
    say(t("absent-said", { name, text: timeText(until - live.now, catalogue.lang) }));
    return { seat, name, kind: table.seats[seat]?.kind ?? "open" };
  });
  return [...still, ...gone];
}

function connectionWord(state: string): string {
  if (state === "open") return t("connected");
  if (state === "offline") return t("offline");
  if (state === "gone") return t("no-table");
  return state === "lost" ? t("lost-now") : "";
}
