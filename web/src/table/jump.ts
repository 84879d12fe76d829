// Digits typed in a hand lead to the next card with that number.

const RANKS: Record<string, string> = { "7": "7", "8": "8", "9": "9", "10": "T" };

/** The place of the next card after `from` whose number is what was typed; null if there is none. */
export function jumped(cards: readonly string[], typed: string, from: number): number | null {
  const fits = (card: string) => card.slice(1) === typed || card.slice(0, 1) === RANKS[typed];
  for (let step = 1; step <= cards.length; step += 1) {
    const place = (from + step) % cards.length;
    if (fits(cards[place] ?? "")) return place;
  }
  return null;
}
