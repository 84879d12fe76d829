// A table: seats, board, hand, actions, log. Everything shown follows from the link's view.

import { TURNS, board, cardOf, hand, moveWords } from "./cards.js";
import { results, sentences } from "./events.js";
import { Link } from "./link.js";
import { $, api, begin, el, once, put, store, stored, t, tell, words } from "./words.js";

const LOGGED = 200; // sentences that stay
const PHRASES_AFTER = 1; // seats of people from which on set phrases make sense
const code = decodeURIComponent(location.pathname.split("/")[2] ?? "").toUpperCase();
let chosen = null; // the card whose moves are offered
let last = null; // the cell of the last move
let listed = 0; // finished games that are linked
let link;

await begin();
document.title = `${code} · Elferrat`;

function refuse(reason, clause) {
  tell($("refusal"), clause && /^[A-Z]/.test(clause) ? `${reason} (${clause})` : reason);
}

function log(lines, also) {
  const place = $("log");
  for (const line of lines) place.append(el("p", {}, line));
  while (place.children.length > LOGGED) place.firstChild.remove();
  place.scrollTop = place.scrollHeight;
  if (also && lines.length) tell($(also), lines.at(-1));
}

function changed(events) {
  const { table, play } = link.view;
  for (const entry of events) {
    const cells = (entry.events ?? []).map((event) => event.cell ?? event.card);
    last = cells.findLast((cell) => cell) ?? last;
    if (entry.kind === "dealt" || entry.kind === "undone") last = null;
    log(sentences(entry, link.view));
  }
  if (!play?.legal?.some((move) => cardOf(move) === chosen)) chosen = null;
  if (stored(`ready-${code}`)) {
    store(`ready-${code}`, null);
    if (table.you !== null && table.phase === "gathering") link.send({ do: "ready", text: chance(table.game) });
  }
  show();
  listRecords();
}

function send(command) {
  if (command.do === "move" && link.busy("move")) return;
  tell($("refusal"), "");
  chosen = null;
  link.send(command);
}

function show() {
  const { table, play } = link.view;
  const names = table.seats.map((seat, number) => seat.name || t("seat", { number: number + 1 }));
  $("title").textContent = `${words.games[table.terms.game]} · ${table.code}`;
  $("join").hidden = table.you !== null || table.phase === "closed";
  $("sit").hidden = table.phase === "playing" || !table.seats.some((seat) => seat.kind === "open");
  put($("seats"), ...table.seats.map((seat, number) => seatShown(seat, number, names[number])));
  put($("wish"), ...wish(table, names));
  put($("lying"), ...(play ? board(play, names, last) : [el("p", {}, t("waiting"))]));
  const line = turnLine(table, play, names);
  if ($("turn").textContent !== line) $("turn").textContent = line;
  const own = play && table.you !== null ? play.hands[table.you] : null;
  $("mine").hidden = !Array.isArray(own);
  put($("hand"), ...(Array.isArray(own) ? hand(play, own, press) : []));
  showChoices(play);
  put($("actions"), ...actions(table, play));
  showTalk(table);
  put($("about"), ...about(table));
  countDown();
}

function turnLine(table, play, names) {
  if (table.phase === "closed") return t("closed");
  if (play?.over) return results(play, link.view).join(" ");
  if (table.phase !== "playing") return t("waiting");
  return play.turn === table.you ? t("your-turn") : t("their-turn", { name: names[play.turn] });
}

function seatShown(seat, number, name) {
  const { table, play } = link.view;
  const facts = [];
  if (number === table.you) facts.push(t("you"));
  if (play) {
    const cards = play.hands[number];
    facts.push(t("cards", { count: cards.length ?? cards }));
    if (play.bridges) facts.push(t("bridges", { count: play.bridges[number] }));
    if (play.bonus?.[number].length) facts.push(t("bonus", { text: play.bonus[number].join(" ") }));
    if (play.won) facts.push(t("honours", { count: play.won[number].filter((card) => "TJQKA".includes(card[0])).length }));
  }
  if (table.match.totals && table.match.hands?.length) facts.push(t("total", { number: table.match.totals[number] }));
  if (seat.away) facts.push(t("autopilot"));
  if (seat.muted) facts.push(t("is-muted"));
  if (seat.ready) facts.push(t("is-ready"));
  if (seat.again) facts.push(t("wants-again"));
  const turn = table.phase === "playing" && play?.turn === number;
  return el("li", { class: turn ? "turn" : null, "aria-current": turn ? "true" : null },
    el("strong", {}, `${turn ? "▶ " : ""}${seat.kind === "open" ? t("open-seat") : name}`),
    el("small", {}, facts.join(" · ")), ...hostButtons(seat, number));
}

/** Whether this is the host, or who stands in for the host. */
function hosting() {
  const { host, you } = link.view.table;
  return link.own.host || (you !== null && you === host);
}

function hostButtons(seat, number) {
  const { phase, you } = link.view.table;
  if (!hosting() || phase === "closed") return [];
  const of = (name, command) => button(name, { seat: number, ...command }, { "data-key": `${name}/${number}` });
  if (seat.kind === "open") {
    return [of("add-bot", { do: "add_bot" }), phase === "gathering" ? of("close-seat", { do: "close_seat" }) : null];
  }
  const mute = seat.muted ? of("unmute", { do: "mute", muted: false }) : of("mute", { do: "mute" });
  return [
    phase === "playing" ? null : of("free-seat", { do: "remove" }),
    seat.kind === "person" && number !== you ? mute : null,
  ];
}

function tableButtons(phase) {
  if (!hosting() || phase === "closed") return [];
  const more = phase === "gathering" ? button("more-seats", { do: "open_seat" }) : null;
  return [more, button("end-table", { do: "end_table" })].filter(Boolean);
}

function button(name, command, given = {}) {
  return el("button", { type: "button", "data-key": name, onclick: () => send(command), ...given }, words.keys[name] ?? t(name));
}

function wish(table, names) {
  if (!table.asked || table.phase !== "playing") return [];
  const asks = t("asks-back", { name: names[table.asked.seat] });
  if (table.you === null || table.asked.agreed.includes(table.you)) return [asks];
  const refusal = button(table.asked.seat === table.you ? "withdraw" : "refuse", { do: "answer_back", agree: false });
  return [asks, " ", table.asked.seat === table.you ? null : button("agree", { do: "answer_back", agree: true }), refusal];
}

/** A hand card was pressed: its move, or a choice of them; else the server says why not. */
function press(card) {
  const moves = (link.view.play.legal ?? []).filter((move) => cardOf(move) === card);
  if (moves.length > 1) {
    chosen = chosen === card ? null : card;
    tell($("refusal"), "");
    show();
    $("choices").querySelector("button")?.focus();
  } else {
    send({ do: "move", move: moves[0] ?? (card === "*" ? "-*" : card) });
  }
}

function showChoices(play) {
  const moves = chosen ? play.legal.filter((move) => cardOf(move) === chosen) : [];
  put($("choices"), moves.length ? el("p", {}, t("which-move")) : null, moves.length ? el("div", { class: "buttons" },
    ...moves.map((move) => el("button", { type: "button", "data-key": move, onclick: () => send({ do: "move", move }) }, moveWords(move)))) : null);
}

function actions(table, play) {
  const { phase, you } = table;
  if (you === null || phase === "closed") return phase === "gathering" && hosting() ? [button("start", { do: "start" })] : [];
  const seat = table.seats[you];
  if (phase === "playing") {
    const legal = play.legal ?? [];
    const turns = ["elfer", "extra"].includes(play.game) ? TURNS : [];
    const able = (name, can) => ({ "aria-disabled": can ? null : "true", class: can && TURNS.includes(name) ? "main" : null });
    return [
      ...turns.map((move) => button(move, { do: "move", move }, able(move, legal.includes(move)))),
      button("undo", { do: "undo" }, able("undo", table.undo)),
      button("hint", { do: "hint" }, able("hint", legal.length > 0)),
      table.undo || table.asked ? null : button("ask-back", { do: "ask_back" }),
      seat.away ? button("come-back", { do: "come_back" }, { class: "main" }) : button("leave", { do: "leave" }),
    ];
  }
  return [
    phase === "done" ? null : el("button", { type: "button", "data-key": "ready", class: seat.ready ? null : "main", onclick: () => send({ do: "ready", ready: !seat.ready, text: seat.ready ? "" : seedText() }) }, t(seat.ready ? "not-ready" : "ready")),
    phase === "gathering" ? null : button(seat.again ? "no-rematch" : "rematch", { do: "rematch", agree: !seat.again }, { class: phase === "done" ? "main" : null }),
    button("leave", { do: "leave" }),
  ];
}

/** What this seat adds to a deal's seed: by chance unless written by hand, and new for each deal, so the server
 * alone can choose none. */
const chances = {};

function chance(game) {
  return (chances[game] ??= [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join(""));
}

function seedText() {
  return $("seed-text")?.value || chance(link.view.table.game);
}

function showTalk(table) {
  const people = table.seats.filter((seat) => seat.kind === "person").length;
  $("talk").hidden = table.you === null || people <= PHRASES_AFTER || table.phase === "closed";
  $("chat").hidden = !table.terms.chat;
  if (!$("phrases").children.length) {
    put($("phrases"), ...Object.entries(words.phrases).map(([phrase, text]) =>
      el("button", { type: "button", "data-key": phrase, onclick: () => send({ do: "say", phrase }) }, text)));
  }
}

function about(table) {
  if (document.activeElement?.id === "seed-text") return [...$("about").children];
  const recovery = stored(`recovery-${code}`);
  const line = (name, value) => el("p", {}, `${t(name)} `, el("span", { class: "code" }, value));
  const text = table.phase === "gathering" || table.phase === "between" ? el("p", {}, el("label", {}, `${t("seed-text")} `, el("input", { id: "seed-text", maxlength: 64, autocomplete: "off", value: table.text || chance(table.game) }))) : null;
  return [
    line("link", location.href), line("code", table.code),
    recovery && table.you !== null ? line("recovery", recovery) : null,
    line("commitment", table.deal && table.phase === "playing" ? table.deal.commitment : table.commitment), text,
    table.deal?.secret ? line("secret", [table.deal.secret, ...table.deal.texts].join(":")) : null,
    el("p", { class: "buttons" }, ...tableButtons(table.phase)),
  ].filter(Boolean);
}

/** Links to the finished games; the last one is in the list a moment after it has ended. */
async function listRecords(tries = 10) {
  const ended = link.view.table.phase === "playing" ? link.view.table.game : link.view.table.game + 1;
  if (ended <= listed) return;
  const { games } = await api("GET", `/tables/${code}/games`).catch(() => ({ games: [] }));
  if (games.length < ended && tries > 0) {
    setTimeout(() => listRecords(tries - 1), 400);
    return;
  }
  listed = games.length;
  put($("records"), `${t("records")} `, ...games.map((game, n) =>
    el("a", { href: `/r/${game.record}` }, `${games.length - n}`)));
}

function countDown() {
  const { deadline } = link?.view?.table ?? {};
  const seconds = deadline ? Math.max(0, Math.ceil((deadline - Date.now() - link.ahead) / 1000)) : null;
  $("time").textContent = seconds === null ? "" : t("time-left", { text: seconds > 5999 ? `${Math.round(seconds / 3600)} h` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` });
}

async function seated(path, body) {
  try {
    const found = await once(`/tables/${code}/${path}`, body);
    if (found.recovery) store(`recovery-${code}`, found.recovery);
    tell($("refusal"), "");
    link.open();
  } catch (error) {
    refuse(error.message);
  }
}

$("sit").elements.name.value ||= stored("name") ?? "";
$("sit").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = event.target.elements.name.value;
  store("name", name);
  seated("seats", { name });
});
$("recover").addEventListener("submit", (event) => {
  event.preventDefault();
  seated("recovery", { recovery: event.target.elements.recovery.value });
});
$("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  send({ do: "say", text: event.target.elements.text.value });
  event.target.reset();
});

try {
  await api("GET", `/tables/${code}`);
  link = new Link(code, {
    changed,
    state: (state) => {
      if (state === "open" && $("link").textContent) tell($("refusal"), "");
      tell($("link"), state === "lost" ? t("lost") : "");
    },
    refused: (frame) => refuse(frame.reason, frame.clause),
    stale: () => refuse(t("stale")),
    hint: (frame) => log([t("hint-is", { move: moveWords(frame.move), why: frame.why })], "turn"),
    warning: (frame) => tell($("refusal"), frame.seat === link.view.table.you ? t("hurry") : ""),
    bye: (frame) => refuse(frame.reason),
  });
  link.open();
} catch (error) {
  refuse(error.message);
}
setInterval(countDown, 1000);
