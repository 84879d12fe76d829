// What a user has chosen for this browser. Language and theme have modules of their own.

import type { Pack } from "../cards/shapes";
import { store, stored } from "../words/stored";

const PHONE = "(pointer: coarse)";

class Settings {
  #pack = $state<Pack>(stored("pack") === "german" ? "german" : "french");
  #sounds = $state(stored("sounds") === null ? !matches(PHONE) : stored("sounds") === "on");
  #leftHanded = $state(stored("left-handed") === "on");
  #keys = $state(stored("keys") !== "off");
  #bothHonours = $state(stored("both-honours") === "on");

  /** Which pack the trick games are shown with. */
  get pack(): Pack {
    return this.#pack;
  }

  set pack(pack: Pack) {
    this.#pack = pack;
    store("pack", pack);
  }

  /** Off by default where there is a finger instead of a mouse. */
  get sounds(): boolean {
    return this.#sounds;
  }

  set sounds(on: boolean) {
    this.#sounds = on;
    store("sounds", on ? "on" : "off");
  }

  /** Buttons at the left edge of a phone. */
  get leftHanded(): boolean {
    return this.#leftHanded;
  }

  set leftHanded(on: boolean) {
    this.#leftHanded = on;
    store("left-handed", on ? "on" : "off");
  }

  /** Single letters read and play at a table; they can be switched off (WCAG 2.1.4). */
  get keys(): boolean {
    return this.#keys;
  }

  set keys(on: boolean) {
    this.#keys = on;
    store("keys", on ? "on" : "off");
  }

  /** Show the honours that the others have taken as well. */
  get bothHonours(): boolean {
    return this.#bothHonours;
  }

  set bothHonours(on: boolean) {
    this.#bothHonours = on;
    store("both-honours", on ? "on" : "off");
  }
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

export const settings = new Settings();
