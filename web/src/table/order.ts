// The order in which a hand is shown, a group a colour or suit: what is read aloud follows it too.

import { suitOf, type RowPlay } from "../play/play";

/** A card of the hand; `id` tells two equal ones apart. */
export interface Held {
  card: string;
  id: string;
}

export function groupsOf(hand: readonly string[], rows: RowPlay | null): Held[][] {
  const found = new Map<string, Held[]>();
  hand.forEach((card, at) => {
    const id = `${card}/${hand.slice(0, at).filter((one) => one === card).length}`;
    found.set(suitOf(card), [...(found.get(suitOf(card)) ?? []), { card, id }]);
  });
  // In extra the rows lie in an order of their own, and bridges need it.
  const order = rows?.game === "extra" ? rows.order : [];
  const rank = (suit: string) => (order.includes(suit) ? order.indexOf(suit) : order.length);
  return [...found].sort(([one], [other]) => rank(one) - rank(other)).map(([, group]) => group);
}

/** The cards of a hand one after another, as they are shown. */
export const orderOfHand = (hand: readonly string[], rows: RowPlay | null): string[] => groupsOf(hand, rows).flat().map(({ card }) => card);
