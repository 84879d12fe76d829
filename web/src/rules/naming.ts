// What the rules call a value of an option: the words of the form for a table, without their explanation.

import { valueWords } from "../home/offer";
import { t } from "../words/words.svelte";

/** The form says `name: what it means (V1)`, or only what it means. */
function parts(option: string, value: string): { name: string | null; all: string } {
  const all = valueWords(option, value).replace(/\s*\([A-Z]\d+\)$/, "");
  const [name = "", meaning] = all.split(/\s*:\s+/, 2);
  return { name: meaning === undefined ? null : name, all };
}

/** A value within a sentence. Where its meaning is told right behind, only a name goes before that. */
export function valueSaid({ option, value, told }: { option: string; value: string; told: boolean }): string {
  const { name, all } = parts(option, value);
  if (!told) return t("rules-quoted", { text: name ?? all });
  return name === null ? "" : `${t("rules-quoted", { text: name })} – `;
}
