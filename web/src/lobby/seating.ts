// Taking a seat, or taking one's seat back on another device.

import { once } from "../link/api";
import { remember } from "../home/remembered";
import type { Session } from "../table/session.svelte";
import { store } from "../words/stored";

interface SeatTaken {
  recovery: string | null;
}

/** Sit down under a name; without `seat` wherever it is free. */
export async function sitDown(session: Session, name: string, seat: number | null): Promise<void> {
  store("name", name);
  await taken(session, "seats", seat === null ? { name } : { name, seat });
}

/** The seat that has this recovery code is this device's from now on, and has another code. */
export const takeBack = (session: Session, recovery: string): Promise<void> => taken(session, "recovery", { recovery });

async function taken(session: Session, path: string, body: Record<string, unknown>): Promise<void> {
  const { recovery } = await once<SeatTaken>(`/tables/${session.code}/${path}`, body);
  remember(session.code, recovery);
  session.takenAt = session.live.welcomes;
  session.live.reopen(); // the socket was opened without the right to a seat
}
