// What a user has chosen for this browser. Language and theme have modules of their own.

import type { Pack } from "../cards/shapes";
import { store, stored } from "../words/stored";

const PHONE = "(pointer: coarse)";

/** Yes or no, kept under a name. */
class Switch {
  #on = $state(false);

  constructor(private readonly name: string, usual = false) {
    this.#on = (stored(name) ?? (usual ? "on" : "off")) === "on";
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    store(this.name, on ? "on" : "off");
  }
}

class Settings {
  #pack = $state<Pack>(stored("pack") === "german" ? "german" : "french");
  readonly #sounds = new Switch("sounds", !matches(PHONE));
  readonly #leftHanded = new Switch("left-handed");
  readonly #keys = new Switch("keys", true);
  readonly #bothHonours = new Switch("both-honours");
  readonly #playableFirst = new Switch("playable-first");
  readonly #confirm = new Switch("confirm");
  readonly #brief = new Switch("brief");

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
    return this.#sounds.on;
  }

  set sounds(on: boolean) {
    this.#sounds.on = on;
  }

  /** Buttons at the left edge of a phone. */
  get leftHanded(): boolean {
    return this.#leftHanded.on;
  }

  set leftHanded(on: boolean) {
    this.#leftHanded.on = on;
  }

  /** Single letters read and play at a table; they can be switched off (WCAG 2.1.4). */
  get keys(): boolean {
    return this.#keys.on;
  }

  set keys(on: boolean) {
    this.#keys.on = on;
  }

  /** Show the honours that the others have taken as well. */
  get bothHonours(): boolean {
    return this.#bothHonours.on;
  }

  set bothHonours(on: boolean) {
    this.#bothHonours.on = on;
  }

  /** In one's hand, cards that can be played now stand before the others. */
  get playableFirst(): boolean {
    return this.#playableFirst.on;
  }

  set playableFirst(on: boolean) {
    this.#playableFirst.on = on;
  }

  /** A first press marks a card, a second one plays it. */
  get confirm(): boolean {
    return this.#confirm.on;
  }

  set confirm(on: boolean) {
    this.#confirm.on = on;
  }

  /** Of moves only who and which card is said aloud. */
  get brief(): boolean {
    return this.#brief.on;
  }

  set brief(on: boolean) {
    this.#brief.on = on;
  }
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

export const settings = new Settings();
