// Every state in which a page can be looked at: its name and how it is reached. Whatever the interface can
// prepare is prepared there. Nothing in here asks for words, so that it works in every language.

import type { APIRequestContext, Browser, Locator, Page, WebSocketRoute } from "@playwright/test";
import type { PlayerShown } from "../../src/player/figures";
import { pause } from "./playing";
import { keptSheet } from "./sheets";
import { look, made, moved, order, played, seated, type Seen } from "./seated";
import { bots, expect, person, type Server } from "./server";

export interface State {
  name: string;
  come: (page: Page, server: Server, browser: Browser) => Promise<unknown>;
  /** A table with cards; `tricks` are looked at in the German pack as well. */
  table?: "rows" | "tricks";
}
type Come = State["come"];

const kindOf = (game: string): "rows" | "tricks" => (game === "elfer" || game === "extra" ? "rows" : "tricks");
const option = (page: Page, more = ""): Locator => page.locator(`[role=option]${more}`).first();

/** Press a card as soon as the hand has lain still long enough to be aimed at; Playwright itself would wait until it can be played. */
async function press(page: Page, more = ""): Promise<void> {
  await option(page, more).waitFor();
  await pause(page);
  await option(page, more).click({ force: true });
}

const at = (path: string): Come => async (page, server) => {
  await page.goto(server.url + path);
  await page.locator("h1, main h2").first().waitFor();
};

/** A table as its seat sees it, in the page. */
async function atTable(page: Page, server: Server, code: string, more = ""): Promise<void> {
  await page.goto(`${server.url}/t/${code}${more}`);
  await page.locator("main[data-state=open] > .place").waitFor();
}

/** Open everything that is folded. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
}

/** A game that has just been dealt. */
const fresh = (game: string, seats: number): Come => async (page, server) => {
  await atTable(page, server, await seated(page, server, { game, seats, bots: bots(seats) }));
  await option(page).waitFor();
};

/** Make moves that the page shows. */
async function seenMove(page: Page, server: Server, code: string, moves: number | readonly string[] = 1): Promise<void> {
  await moved(page, server, code, moves);
  await expect(page.locator("main")).toHaveAttribute("data-number", `${(await look(page.context().request, server, code)).number}`);
}

/** A lesson's deal after some moves of one's own, the last two of them seen. */
const lesson = (game: string, name: string, moves: number): Come => async (page, server) => {
  const code = await seated(page, server, { game, lesson: name });
  await moved(page, server, code, Math.max(0, moves - 2));
  await atTable(page, server, code);
  await seenMove(page, server, code, Math.min(2, moves));
};

const coached = (game: string, name: string): Come => async (page, server) => {
  await atTable(page, server, await seated(page, server, { game, lesson: name }), `?lesson=${name}`);
  await page.locator(".coach").waitFor();
};

/** So many games played to their ends; the last one is looked at. */
const over = (game: string, seats: number, games: number): Come => async (page, server) => {
  const code = await seated(page, server, { game, seats, games: Math.max(2, games), bots: bots(seats) });
  for (let count = 1; count <= games; count += 1) {
    await moved(page, server, code);
    if (count < games) await order(page.context().request, server, code, { do: "ready" });
  }
  await atTable(page, server, code);
  await page.locator("section.over a.look").waitFor();
};

/** A table with a bot that waits for people: Ann is the host, Bob has come; or it plays, and Bob has left. Returns its code. */
async function gathering(page: Page, server: Server, browser: Browser, begun = false): Promise<string> {
  const rest = begun ? { 2: "thumb", 3: "thumb" } : { 3: "thumb" };
  const { code } = await made(page.context().request, server, { game: "extra", seats: 4, name: "Ann", bots: rest, chat: true, pace: 5_000 });
  const bob = await person(browser);
  await bob.context().request.post(`${server.url}/api/tables/${code}/seats`, { data: { name: "Bob" } });
  if (begun) {
    for (const one of [page, bob]) await order(one.context().request, server, code, { do: "ready" });
    await order(bob.context().request, server, code, { do: "leave" });
  }
  await bob.context().close();
  return code;
}

const lobby: Come = async (page, server, browser) => {
  await atTable(page, server, await gathering(page, server, browser));
  await page.locator(".lobby .host button").first().waitFor();
  await unfold(page);
};

const visitor: Come = async (page, server, browser) => {
  const ann = await person(browser);
  const code = await gathering(ann, server, browser);
  await ann.context().close();
  await atTable(page, server, code);
  await unfold(page);
};

const watching: Come = async (page, server, browser) => {
  const ann = await person(browser);
  const code = await seated(ann, server, { game: "extra", seats: 3, bots: bots(3) });
  await ann.context().close();
  await atTable(page, server, code);
};

/** Bob wishes to take back what the page's own person has seen already. */
const wish: Come = async (page, server, browser) => {
  const { code } = await made(page.context().request, server, { game: "elfern", seats: 2, name: "Ann", chat: true });
  const bob = await person(browser);
  const { request } = bob.context();
  await request.post(`${server.url}/api/tables/${code}/seats`, { data: { name: "Bob" } });
  for (const one of [page.context().request, request]) await order(one, server, code, { do: "ready" });
  await atTable(page, server, code);
  const seen = (asking: APIRequestContext): Promise<Seen> => look(asking, server, code);
  for (const one of [page.context().request, request]) {
    const { number, view } = await seen(one);
    const move = view.play?.legal?.[0];
    if (move !== undefined) await order(one, server, code, { expect: number, do: "move", move });
  }
  await order(request, server, code, { expect: (await seen(request)).number, do: "ask_back" });
  await bob.context().close();
  await page.locator(".wish button").first().waitFor();
};

/** A card is pressed that cannot be played; after so many moves there is one. */
const refused = (game: string, name: string, moves: number): Come => async (page, server, browser) => {
  await lesson(game, name, moves)(page, server, browser);
  await press(page, "[aria-disabled=true]");
  await page.locator(".word.refusal button[aria-haspopup]").waitFor();
};

/** The places of a card that can go to several. */
const jokerPlaces: Come = async (page, server, browser) => {
  await lesson("extra", "extra-joker", 0)(page, server, browser);
  await press(page, "[data-card='*']");
  await page.locator("section.places li button").first().waitFor();
};

const bridgePlaces: Come = async (page, server, browser) => {
  await lesson("extra", "extra-bridge", 0)(page, server, browser);
  await seenMove(page, server, page.url().slice(-6), ["G12", "G13"]);
  await press(page, "[data-card='R13']");
  await page.locator("section.places li button").first().waitFor();
};

/** Cards that can be played stand first, and one of them waits for its second press. */
const marked = (game: string, name: string, moves: number): Come => async (page, server, browser) => {
  await page.addInitScript(() => ["playable-first", "confirm"].forEach((name) => localStorage.setItem(`elferrat-${name}`, "on")));
  await lesson(game, name, moves)(page, server, browser);
  await press(page);
  await page.locator("[role=option].marked").waitFor();
};

/** Bob has left a running game; the page's own person is the host and may give the seat to a bot. */
const abandoned: Come = async (page, server, browser) => {
  const code = await gathering(page, server, browser, true);
  await atTable(page, server, code);
  await page.locator("header button.open").click();
};

/** The same, and the host is asked whether they are sure: beside the seat, or in the menu. */
const asked = (where: string): Come => async (page, server, browser) => {
  await abandoned(page, server, browser);
  await page.locator(`${where} .confirm button`).first().dispatchEvent("click");
  await page.locator(`${where} .confirm [role=alert]`).waitFor({ state: "attached" });
  if (where === ".seats") await page.keyboard.press("Escape"); // the menu
};

const menu: Come = async (page, server, browser) => {
  await lesson("elfern", "elfern-slate", 3)(page, server, browser);
  await page.locator("header button.open").click();
};

const clause: Come = async (page, server, browser) => {
  await refused("elfer", "elfer-many", 4)(page, server, browser);
  await page.locator(".word.refusal button[aria-haspopup]").click();
  await page.locator("dialog[open] h2 small").waitFor();
};

const closed: Come = async (page, server) => {
  const code = await seated(page, server, { game: "elfern", seats: 2, bots: bots(2) });
  await order(page.context().request, server, code, { do: "end_table" });
  await atTable(page, server, code);
};

/** The server says that it gives out other pages than this one. */
const outdated: Come = async (page, server, browser) => {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((text) => socket.send(String(text).replace(/"build":\s*"[^"]*"/, '"build":"another"')));
  });
  await fresh("elfer", 3)(page, server, browser);
  await page.locator("header .words button").waitFor();
};

/** The connection is lost and does not come back, while all else of the server is there. */
const lost: Come = async (page, server, browser) => {
  const open: WebSocketRoute[] = [];
  let cut = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (cut) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  await fresh("extra", 3)(page, server, browser);
  cut = true;
  for (const socket of open) await socket.close();
  await page.locator("header .words button").waitFor();
};

const record = (game: string, seats: number): Come => async (page, server) => {
  await page.goto(`${server.url}/r/${await played(server, game, seats)}#9`);
  await page.locator(".proof button.main").click();
  await page.locator(".proof ol li").first().waitFor();
  await unfold(page);
};

/** The part of a record that offers its review, which the server takes half a minute for: half of it, or all. */
const review = (there: boolean): Come => async (page, server) => {
  const seats = [0, 1, 2].map(() => ({ accuracy: 93.25, mistakes: 12, decisions: 123 }));
  await page.route(/\/api\/records\/[^/]+\/review/, (route) =>
    there ? route.fulfill({ json: { players: [], seats } }) : route.fulfill({ status: 202, json: { made: false, done: 61, count: 123 } }),
  );
  await page.goto(`${server.url}/r/${await played(server, "elfer", 3)}`);
  await page.locator(".review button").click();
  await page.locator(there ? ".review a" : ".review progress").waitFor();
};

/** Somebody who keeps a name and has finished games; `path` is made of the player's number. */
const player = (path: (number: number) => string): Come => async (page, server) => {
  const { request } = page.context();
  const name = `Zora ${Math.random().toString(36).slice(2, 8)}`;
  const kept = await request.post(`${server.url}/api/players`, { data: { name } });
  expect(kept.ok(), await kept.text()).toBe(true);
  for (const [game, seats] of [["elfern", 2], ["elfer", 2]] as const) {
    await moved(page, server, await seated(page, server, { game, seats, name, bots: bots(seats) }));
  }
  await page.addInitScript(() => localStorage.setItem("elferrat-player", "yes"));
  const { id } = (await (await request.get(`${server.url}/api/players/me`)).json()) as { id: number };
  await page.goto(server.url + path(id));
  await page.locator("#own-games, dl").first().waitFor();
  await unfold(page);
};

/** Somebody who plays much and always wins: figures as wide as they become. */
const champion: Come = async (page, server, browser) => {
  await page.route(/\/api\/players\/\d+(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const shown = (await answer.json()) as PlayerShown;
    const many = { games: 1234, wins: 1234, points: -98765, mean: -1234.5, best: 1234, streak: 1234, longest: 1234 };
    for (const tally of Object.values(shown.statistics)) for (const one of [tally, ...Object.values(tally.by_seats)]) Object.assign(one, many);
    await route.fulfill({ response: answer, json: shown });
  });
  await player((number) => `/players/${number}`)(page, server, browser);
  await expect(page.locator("dd").first()).toHaveText("1234");
};

const sheet = (game: Parameters<typeof keptSheet>[0]): Come => async (page, server) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), keptSheet(game));
  await page.goto(`${server.url}/kitchen#shown`);
  await page.locator("tbody button").first().waitFor();
  await unfold(page);
};

const changing: Come = async (page, server, browser) => {
  await sheet("elfern")(page, server, browser);
  await page.locator("tbody button").first().click();
};

const settings: Come = async (page, server) => {
  await page.goto(server.url);
  await page.locator("header button[aria-haspopup]").click();
};

const tableForm: Come = async (page, server) => {
  await page.goto(server.url);
  await page.locator(".games li").nth(1).getByRole("button").nth(1).click();
  await page.locator("dialog[open] summary").first().waitFor();
  await unfold(page);
};

const GAMES = [["elfer", 3], ["extra", 4], ["elfern", 2], ["schneider", 2]] as const;
const table = (name: string, game: string, come: Come): State => ({ name: `${name} of ${game}`, come, table: kindOf(game) });

export const STATES: State[] = [
  { name: "home", come: at("/") },
  { name: "the settings", come: settings },
  { name: "the form for a table", come: tableForm },
  ...["extra", "elfern"].map((game) => ({ name: `the rules of ${game}`, come: at(`/rules/${game}`) })),
  { name: "the lessons", come: at("/learn") },
  { name: "an unknown page", come: at("/nowhere") },
  { name: "a table that is not there", come: at("/t/ZZZZZZ") },
  { name: "a player without a name", come: at("/you") },
  { name: "a player with games", come: player(() => "/you") },
  { name: "another player", come: champion },
  { name: "home with own games", come: player(() => "/") },
  { name: "the kitchen table", come: at("/kitchen") },
  ...GAMES.map(([game]) => ({ name: `a sheet of ${game}`, come: sheet(game) })),
  { name: "a line that is changed", come: changing },
  { name: "the list of sheets", come: async (page, server, browser) => (await sheet("extra")(page, server, browser), page.goto(`${server.url}/kitchen#sheets`)) },
  ...GAMES.map(([game, seats]) => ({ name: `a record of ${game}`, come: record(game, seats) })),
  { name: "a review that is being made", come: review(false) },
  { name: "a review that is there", come: review(true) },
  { name: "a lobby", come: lobby },
  { name: "a visitor of a lobby", come: visitor },
  { name: "a spectator", come: watching },
  { name: "a menu", come: menu, table: "tricks" },
  { name: "a host's menu, after somebody has left", come: abandoned },
  { name: "a seat for a bot, in the menu", come: asked("dialog li") },
  { name: "a seat for a bot, beside it", come: asked(".seats") },
  { name: "a clause", come: clause },
  { name: "a wish", come: wish, table: "tricks" },
  { name: "a closed table", come: closed },
  { name: "an outdated page", come: outdated },
  { name: "a lost connection", come: lost },
  ...GAMES.map(([game, seats]) => table("a new game", game, fresh(game, seats))),
  table("a game under way", "elfer", lesson("elfer", "elfer-many", 14)),
  table("a game under way", "extra", lesson("extra", "extra-bridge", 18)),
  table("a game under way", "elfern", lesson("elfern", "elfern-slate", 9)),
  table("a game under way", "schneider", lesson("schneider", "schneider-whole", 7)),
  table("a refusal", "elfer", refused("elfer", "elfer-many", 4)),
  table("a refusal", "elfern", refused("elfern", "elfern-follow", 10)),
  table("a marked card", "elfer", marked("elfer", "elfer-many", 2)),
  table("a marked card", "elfern", marked("elfern", "elfern-follow", 10)),
  table("places for a joker", "extra", jokerPlaces),
  table("places over a bridge", "extra", bridgePlaces),
  table("a lesson", "extra", coached("extra", "extra-joker")),
  table("a lesson", "elfern", coached("elfern", "elfern-follow")),
  table("the end", "elfer", over("elfer", 3, 1)),
  table("the end of a match", "extra", over("extra", 2, 2)),
  table("the end", "schneider", over("schneider", 2, 1)),
  table("the end of a match", "elfern", over("elfern", 2, 2)),
];
