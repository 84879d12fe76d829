// For whom what comes after a game still waits.

import type { SeatShown } from "../link/messages";

/** Between games for people who are not ready, after a match for those who have not wished for another;
 *  an empty seat must be taken, and bots and the autopilot are always ready. */
export function waitsFor(seat: SeatShown, phase: string): boolean {
  if (seat.kind !== "person") return seat.kind === "open";
  if (seat.away) return false;
  return phase === "between" ? !seat.ready && !seat.again : !seat.again;
}
