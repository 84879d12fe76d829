// Who keeps a name in this browser: asked for, kept, come back to, changed, forgotten.

import { api, ApiError } from "../link/api";
import { store, stored } from "../words/stored";
import type { PlayerShown } from "./figures";

interface PlayerKept {
  id: number;
  name: string;
  /** The recovery code, where there is a new one: it is told this once. */
  recovery: string | null;
}

const NOBODY = 401;
const KEPT = "player"; // whether this browser had a name: only then it is asked for unasked
const UNNOTED = "player-recovery";

class You {
  /** Null: no name is kept here, or that is not known yet. */
  player = $state.raw<PlayerShown | null>(null);
  #recovery = $state(stored(UNNOTED) ?? "");

  /** A recovery code that nobody has noted yet: it stays on this device until somebody has. */
  get recovery(): string {
    return this.#recovery;
  }

  set recovery(code: string) {
    this.#recovery = code;
    store(UNNOTED, code || null);
  }

  /** Whether a name may be kept here, as far as this browser remembers. */
  get likely(): boolean {
    return stored(KEPT) !== null;
  }

  async load(): Promise<void> {
    try {
      this.player = await api<PlayerShown>("GET", "/players/me");
      store(KEPT, "yes");
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== NOBODY) throw error;
      this.#gone();
    }
  }

  keep(name: string): Promise<void> {
    return this.#changed(api<PlayerKept>("POST", "/players", { name }));
  }

  recover(recovery: string): Promise<void> {
    return this.#changed(api<PlayerKept>("POST", "/players/recovery", { recovery }));
  }

  rename(name: string): Promise<void> {
    return this.#changed(api<PlayerKept>("PATCH", "/players/me", { name }));
  }

  /** Another recovery code; every other device is signed out. */
  renew(): Promise<void> {
    return this.#changed(api<PlayerKept>("PATCH", "/players/me", { renew: true }));
  }

  async forget(): Promise<void> {
    await api("DELETE", "/players/me");
    this.#gone();
    this.recovery = "";
  }

  async #changed(asked: Promise<PlayerKept>): Promise<void> {
    const kept = await asked;
    store("name", kept.name); // what one sits down with from now on
    if (kept.recovery) this.recovery = kept.recovery;
    await this.load();
  }

  /** A code that is not noted yet stays: it is the way back. */
  #gone(): void {
    this.player = null;
    store(KEPT, null);
  }
}

export const you = new You();
