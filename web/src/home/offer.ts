// What can be played here: the games with their options, and the levels of bots.

import { api } from "../link/api";
import type { GameName } from "../play/play";
import { stored } from "../words/stored";
import { catalogue, t } from "../words/words.svelte";

export type Value = string | number | boolean;

/** An option; the first value is the default. */
export interface OptionOffered {
  clause: string;
  values: Value[];
}

export interface GameOffered {
  game: GameName;
  players: number[];
  options: Record<string, OptionOffered>;
}

export interface Offer {
  games: GameOffered[];
  /** Weakest first. */
  bots: string[];
  usual_bot: string;
  /** Whether finished games can be reviewed here. */
  reviews: boolean;
}

let asked: Promise<Offer> | null = null;

/** Asked for once a page; after a failure again. */
export function offer(): Promise<Offer> {
  asked ??= api<Offer>("GET", "/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Under which name the level that was chosen last is kept. */
export const LEVEL = "level";

/** The level of bots that a choice begins with: the one chosen last, where it can play, else the usual one. */
export function firstLevel(found: Offer): string {
  const last = stored(LEVEL);
  return last !== null && found.bots.includes(last) ? last : found.usual_bot;
}

const words = (key: string, otherwise: string): string => (catalogue.words?.page[key] === undefined ? otherwise : t(key));

/** What a level of bots is called, and what it is like. A level that is new to this page goes by its name. */
export const levelWords = (level: string): string => words(`home-bot-${level}`, level);

/** What an option is about. */
export const optionWords = (name: string): string => words(`home-option-${name}`, name);

/** What a value of an option means. */
export const valueWords = (name: string, value: Value): string => words(`home-option-${name}-${value}`, `${value}`);
