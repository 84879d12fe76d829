// Marks cards of the hand that is drawn below an element, with a word that the style sheet shows.

/** For `{@attach …}`: the options of these cards get `data-<name>`, until the attachment ends. */
export function marking(cards: readonly string[], name: "fresh" | "hinted", word: string): (root: HTMLElement) => () => void {
  return (root) => {
    const found = cards.flatMap((card) => [...root.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)]);
    for (const one of found) one.dataset[name] = word;
    return () => {
      for (const one of found) delete one.dataset[name];
    };
  };
}
