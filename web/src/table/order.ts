// The order in which a hand is shown, a group a colour or suit: what is read aloud follows it too.

import { suitOf, type RowPlay } from "../play/play";

/** A card of the hand; `id` tells two equal ones apart. */
export interface Held {
  card: string;
  id: string;
}

/** Cards of one colour or suit that stand side by side. */
export interface Group {
  id: string;
  suit: string;
  cards: Held[];
}

/** A hand in groups; the cards that are to be `first` stand in groups of their own, before all others. */
export function groupsOf(hand: readonly string[], rows: RowPlay | null, first: readonly string[] = []): Group[] {
  const found = new Map<string, Group>();
  hand.forEach((card, at) => {
    const suit = suitOf(card);
    const id = first.includes(card) ? `first ${suit}` : suit;
    const group = found.get(id) ?? { id, suit, cards: [] };
    group.cards.push({ card, id: `${card}/${hand.slice(0, at).filter((one) => one === card).length}` });
    found.set(id, group);
  });
  // In extra the rows lie in an order of their own, and bridges need it.
  const order = rows?.game === "extra" ? rows.order : [];
  const rank = ({ id, suit }: Group) => (id === suit ? 100 : 0) + (order.includes(suit) ? order.indexOf(suit) : order.length);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

/** The cards of a hand one after another, as they are shown. */
export const cardsOf = (groups: readonly Group[]): string[] => groups.flatMap(({ cards }) => cards.map(({ card }) => card));
