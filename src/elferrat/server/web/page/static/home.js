// The way in: play now against bots, make a table, join one.

import { $, api, begin, el, once, put, store, stored, t, tell, words } from "./words.js";

const CLOCKS = {
  none: { kind: "none" },
  "turn-60": { kind: "turn", seconds: 60 },
  "game-600": { kind: "game", seconds: 600, increment: 5 },
  "days-3": { kind: "days", days: 3 },
};

await begin();
const form = $("make").elements;
$("name").value ||= stored("name") ?? ""; // what was typed meanwhile stays
let games = [];
function ownName() {
  const name = $("name").value.trim();
  store("name", name);
  return name || t("somebody");
}

async function make(terms, ready) {
  try {
    const made = await once("/tables", { ...terms, name: ownName() });
    if (made.recovery) store(`recovery-${made.code}`, made.recovery);
    if (ready) store(`ready-${made.code}`, "yes");
    location.assign(`/t/${made.code}`);
  } catch (error) {
    tell($("refusal"), error.message);
  }
}

function botsFrom(first, seats) {
  return Object.fromEntries(Array.from({ length: seats - first }, (_, n) => [first + n, "thumb"]));
}

function showGames() {
  put($("games"), ...games.map(({ game, players }) => el("button", {
    type: "button", class: "main",
    onclick: () => make({ game, seats: players[0], bots: botsFrom(1, players[0]) }, true),
  }, words.games[game])));
  put(form.game, ...games.map(({ game }) => el("option", { value: game }, words.games[game])));
  put(form.clock, ...Object.keys(CLOCKS).map((name) => el("option", { value: name }, t(`clock-${name}`))));
  showSeats();
}

function showSeats() {
  const { players, options } = games.find(({ game }) => game === form.game.value);
  put(form.seats, ...players.map((n) => el("option", { value: n }, `${n}`)));
  put($("rules"), ...Object.entries(options).map(([name, { clause, values }]) =>
    el("label", {}, `${name} (${clause})`, el("select", { "data-option": name }, ...values.map((value) =>
      el("option", { value: JSON.stringify(value) }, `${value}`))))));
  showBots();
}

function showBots() {
  const most = Number(form.seats.value) - 1;
  put(form.bots, ...Array.from({ length: most + 1 }, (_, n) => el("option", { value: n }, `${n}`)));
}

form.game.addEventListener("change", showSeats);
form.seats.addEventListener("change", showBots);
$("make").addEventListener("submit", (event) => {
  event.preventDefault();
  const seats = Number(form.seats.value);
  const options = {};
  for (const choice of $("rules").querySelectorAll("select")) {
    options[choice.dataset.option] = JSON.parse(choice.value);
  }
  make({
    game: form.game.value, seats, options, clock: CLOCKS[form.clock.value], games: Number(form.games.value),
    listed: form.listed.checked, chat: form.chat.checked, bots: botsFrom(seats - Number(form.bots.value), seats),
  });
});

$("by-code").addEventListener("submit", async (event) => {
  event.preventDefault();
  const code = event.target.elements.code.value.trim().toUpperCase();
  try {
    await api("GET", `/tables/${encodeURIComponent(code)}`);
    store("name", $("name").value.trim());
    location.assign(`/t/${encodeURIComponent(code)}`);
  } catch (error) {
    tell($("refusal"), error.message);
  }
});

async function showOpen() {
  const { tables } = await api("GET", "/tables");
  const shown = tables.map(({ code, summary: { game, seats, open } }) => {
    const names = seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name).join(", ");
    const facts = [words.games[game], names, t("free-seats", { count: open })].filter(Boolean);
    return el("li", {}, el("a", { href: `/t/${code}` }, `${code}: ${facts.join(" · ")}`));
  });
  put($("open"), ...(shown.length ? shown : [el("li", {}, t("no-open-tables"))]));
}

try {
  games = (await api("GET", "/games")).games;
  showGames();
  await showOpen();
} catch (error) {
  tell($("refusal"), error.message);
}
