// A finished game: who played, the result, every move with open hands, how anybody can check it.

import { board, faces } from "./cards.js";
import { sentences } from "./events.js";
import { $, api, begin, el, put, t, tell, words } from "./words.js";

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const path = `/records/${encodeURIComponent(id)}`;
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
let names = [];
let moments = []; // the deal, then what each move led to: { play, cell, line }
let links = [];
let at = 0; // the moment that is shown

function told(record) {
  const { players, result, marks } = record;
  const file = `elferrat-${record.game}-${id}.json`;
  const rows = players.map((name, seat) => el("tr", {},
    el("th", { scope: "row" }, name),
    el("td", {}, `${result.scores[seat]}`.replace("-", "−")),
    el("td", {}, result.winners.includes(seat) ? t("winner") : "")));
  $("title").textContent = words.games[record.game];
  document.title = `${words.games[record.game]} · Elferrat`;
  put($("record"),
    el("table", {}, el("caption", {}, t("result")), el("tbody", {}, ...rows)),
    el("p", {}, t("played-moves", { count: record.moves.length })));
  put($("proof"),
    el("p", { class: "buttons" }, el("a", { href: `/api${path}`, download: file }, t("download"))),
    el("h2", {}, t("verify")), el("p", {}, t("verify-how")),
    el("p", { class: "code" }, `elferrat verify ${file}`),
    el("p", {}, `${t("commitment")} `, el("span", { class: "code" }, marks.commitment ?? "")),
    el("p", {}, `${t("secret")} `, el("span", { class: "code" }, record.seed ?? "")));
}

/** The moments of a game, each move merged into the position before it. */
function played({ game, start, steps }) {
  const view = { table: { you: null, terms: { game }, seats: names.map((name) => ({ name })) } };
  const found = [{ play: start, cell: null, line: t("the-deal") }];
  for (const step of steps) {
    const play = { ...found.at(-1).play, ...step.play };
    for (const name of step.gone) delete play[name];
    const cell = step.events.map((event) => event.cell ?? event.card).findLast((one) => one);
    found.push({ play, cell, line: sentences({ ...step, kind: "moved" }, view).join(" ") });
  }
  return found;
}

function go(to) {
  at = Math.max(0, Math.min(moments.length - 1, to));
  history.replaceState(null, "", at ? `#${at}` : location.pathname);
  show();
}

function button(name, step, can) {
  return el("button", { type: "button", "data-key": name, "aria-disabled": can ? null : "true", onclick: () => go(at + step) }, t(name));
}

function show() {
  const { play, cell, line } = moments[at];
  const [back, on] = [at > 0, at < moments.length - 1];
  put($("steps"), button("to-deal", -Infinity, back), button("step-back", -1, back), button("step-on", 1, on), button("to-end", Infinity, on));
  $("turn").textContent = at ? `${t("step", { number: at, count: moments.length - 1 })}: ${line}` : line;
  put($("lying"), ...board(play, names, cell));
  put($("hands"), ...names.map((name, seat) => el("div", {},
    el("h3", {}, name), el("div", { class: "suit" }, ...faces(play, play.hands[seat])))));
  links.forEach((link, number) => {
    if (number === at) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  });
  const list = $("moves");
  list.scrollTop = links[at].offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** The moment that the address names: the deal, unless it is another. */
function named() {
  const number = Number(location.hash.slice(1));
  return Number.isInteger(number) ? number : 0;
}

await begin();
try {
  const record = await api("GET", path);
  told(record);
  names = record.players;
  moments = played(await api("GET", `${path}/steps`));
  links = moments.map(({ line }, number) => el("a", { href: `#${number}` }, line));
  put($("moves"), el("ol", { start: 0 }, ...links.map((link) => el("li", {}, link))));
  $("replay").hidden = false;
  go(named());
  addEventListener("hashchange", () => go(named()));
  addEventListener("keydown", (event) => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!plain || !(event.key in KEYS) || event.target.closest("select, input")) return;
    event.preventDefault();
    go(at + KEYS[event.key]);
  });
} catch (error) {
  tell($("refusal"), error.message);
}
