// Marks what a step is about: cards of the hand by their name, places of the table by where they are drawn.

const PLACES: Record<string, string> = {
  hand: "[role=listbox]",
  board: ".board",
  stock: ".stock",
  draw: ".turnbar .ends",
  end: ".turnbar .ends",
  undo: ".turnbar .side",
  refusal: ".refusal",
};

/** Mark these until the returned function is called; what is not there is left out. */
export function pointAt(points: readonly string[], root: ParentNode = document): () => void {
  const found = points
    .map((point) => root.querySelector<HTMLElement>(PLACES[point] ?? `[data-card="${CSS.escape(point)}"]`))
    .filter((one) => one !== null);
  for (const one of found) one.dataset["pointed"] = "";
  return () => {
    for (const one of found) delete one.dataset["pointed"];
  };
}
