// What can be played here: the games with their options, and the levels of bots.

import { api } from "../link/api";
import type { GameName } from "../play/play";
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

/** The bot that plays unless another is chosen. */
export const usualBot = (found: Offer): string => found.usual_bot;

const words = (key: string, otherwise: string): string => (catalogue.words?.page[key] === undefined ? otherwise : t(key));

/** A level of bots in words; one that is new to this page by its name. */
export const levelWords = (level: string): string => words(`home-bot-${level}`, level);

/** What an option is about. */
export const optionWords = (name: string): string => words(`home-option-${name}`, name);

/** What a value of an option means. */
export const valueWords = (name: string, value: Value): string => words(`home-option-${name}-${value}`, `${value}`);
