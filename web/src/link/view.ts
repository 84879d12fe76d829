// The view a client keeps, and how frames change it. Nothing here knows rules.

import type { TableShown, Told, ViewShown } from "./messages";

/** A view after a frame: fields of `table` and `play` replaced whole, `gone` fields dropped. */
export function merged(view: ViewShown, told: Told): ViewShown {
  const table = told.table ? ({ ...view.table, ...told.table } as TableShown) : view.table;
  return { table, play: played(view.play, told) };
}

function played(before: ViewShown["play"], told: Told): ViewShown["play"] {
  if (told.play === null) return null;
  if (!told.play && !told.gone?.length) return before;
  const play = { ...before, ...told.play };
  for (const name of told.gone ?? []) delete play[name];
  return play;
}
