// The review of a finished game: asked for once, then looked for until it is there.

import { api, ApiError } from "../link/api";

/** How far it is: decisions judged, and all of them once that is known. */
export interface Progress { made: boolean; done: number; count: number | null }

export interface SeatReview { accuracy: number; mistakes: number; decisions: number }

export interface Review { players: string[]; seats: SeatReview[] }

const PAUSE = 1500; // ms between two looks

const made = (found: Progress | Review): found is Review => "seats" in found;

/** Ask for a review and wait for it; `tell` hears how far it is. Throws `ApiError`; ends without one when `wanted` says no. */
export async function reviewed(record: string, tell: (progress: Progress) => void, wanted: () => boolean): Promise<Review | null> {
  const path = `/records/${encodeURIComponent(record)}/review`;
  let ask = true;
  while (wanted()) {
    try {
      const found: Progress | Review = await api<Progress | Review>(ask ? "POST" : "GET", path);
      if (made(found)) return found;
      tell(found);
      ask = false;
      if (found.made) continue;
    } catch (error) {
      // Another process of the server knows nothing of what this one makes.
      if (ask || !(error instanceof ApiError) || error.status !== 404) throw error;
      ask = true;
      continue;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return null;
}
