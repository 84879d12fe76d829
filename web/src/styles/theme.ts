// Light, dark, or as the machine has it.

import { store, stored } from "../words/stored";

export type Theme = "light" | "dark";

/** What was chosen; null: as the machine has it. */
export function theme(): Theme | null {
  const kept = stored("theme");
  return kept === "light" || kept === "dark" ? kept : null;
}

export function showTheme(wanted: Theme | null = theme()): void {
  if (wanted) document.documentElement.dataset["theme"] = wanted;
  else delete document.documentElement.dataset["theme"];
}

export function chooseTheme(wanted: Theme | null): void {
  store("theme", wanted);
  showTheme(wanted);
}
