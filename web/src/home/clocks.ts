// Clocks that can be chosen, and any clock in words.

import type { ClockShown } from "../link/messages";
import { t } from "../words/words.svelte";

/** The choices of the form, by the name of each. */
export const CLOCKS: Record<string, ClockShown> = {
  none: { kind: "none" },
  "turn-30": { kind: "turn", seconds: 30 },
  "turn-60": { kind: "turn", seconds: 60 },
  "turn-120": { kind: "turn", seconds: 120 },
  "game-300": { kind: "game", seconds: 300, increment: 5 },
  "game-600": { kind: "game", seconds: 600, increment: 5 },
  "game-1200": { kind: "game", seconds: 1200, increment: 5 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
  "days-7": { kind: "days", days: 7 },
};

/** In minutes where they are whole; both signs are the same in all our languages. */
const lasting = (seconds: number): string => (seconds % 60 ? `${seconds}\u00a0s` : `${seconds / 60}\u00a0min`);

export function clockWords(clock: ClockShown): string {
  switch (clock.kind) {
    case "none":
      return t("home-clock-none");
    case "turn":
      return t("home-clock-turn", { text: lasting(clock.seconds ?? 0) });
    case "game":
      return t("home-clock-game", { text: lasting(clock.seconds ?? 0), seconds: clock.increment ?? 0 });
    case "days":
      return t("home-clock-days", { count: clock.days ?? 0 });
  }
}
