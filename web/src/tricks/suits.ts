// Suits in words, by the pack that is shown.

import type { Pack } from "../cards/shapes";
import { catalogue, t } from "../words/words.svelte";

export const suitWords = (suit: string, pack: Pack): string =>
  pack === "german" ? t(`tricks-suit-german-${suit}`) : catalogue.suit(suit);
