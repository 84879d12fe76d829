// Which sentences of the rules matter for the score under these terms, each with its clause.

import type { Terms } from "./sheet";

/** `word`: a sentence of the page, `kitchen-rule-<word>`. */
export interface Rule {
  word: string;
  clause: string;
}

const STAENDER: Readonly<Record<string, string>> = { add: "held", double: "held-double", none: "held-none" };

export function referee({ game, options }: Terms): Rule[] {
  switch (game) {
    case "elfer":
      return [
        { word: "one-out", clause: "E11" },
        { word: "left", clause: "E12" },
        { word: "most-left", clause: "E1" },
      ];
    case "extra":
      return [
        { word: "points", clause: "X61" },
        { word: "bounds", clause: "X42" },
        { word: "blocked", clause: "X64" },
        { word: "games", clause: "X63" },
      ];
    case "elfern":
      return [
        { word: "honours", clause: "F2" },
        { word: STAENDER[String(options["staender"] ?? "add")] ?? "held", clause: "F9" },
        ...(options["staender"] === "none" ? [] : [{ word: "second-tie", clause: "F10" }]),
        { word: `deal-${String(options["next_dealer"] ?? "winner")}`, clause: "F11" },
        { word: "banners", clause: "F13" },
      ];
    case "schneider":
      return [
        { word: "honours", clause: "S1" },
        { word: "tie", clause: "S7" },
        { word: "deal-alternate", clause: "S2" },
        { word: "even", clause: "S8" },
      ];
  }
}
