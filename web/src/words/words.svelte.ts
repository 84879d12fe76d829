// The words of the chosen language, fetched from the server's catalogue, and what is made of them.

import type { Lang } from "../cards/names";
import { settings } from "../settings/settings.svelte";
import { stored, store } from "./stored";

/** Words as the server gives them: sentences keep `{name}` where a value belongs. */
export interface Words {
  lang: Lang;
  page: Record<string, string>;
  keys: Record<string, string>;
  games: Record<string, string>;
  cards: Record<string, string>;
  colours: Record<string, string>;
  suits: Record<string, string>;
  /** What is called otherwise with a German pack. */
  german: { cards: Record<string, string>; suits: Record<string, string> };
  moves: Record<string, string>;
  /** Two sentences each: for oneself, and for somebody else. */
  events: Record<string, [string, string]>;
  drew: [string, string][];
  bonus: Record<string, [string, string]>;
  bonus_lost: Record<string, [string, string]>;
  phrases: Record<string, string>;
  languages: Lang[];
}

export type Values = Record<string, string | number>;

/** Every language in its own name. */
export const LANGUAGES: Record<Lang, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

/** A sentence with its values; one that is missing keeps its hole, so that it is seen. */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{([a-z_]+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** The first wish that is a language of ours, else English; wishes may be like `de-CH`. */
export function chosen(wishes: readonly (string | null)[]): Lang {
  const known = wishes.map((wish) => wish?.slice(0, 2).toLowerCase()).find((wish) => wish && wish in LANGUAGES);
  return (known as Lang | undefined) ?? "en";
}

/** The language with this browser's region, for dates and numbers: English is no sign of an American. */
export function regional(lang: Lang, wishes: readonly string[]): string {
  const own = wishes.find((wish) => wish.slice(0, 2).toLowerCase() === lang && isLocale(wish));
  if (own !== undefined) return own;
  const region = wishes.map((wish) => /[-_]([A-Z]{2})\b/.exec(wish)?.[1]).find((found) => found !== undefined);
  return region === undefined ? lang : `${lang}-${region}`;
}

/** Some browsers name what their system is set to, like `en-US@posix`. */
function isLocale(wish: string): boolean {
  try {
    return Intl.getCanonicalLocales(wish).length > 0;
  } catch {
    return false;
  }
}

/** In an address, as in the server's: pages that the server makes in a language lead to pages in that one. */
const ASKED = "lang";

class Catalogue {
  /** Null until the first words have come. */
  words = $state.raw<Words | null>(null);

  get lang(): Lang {
    return this.words?.lang ?? "en";
  }

  /** What dates and numbers are written for. */
  get locale(): string {
    return regional(this.lang, navigator.languages);
  }

  /** Fetch the words that this page is asked for in, or that this browser wants; an error is for the caller to show. */
  async begin(): Promise<void> {
    const asked = new URLSearchParams(location.search).get(ASKED);
    await this.#load(chosen([asked, stored("lang"), ...navigator.languages]));
  }

  /** Another language, from now on, whatever this page was asked for in. */
  async choose(lang: Lang): Promise<void> {
    await this.#load(lang);
    store("lang", lang);
    const here = new URL(location.href);
    if (!here.searchParams.has(ASKED)) return;
    here.searchParams.delete(ASKED);
    history.replaceState(history.state, "", here);
  }

  /** A sentence of the page. */
  t(key: string, values?: Values): string {
    return fill(this.words?.page[key] ?? key, values);
  }

  /** A card in words. A joker that lies somewhere says as what. */
  card(card: string): string {
    if (!this.words) return card;
    const { cards, moves } = this.words;
    if (card.startsWith("*") && card.length > 1) return fill(moves["joker"] ?? "{card}", { card: cards[card.slice(1)] ?? card });
    const german = settings.pack === "german" ? this.words.german.cards[card] : undefined;
    return german ?? cards[card] ?? card;
  }

  /** A colour or suit in words; a joker's is the joker. */
  suit(letter: string): string {
    const german = settings.pack === "german" ? this.words?.german.suits[letter] : undefined;
    return german ?? this.words?.colours[letter] ?? this.words?.suits[letter] ?? this.card(letter);
  }

  async #load(lang: Lang): Promise<void> {
    const answer = await fetch(`/words/${lang}.json`);
    if (!answer.ok) throw new Error(answer.statusText);
    this.words = (await answer.json()) as Words;
    document.documentElement.lang = lang;
  }
}

export const catalogue = new Catalogue();
/** In which words the server shall speak, as the query of an address. */
export const spoken = (): string => `lang=${catalogue.lang}&pack=${settings.pack}`;
/** A sentence of the page, in the language that is chosen. */
export const t = (key: string, values?: Values): string => catalogue.t(key, values);
