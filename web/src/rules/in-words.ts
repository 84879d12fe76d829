// What a picture shows, for those who hear it.

import { catalogue, t } from "../words/words.svelte";
import type { Cell, Picture } from "./page";

const listed = (cards: string[]): string => cards.map((card) => catalogue.card(card)).join(", ");

export function inWords(picture: Picture): string {
  if (picture.kind === "cards") {
    return picture.lines
      .flatMap((line) => [
        t("rules-picture-cards", { cards: listed(line.map(({ card }) => card)) }),
        ...said("rules-picture-marked", line.filter(({ marked }) => marked).map(({ card }) => card)),
      ])
      .join(" ");
  }
  const cells = picture.rows.flatMap((row) => Object.values(row.cells));
  const of = (state: Cell["state"]) => cells.filter((cell) => cell.state === state).map(({ card }) => card);
  return [
    ...said("rules-picture-lie", of("lies")),
    ...picture.bridges.map(({ from, to }) => t("rules-picture-bridge", { from: catalogue.card(from), to: catalogue.card(to) })),
    ...said("rules-picture-new", of("new")),
    ...said("rules-picture-fit", of("fits")),
  ].join(" ");
}

const said = (key: string, cards: string[]): string[] => (cards.length ? [t(key, { cards: listed(cards) })] : []);
