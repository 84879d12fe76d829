// Taking a seat, or taking one's seat back on another device.

import { bare } from "../home/codes";
import type { Offer } from "../home/offer";
import { forget, recoveryOf, remember } from "../home/remembered";
import { ApiError, once } from "../link/api";
import type { TableShown } from "../link/messages";
import type { Session } from "../table/session.svelte";
import { store } from "../words/stored";

interface SeatTaken {
  recovery: string | null;
}

/** Whether so few seats are not the fewest of the game already: a seat less could only be refused. */
export function maySpare(table: TableShown, { games }: Offer): boolean {
  const players = games.find(({ game }) => game === table.terms.game)?.players ?? [];
  return table.seats.length > Math.min(...players);
}

/** Sit down under a name; without `seat` wherever it is free. */
export async function sitDown(session: Session, name: string, seat: number | null): Promise<void> {
  store("name", name);
  await taken(session, "seats", seat === null ? { name } : { name, seat });
}

/** The seat that has this recovery code is this device's from now on, and has another code. */
export async function takeBack(session: Session, recovery: string): Promise<void> {
  try {
    await taken(session, "recovery", { recovery });
  } catch (error) {
    const { code } = session;
    // No seat has it: what was kept here under the same code brings nobody back either.
    if (error instanceof ApiError && error.clause === "seat" && bare(recovery) === bare(recoveryOf(code) ?? "")) forget(code);
    throw error;
  }
}

async function taken(session: Session, path: string, body: Record<string, unknown>): Promise<void> {
  const { recovery } = await once<SeatTaken>(`/tables/${session.code}/${path}`, body);
  remember(session.code, recovery);
  session.takenAt = session.live.welcomes;
  session.live.reopen(); // the socket was opened without the right to a seat
}
