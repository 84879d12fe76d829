// Pictures in the rules pages: fenced blocks that read well as text and are drawn by the client.
//
// `cards`: a line for each group of cards, `9C JC!`; `!` marks the one that the text is about.
// `rows`: a line for each row, `R 8-13 *14 15! +7`: numbers that lie (`-` for a span, `*` a joker),
// that have just come (`!`), or that would fit (`+`); `G15>R15` on its own line is a bridge.

/** @import { Cell, CardsPicture, Picture, RowsPicture } from "../src/rules/page" */

const CARD = /^(\*|[RYGB]\d+|[AKQJT987][CSHD])(!?)$/;
const CELL = /^(\+|\*)?(\d+)(?:-(\d+))?(!?)$/;
const BRIDGE = /^([RYGB]\d+)>([RYGB]\d+)$/;
const ROW = /^[RYGB]$/;

/** @param {string} kind @param {string} text @returns {Picture} */
export function pictureOf(kind, text) {
  const lines = text.split("\n").map((line) => line.trim().split(/ +/));
  return kind === "cards" ? cards(lines) : rows(lines);
}

/** @param {string[][]} lines @returns {CardsPicture} */
const cards = (lines) => ({
  kind: "cards",
  lines: lines.map((line) =>
    line.map((word) => {
      const [, card = "", mark] = CARD.exec(word) ?? unreadable(word);
      return { card, marked: mark === "!" };
    }),
  ),
});

/** @param {string[][]} lines @returns {RowsPicture} */
function rows(lines) {
  /** @type {RowsPicture} */
  const picture = { kind: "rows", columns: [], rows: [], bridges: [] };
  for (const [head = "", ...words] of lines) {
    const [, from, to] = BRIDGE.exec(head) ?? [];
    if (from && to) picture.bridges.push({ from, to });
    else picture.rows.push({ colour: ROW.test(head) ? head : unreadable(head), cells: cellsOf(head, words) });
  }
  picture.columns = columnsOf(picture.rows.flatMap((row) => Object.keys(row.cells).map(Number)));
  return picture;
}

/** @param {string} colour @param {string[]} words */
function cellsOf(colour, words) {
  /** @type {Record<number, Cell>} */
  const cells = {};
  for (const word of words) {
    const [, sign, first, last = first, mark] = CELL.exec(word) ?? unreadable(word);
    for (let number = Number(first); number <= Number(last); number++) {
      const card = `${sign === "*" ? "*" : ""}${colour}${number}`;
      cells[number] = { card, state: sign === "+" ? "fits" : mark ? "new" : "lies" };
    }
  }
  return cells;
}

/** The numbers in order, and a gap where some are left out. @param {number[]} numbers */
function columnsOf(numbers) {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return sorted.flatMap((number, at) => (at > 0 && number > (sorted[at - 1] ?? 0) + 1 ? [null, number] : [number]));
}

/** @param {string} word @returns {never} */
function unreadable(word) {
  throw new Error(`a picture cannot have ${JSON.stringify(word)}`);
}
