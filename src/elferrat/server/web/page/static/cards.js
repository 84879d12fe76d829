// Cards, rows, tricks and hands as elements. What is legal comes with the view.

import { el, fill, t, words } from "./words.js";

export const SIGNS = { R: "■", Y: "▲", G: "●", B: "◆", C: "♣", S: "♠", H: "♥", D: "♦" };
export const TURNS = ["draw", "end", "pass"];

export const isRows = (play) => play.game === "elfer" || play.game === "extra";
const suit = (play, card) => (isRows(play) ? card[0] : card[1]);
const face = (play, card) => (isRows(play) ? card.slice(1) : card[0].replace("T", "10"));

/** A card's words; a joker that lies somewhere says as what. */
export function named(card) {
  return card.length > 1 && card[0] === "*"
    ? fill(words.moves.joker, { card: words.cards[card.slice(1)] })
    : (words.cards[card] ?? card);
}

/** The hand card that a move plays; null for draw, end and pass. */
export function cardOf(move) {
  if (TURNS.includes(move)) return null;
  const laid = move.split(">").at(-1);
  return laid.includes("*") ? "*" : laid.replace("=", "");
}

/** A move in words. */
export function moveWords(move) {
  if (TURNS.includes(move)) return words.keys[move];
  if (move === "-*") return words.moves.discard;
  if (move[0] === "=") return fill(words.moves.exchange, { card: named(move.slice(1)) });
  const [from, to] = move.split(">");
  if (!to) return named(from);
  const kind = to[0] === "*" ? "bridge-joker" : "bridge";
  return fill(words.moves[kind], { from: named(from), card: named(to.replace("*", "")) });
}

function kinds(play, card) {
  const mark = suit(play, card);
  if (isRows(play)) return card === "*" ? "card" : `card ${mark}`;
  return `card trick${"HD".includes(mark) ? " hearts" : ""}`;
}

function drawn(play, card) {
  if (card === "*") return [el("span", { "aria-hidden": "true" }, "★"), el("span", { class: "unseen" }, named(card))];
  const sign = el("span", { class: "sign" }, SIGNS[suit(play, card)]);
  const letter = isRows(play) ? suit(play, card) : "";
  return [el("span", { "aria-hidden": "true" }, sign, letter, el("br"), face(play, card)),
    el("span", { class: "unseen" }, named(card))];
}

/** Cards that lie open, one after another. */
export function faces(play, cards) {
  return cards.map((card) => el("span", { class: kinds(play, card) }, ...drawn(play, card)));
}

/** A hand as buttons, a line a suit. `press(card)` is called for every card, legal or not. */
export function hand(play, cards, press) {
  const legal = new Set((play.legal ?? []).map(cardOf));
  const groups = Map.groupBy ? Map.groupBy(cards, (card) => suit(play, card)) : grouped(play, cards);
  const count = {};
  return [...groups.values()].map((group) => el("div", { class: "suit" }, ...group.map((card) => {
    count[card] = (count[card] ?? 0) + 1;
    const fits = legal.has(card);
    return el("button", {
      type: "button", "data-key": `${card}/${count[card]}`,
      class: `${kinds(play, card)}${fits ? " fits" : ""}`, "aria-disabled": fits ? null : "true",
      onclick: () => press(card),
    }, ...drawn(play, card));
  })));
}

function grouped(play, cards) {
  const groups = new Map();
  for (const card of cards) groups.set(suit(play, card), [...(groups.get(suit(play, card)) ?? []), card]);
  return groups;
}

/** What lies on the table. `last` is the cell of the last move. */
export function board(play, names, last) {
  return isRows(play) ? rows(play, last) : tricks(play, names);
}

function rows(play, last) {
  const longest = play.game === "extra" ? 21 : 20;
  const numbers = Array.from({ length: longest }, (_, n) => n + 1);
  const lying = new Map(play.table.map((card) => [card.replace("*", ""), card[0] === "*"]));
  const head = el("tr", {}, el("th"), ...numbers.map((n) => el("th", { scope: "col" }, `${n}`)));
  const body = (play.order ?? ["R", "Y", "G", "B"]).map((colour) => {
    const name = el("th", { scope: "row" },
      el("span", { "aria-hidden": "true" }, `${SIGNS[colour]} ${colour} `),
      el("span", { class: "unseen" }, `${words.colours[colour]}: `),
      runs(numbers.filter((n) => lying.has(colour + n))) || "–");
    return el("tr", {}, name, ...numbers.map((n) => {
      const cell = colour + n;
      const classes = [lying.has(cell) ? colour : "", cell === last ? "last" : ""].join(" ").trim();
      const text = lying.get(cell) ? el("span", {}, "★", el("span", { class: "unseen" }, named("*"))) : `${n}`;
      return el("td", { class: classes || null }, lying.has(cell) ? text : "");
    }));
  });
  const made = [el("table", {}, el("caption", { class: "unseen" }, t("board")),
    el("colgroup", {}, el("col", { class: "names" })), el("thead", {}, head), el("tbody", {}, ...body))];
  const facts = [t("stock", { count: play.stock.length ?? play.stock })];
  if (play.bridged?.length) {
    facts.push(t("bridges-lie", { text: play.bridged.map(([from, to]) => `${from}→${to}`).join(", ") }));
  }
  return [...made, el("p", {}, facts.join(" · "))];
}

/** Numbers as people say them: 5–9, 11. */
function runs(numbers) {
  const found = [];
  for (const n of numbers) {
    if (found.at(-1)?.[1] === n - 1) found.at(-1)[1] = n;
    else found.push([n, n]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

function tricks(play, names) {
  const last = play.won[play.leader].slice(-2);
  const leads = play.trick.length ? t("led", { name: names[play.leader] }) : t("leads", { name: names[play.leader] });
  return [
    el("p", {}, `${leads} `, ...faces(play, play.trick)),
    last.length && !play.trick.length ? el("p", {}, `${t("last-trick", { name: names[play.leader] })} `, ...faces(play, last)) : el("p"),
    el("p", {}, t("stock", { count: play.stock.length ?? play.stock })),
  ];
}
