// What a rules page in Markdown calls `max_cards`, as programs do, the page in the browser calls by the words of
// the form for a table. Players meet no other code.

/** @import { Block, Span } from "../src/rules/page" */

const OPTION = /^- \*\*`(\w+)`\*\*([^]*?)(?=<a id|\n- |\n\n)/gm;
const DASH = /^\s+–\s+/;

/** Name the options of a page and their values in all its spans. @param {string} source @param {Block[]} blocks */
export function nameOptions(source, blocks) {
  const options = new Map(
    Array.from(source.matchAll(OPTION), ([, name = "", told = ""]) => [name, Array.from(told.matchAll(/`(\w+)`/g), ([, value = ""]) => value)]),
  );
  for (const spans of blocks.flatMap(spansIn)) named(spans, options);
}

/** @param {Block} block @returns {Span[][]} */
function spansIn(block) {
  switch (block.kind) {
    case "list":
      return block.items.flat().flatMap(spansIn);
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "picture":
      return [block.caption];
    default:
      return [block.spans];
  }
}

/** @param {Span[]} spans @param {Map<string, string[]>} options @param {string} [within] the option that is being told */
function named(spans, options, within) {
  for (const [at, span] of spans.entries()) {
    if (typeof span === "string") continue;
    if (span.kind === "strong" && at === 0) within ??= optionOf(span, options);
    if ("spans" in span) named(span.spans, options, within);
    if (span.kind !== "value") continue;
    const next = spans[at + 1];
    const told = typeof next === "string" && DASH.test(next);
    if (told) spans[at + 1] = next.replace(DASH, "");
    spans[at] = namedSpan(span.value, told, options, within);
  }
}

/** The option that a list item begins with, in bold. @param {Span} span @param {Map<string, string[]>} options */
function optionOf(span, options) {
  const first = typeof span === "object" && span.kind === "strong" ? span.spans[0] : undefined;
  return typeof first === "object" && first.kind === "value" && options.has(first.value) ? first.value : undefined;
}

/** @param {string} text @param {boolean} told whether its meaning follows @param {Map<string, string[]>} options
 *  @param {string} [within] @returns {Span} */
function namedSpan(text, told, options, within) {
  if (options.has(text)) return { kind: "option", name: text };
  const [option] = [...options].find(([name, values]) => (within ?? name) === name && values.includes(text)) ?? [];
  if (option === undefined) throw new Error(`players have no code: ${text}`);
  return { kind: "value", option, value: text, told };
}
