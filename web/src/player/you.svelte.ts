// Who keeps a name in this browser: asked for, kept, come back to, changed, forgotten.

import { bare } from "../home/codes";
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
const REFUSED = 400;
const KEPT = "player"; // whose name this browser has, if any: only then it is asked for unasked
const UNNOTED = "player-recovery";

/** A recovery code that nobody has noted yet, and whose it is. */
interface Unnoted {
  id: number;
  code: string;
}

function unnoted(): Unnoted | null {
  try {
    const { id, code } = JSON.parse(stored(UNNOTED) ?? "{}") as Partial<Unnoted>;
    return typeof id === "number" && typeof code === "string" ? { id, code } : null;
  } catch {
    return null; // somebody else's text
  }
}

class You {
  /** Null: no name is kept here, or that is not known yet. */
  player = $state.raw<PlayerShown | null>(null);
  #kept = $state(stored(KEPT));
  #unnoted = $state.raw(unnoted());

  /** A recovery code that nobody has noted yet: it stays on this device until somebody has. Of another name than
   *  the one that is kept now it is not shown; where none is kept, it is the way back. */
  get recovery(): string {
    const found = this.#unnoted;
    return found && (this.#kept === null || this.#kept === `${found.id}`) ? found.code : "";
  }

  /** Somebody has noted the code. */
  noted(): void {
    this.#note(null);
  }

  /** Whether a name may be kept here, as far as this browser remembers. */
  get likely(): boolean {
    return this.#kept !== null;
  }

  async load(): Promise<void> {
    try {
      this.player = await api<PlayerShown>("GET", "/players/me");
      this.#keep(this.player.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== NOBODY) throw error;
      this.#gone();
    }
  }

  keep(name: string): Promise<void> {
    return this.#changed(api<PlayerKept>("POST", "/players", { name }));
  }

  /** Come back by a code. A name has but one: what is not noted of the same name is that one, or of no use. */
  async recover(recovery: string): Promise<void> {
    await this.#changed(api<PlayerKept>("POST", "/players/recovery", { recovery })).catch((error: unknown) => {
      // Refused as a code: it was renewed on another device.
      if (error instanceof ApiError && error.status === REFUSED && bare(recovery) === bare(this.#unnoted?.code ?? "")) this.noted();
      throw error;
    });
    this.#forgetCode();
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
    this.#forgetCode();
    this.#gone();
  }

  async #changed(asked: Promise<PlayerKept>): Promise<void> {
    const kept = await asked;
    store("name", kept.name); // what one sits down with from now on
    this.#keep(kept.id);
    if (kept.recovery) this.#note({ id: kept.id, code: kept.recovery });
    await this.load();
  }

  /** A code that is not noted yet stays: it is the way back. */
  #gone(): void {
    this.player = null;
    this.#keep(null);
  }

  #keep(id: number | null): void {
    this.#kept = id === null ? null : `${id}`;
    store(KEPT, this.#kept);
  }

  #note(code: Unnoted | null): void {
    this.#unnoted = code;
    store(UNNOTED, code && JSON.stringify(code));
  }

  /** The code of the name that is kept need not be noted any more. */
  #forgetCode(): void {
    if (`${this.#unnoted?.id}` === this.#kept) this.noted();
  }
}

export const you = new You();
