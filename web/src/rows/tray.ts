// The cards of the turn that is under way, in the order in which they were played.

import type { EventTold } from "../link/messages";
import type { RowPlay } from "../play/play";

/** What one move of a turn did. `card` is as it lies (`*R12`); a drawn one is null while it is hidden. */
export interface Played {
  kind: "laid" | "bridged" | "exchanged" | "discarded" | "drew";
  card: string | null;
}

export interface Tray {
  played: Played[];
  /** Cards of this turn that were played before this page looked. */
  earlier: number;
  /** A card was drawn in this turn: what came before it stays. */
  drew: boolean;
}

/** The turn under way, as far as `events` (oldest first) tell of it. */
export function trayOf(events: readonly EventTold[], play: RowPlay): Tray {
  const played = play.over ? [] : turnSoFar(events, play.turn);
  const counted = played.filter(({ kind }) => kind !== "drew" && kind !== "exchanged").length;
  const earlier = play.over ? 0 : Math.max(0, play.laid - counted);
  const drew = play.game === "elfer" && play.drawn && !play.over;
  return { played, earlier, drew };
}

function turnSoFar(events: readonly EventTold[], turn: number): Played[] {
  const moves: Played[][] = [];
  let back = 0; // moves that were taken back later
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const entry = events[at];
    if (!entry || entry.kind === "dealt" || entry.kind === "taken_back") break;
    if (entry.kind === "undone") back += 1;
    if (entry.kind !== "moved") continue;
    if (entry.seat !== turn || ends(entry)) break;
    if (back > 0) back -= 1;
    else moves.unshift(deeds(entry));
  }
  return moves.flat();
}

const told = (entry: EventTold): Record<string, unknown>[] => entry.events ?? [];
const ends = (entry: EventTold): boolean =>
  told(entry).some((event) => event["event"] === "turn_ended" || event["event"] === "passed");

function deeds(entry: EventTold): Played[] {
  const bridged = told(entry).some((event) => event["event"] === "bridged");
  return told(entry).flatMap((event) => deed(event, bridged));
}

function deed(event: Record<string, unknown>, bridged: boolean): Played[] {
  switch (event["event"]) {
    case "laid":
      return [{ kind: bridged ? "bridged" : "laid", card: String(event["card"]) }];
    case "joker_laid":
      return [{ kind: bridged ? "bridged" : "laid", card: `*${String(event["cell"])}` }];
    case "exchanged":
      return [{ kind: "exchanged", card: String(event["cell"]) }];
    case "discarded":
      return [{ kind: "discarded", card: "*" }];
    case "drew": {
      const { cards, count } = event;
      if (Array.isArray(cards)) return cards.map((card) => ({ kind: "drew", card: String(card) }));
      return Array.from({ length: Number(count ?? 1) }, () => ({ kind: "drew", card: null }));
    }
    default:
      return [];
  }
}
