// Rules pages in Markdown (docs/rules) become data when the client is built, so that the browser
// needs neither a parser nor raw HTML.

import { marked } from "marked";
import { nameOptions } from "./options.mjs";
import { pictureOf } from "./pictures.mjs";

/** @import { Block, Page, Span } from "../src/rules/page" */
/** @import { Token, Tokens } from "marked" */

const ANCHOR = /^<a id="([^"]+)">$/;
const PICTURES = new Set(["cards", "rows"]);

/** The Vite plugin: importing a Markdown file gives its page. */
export function rules() {
  return {
    name: "elferrat-rules",
    /** @param {string} source @param {string} id */
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(pageOf(source))};`, map: null };
    },
  };
}

/** @param {string} source @returns {Page} */
export function pageOf(source) {
  const [title, ...tokens] = marked.lexer(source).filter((token) => token.type !== "space");
  if (title?.type !== "heading" || title.depth !== 1) throw new Error("a rules page begins with its title");
  const blocks = blocksOf(tokens);
  nameOptions(source, blocks);
  blocks.filter((block) => block.kind === "heading").forEach((block, at) => (block.id = `part-${at + 1}`));
  return { title: title.text, blocks };
}

/** @param {Token[]} tokens @returns {Block[]} */
function blocksOf(tokens) {
  /** @type {Block[]} */
  const blocks = [];
  for (const token of tokens.filter(({ type }) => type !== "space")) {
    const block = blockOf(token);
    const last = blocks.at(-1);
    const caption = last?.kind === "picture" && !last.caption.length && captionOf(block);
    if (caption) last.caption = caption;
    else blocks.push(block);
  }
  return blocks;
}

/** The words of a paragraph that is set in italics as a whole. @param {Block} block */
function captionOf(block) {
  if (block.kind !== "text" || block.spans.length !== 1) return null;
  const [span] = block.spans;
  return typeof span === "object" && span.kind === "em" ? span.spans : null;
}

/** @param {Token} token @returns {Block} */
function blockOf(token) {
  switch (token.type) {
    case "heading":
      if (token.depth !== 2 && token.depth !== 3) throw new Error(`a heading of depth ${token.depth}: ${token.raw}`);
      return { kind: "heading", level: token.depth, id: "", spans: spansOf(token.tokens ?? []) };
    case "paragraph":
    case "text":
      return { kind: "text", spans: spansOf(token.tokens ?? []) };
    case "list": {
      const { ordered, start, items } = /** @type {Tokens.List} */ (token);
      return { kind: "list", start: ordered ? Number(start) : null, items: items.map((item) => blocksOf(item.tokens)) };
    }
    case "table": {
      const { header, rows } = /** @type {Tokens.Table} */ (token);
      const cells = (/** @type {Tokens.TableCell[]} */ row) => row.map((cell) => spansOf(cell.tokens));
      return { kind: "table", head: cells(header), rows: rows.map(cells) };
    }
    case "code":
      if (!PICTURES.has(token.lang)) throw new Error(`no picture: ${token.raw}`);
      return { kind: "picture", picture: pictureOf(token.lang, token.text), caption: [] };
    default:
      throw new Error(`a rules page has no ${token.type}: ${token.raw}`);
  }
}

/** The spans of a paragraph; an anchor takes all that follows it. @param {Token[]} tokens */
function spansOf(tokens) {
  /** @type {Span[]} */
  const all = [];
  let into = all;
  for (const token of tokens) {
    const anchor = token.type === "html" && ANCHOR.exec(token.raw);
    if (anchor) {
      into = [];
      all.push({ kind: "clause", clause: anchor[1] ?? "", spans: into });
    } else if (token.raw !== "</a>") into.push(spanOf(token));
  }
  return all;
}

/** @param {Token} token @returns {Span} */
function spanOf(token) {
  switch (token.type) {
    case "text":
      return token.text.replaceAll("\n", " ");
    case "escape":
      return token.text;
    case "strong":
    case "em":
      return { kind: token.type, spans: spansOf(token.tokens ?? []) };
    case "codespan":
      return { kind: "value", option: "", value: token.text, told: false }; // until `nameOptions` says more
    case "link":
      if (!token.href.startsWith("#")) throw new Error(`a link away from the page: ${token.raw}`);
      return { kind: "link", clause: token.href.slice(1), text: token.text };
    default:
      throw new Error(`a rules page has no ${token.type}: ${token.raw}`);
  }
}
