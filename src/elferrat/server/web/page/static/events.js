// What has happened, in sentences, for the log.

import { named } from "./cards.js";
import { fill, t, words } from "./words.js";

const HAND_OVER = { out: "out", blocked: "blocked", played: "all_played" };

/** The sentences of an entry of the table's log; none for what nobody needs to be told. */
export function sentences(entry, view) {
  const seats = view.table.seats;
  const name = entry.name ?? seats[entry.seat]?.name ?? t("seat", { number: (entry.seat ?? 0) + 1 });
  if (entry.kind === "moved") {
    const said = (entry.events ?? []).map((event) => happened(event, view)).filter(Boolean);
    if (said.length && (entry.by === "autopilot" || entry.by === "late")) said[0] += ` (${t(`by-${entry.by}`)})`;
    return said;
  }
  if (entry.kind === "said") {
    return [t("said", { name, text: entry.text ?? words.phrases[entry.phrase] ?? entry.phrase })];
  }
  const key = `log-${entry.kind}${"ready" in entry || "agree" in entry || "muted" in entry ? `-${entry.ready ?? entry.agree ?? entry.muted}` : ""}${entry.why ? `-${entry.why}` : ""}`;
  return key in words.page ? [t(key, { name, number: (entry.game ?? 0) + 1 })] : [];
}

function happened(event, view) {
  const { seats, you } = view.table;
  const values = { name: seats[event.seat]?.name ?? "" };
  for (const key of ["card", "cell", "from", "to"]) if (event[key]) values[key] = named(event[key]);
  if (event.cards) values.cards = event.cards.map(named).join(", ");
  const say = (pair, mine = event.seat === you) => fill(pair[mine ? 0 : 1], values);
  const { events, drew, bonus, bonus_lost: lost } = words;
  switch (event.event) {
    case "drew": return event.cards ? say(events.drew_seen) : say(drew[event.count - 1]);
    case "bonus": return say(bonus[event.side]);
    case "bonus_lost": return say(lost[event.side]);
    case "laid": return say(["elfer", "extra"].includes(view.table.terms.game) ? events.laid : events.played);
    case "game_over": return [say(events[HAND_OVER[event.reason]]), ...results(event, view)].join(" ");
    default: return events[event.event] ? say(events[event.event]) : "";
  }
}

/** The points of a finished game, and who has won it. */
export function results(play, view) {
  const { seats, you } = view.table;
  const scores = play.scores.map((score, seat) => `${seats[seat].name} ${score}`.replace("-", "−")).join(", ");
  const won = play.winners.map((seat) => fill(words.events.wins[seat === you ? 0 : 1], { name: seats[seat].name }));
  return [t("scores", { scores }), ...won];
}
