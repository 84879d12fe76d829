// Who sat where when something happened: people come and go, and at a rematch the seats turn.

import type { EventTold } from "./messages";

/** Who sat where, and which seat was one's own. A name that nobody knows any more is empty. */
export interface Sitting {
  you: number | null;
  seats: readonly { name: string }[];
}

/** An entry and the sitting of its time: the own seat as it found it, the names as it left them. */
export interface Happened extends EventTold {
  sitting?: Sitting;
}

/** Entries with their sittings; `before`: the sitting before the first of them if it is known, `now`: after the last. */
export function withSittings(entries: readonly EventTold[], before: Sitting | null, now: Sitting): Happened[] {
  let sitting = before ?? entries.reduceRight(undone, now);
  return entries.map((entry) => {
    const { you } = sitting;
    sitting = done(sitting, entry);
    // Who takes a seat back here has it still.
    if (entry.kind === "regranted" && entry.seat === you && now.you === null) sitting = { ...sitting, you: null };
    return { ...entry, sitting: { seats: sitting.seats, you } };
  });
}

function done(sitting: Sitting, { kind, seat, name }: EventTold): Sitting {
  const { you, seats } = sitting;
  const own = typeof seat === "number" && seat === you;
  switch (kind) {
    case "seated":
    case "renamed":
      return { you, seats: named(seats, seat, name ?? "") };
    case "bot_added":
      return { you: own ? null : you, seats: named(seats, seat, name ?? "") };
    case "vacated":
      return { you: own ? null : you, seats: named(seats, seat, "") };
    case "seat_opened":
      return { you, seats: [...seats, { name: "" }] };
    case "seat_closed":
      return { you: you !== null && you > (seat ?? 0) ? you - 1 : you, seats: seats.filter((_, at) => at !== seat) };
    case "rematched":
      return { you: turned(you, -1, seats.length), seats: [...seats.slice(1), ...seats.slice(0, 1)] };
    default:
      return sitting;
  }
}

/** The sitting before an entry, as far as what came after tells it. */
function undone(sitting: Sitting, { kind, seat, name, before }: EventTold): Sitting {
  const { you, seats } = sitting;
  switch (kind) {
    case "seated":
      return { you: seat === you ? null : you, seats: named(seats, seat, "") };
    case "bot_added":
      return { you, seats: named(seats, seat, before ?? "") };
    case "vacated":
      return { you, seats: named(seats, seat, name ?? "") };
    case "seat_opened":
      return { you, seats: seats.slice(0, -1) };
    case "seat_closed":
      return { you: you !== null && you >= (seat ?? 0) ? you + 1 : you, seats: [...seats.slice(0, seat ?? 0), { name: "" }, ...seats.slice(seat ?? 0)] };
    case "rematched":
      return { you: turned(you, 1, seats.length), seats: [...seats.slice(-1), ...seats.slice(0, -1)] };
    default:
      return sitting;
  }
}

const named = (seats: Sitting["seats"], seat: number | null | undefined, name: string): Sitting["seats"] =>
  seats.map((one, at) => (at === seat ? { name } : one));

const turned = (seat: number | null, by: number, seats: number): number | null => (seat === null ? null : (seat + by + seats) % seats);
