// Sheets of the kitchen table as a browser keeps them, with some hands written down.

import type { Kept, Terms } from "../../src/kitchen/sheet";

const RESULTS = {
  elfer: [[0, 31, 12], [7, 0, 25], [5, 13, 0]],
  extra: [[-12, 30, 4], [8, -3, 15]],
  elfern: [[14, 6], [10, 10], [7, 13]],
  schneider: [[13, 7], [20, 0], [4, 16]],
};

/** The key and the text under which a sheet is kept; its address is `/kitchen#shown`. */
export function keptSheet(game: keyof typeof RESULTS): [string, string] {
  const results = RESULTS[game];
  const names = ["Ann", "Bob", "Cem"].slice(0, results[0]!.length);
  const terms: Terms = { game, options: {}, players: names.length, dealer: 0, names, hands: 0 };
  const sheet: Kept = {
    v: 1,
    id: "shown",
    title: names.join(", "),
    changed: Date.now(),
    removed: null,
    steps: [{ do: "terms", terms }, ...results.map((result) => ({ do: "add" as const, line: { result } }))],
    done: results.length + 1,
    draft: null,
  };
  return ["elferrat-kitchen-sheet-shown", JSON.stringify(sheet)];
}
