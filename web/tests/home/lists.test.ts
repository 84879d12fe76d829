// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gamesAt, listed, once, openTables, ownGames, ownLists, running, type TableLine } from "../../src/home/lists";
import { OwnShown } from "../../src/home/own.svelte";
import { remember, remembered } from "../../src/home/remembered";

const seat = (kind: string, name: string) => ({ kind, name });
const game = (record: string, ended: number) => ({ record, ended, game: "elfer", table: "BCDFGH", seats: [] });
const view = (code: string, you: number | null, phase: string, turn: number) => ({
  view: {
    table: { code, you, phase, terms: { game: "elfer" }, seats: [seat("person", "Ann"), seat("bot", "thumb 2"), seat("open", "")] },
    play: { turn },
  },
});

const ANSWERS: Record<string, unknown> = {
  "/api/tables/BCDFGH": view("BCDFGH", 0, "playing", 0),
  "/api/tables/JKLMNP": view("JKLMNP", 0, "closed", 1),
  "/api/tables/QRSTVW": view("QRSTVW", null, "playing", 1),
  "/api/tables/BCDFGH/games": { games: [game("a", 5)], before: null },
  "/api/tables/JKLMNP/games": { games: [game("b", 7)], before: 30 },
  "/api/tables/JKLMNP/games?before=30": { games: [game("d", 4)], before: 20 },
  "/api/tables/JKLMNP/games?before=20": { games: [game("e", 3)], before: null },
  "/api/tables/QRSTVW/games": { games: [], before: null },
  "/api/players/me/games": { games: [game("c", 6), game("a", 5)], before: 9 },
  "/api/players/me/games?before=9": { games: [game("f", 2)], before: null },
  "/api/players/me/tables": {
    tables: [
      { code: "BCDFGH", phase: "playing", summary: { game: "elfer", seats: [seat("person", "Ann")], open: 0 } },
      { code: "XZBCDF", phase: "between", summary: { game: "extra", seats: [seat("person", "Ann"), seat("open", "")], open: 1 } },
    ],
    before: null,
  },
  "/api/tables": { tables: [{ code: "BCDFGH", phase: "gathering", summary: { game: "elfer", seats: [], open: 2 } }], before: 50 },
  "/api/tables?before=50": { tables: [{ code: "JKLMNP", phase: "gathering", summary: { game: "extra", seats: [], open: 1 } }], before: null },
};

beforeEach(() => {
  localStorage.clear();
  for (const code of ["QRSTVW", "ZZZZZZ", "JKLMNP", "BCDFGH"]) remember(code, null);
  vi.stubGlobal("fetch", async (url: string) => {
    const found = ANSWERS[url.replace(/[?&]lang=.*/, "")];
    return found ? Response.json(found) : Response.json({ clause: "unknown", reason: "none" }, { status: 404 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a listed table: who sits there, what is free, a turn that nobody knows", () => {
  const summary = { game: "extra", seats: [seat("person", "Ann"), seat("open", ""), seat("bot", "thumb 3")], open: 1 };
  expect(listed({ code: "BCDFGH", phase: "gathering", summary })).toEqual({
    code: "BCDFGH", game: "extra", phase: "gathering", names: ["Ann", "thumb 3"], open: 1, turn: null,
  });
});

test("this browser's tables: running ones with its own seat, the turn marked, gone ones forgotten", async () => {
  const { tables, games } = await ownLists(false);
  expect(tables).toEqual([{ code: "BCDFGH", game: "elfer", phase: "playing", names: ["Ann", "thumb 2"], open: 1, turn: true }]);
  expect(games.map(({ record }) => record)).toEqual(["b", "a", "d", "e"]);
  expect(remembered()).toEqual(["BCDFGH", "JKLMNP", "QRSTVW"]);
});

test("with a kept name its tables and games come too, each once, the newest first", async () => {
  const { tables, games } = await ownLists(true);
  expect(tables.map(({ code, turn }) => [code, turn])).toEqual([["BCDFGH", true], ["XZBCDF", null]]);
  expect(games.map(({ record }) => record)).toEqual(["b", "c", "a", "d", "e", "f"]);
});

test("the first of equals stays", () => {
  expect(once([{ k: "1", v: "a" }, { k: "2", v: "b" }, { k: "1", v: "c" }], ({ k }) => k).map(({ v }) => v)).toEqual(["a", "b"]);
});

test("the way back leads to games and matches that go on, first to those that wait for oneself", () => {
  const line = (code: string, phase: string, turn: boolean | null): TableLine => ({ code, game: "elfer", phase, names: [], open: 0, turn });
  const tables = [line("A", "gathering", false), line("B", "between", false), line("C", "playing", true), line("D", "done", false), line("E", "playing", null)];
  expect(running({ tables, games: [] }).map(({ code }) => code)).toEqual(["C", "B", "E"]);
});

test("games of a table and of a name: every page, or as many pages as have enough", async () => {
  const ids = async (games: Promise<{ record: string }[]>) => (await games).map(({ record }) => record);
  expect(await ids(gamesAt("JKLMNP"))).toEqual(["b", "d", "e"]);
  expect(await ids(gamesAt("JKLMNP", 2))).toEqual(["b", "d"]);
  expect(await ids(ownGames())).toEqual(["c", "a", "f"]);
  expect(await ids(ownGames(2))).toEqual(["c", "a"]);
  expect((await ownLists(true, 2)).games.map(({ record }) => record)).toEqual(["b", "c", "a", "d"]);
});

test("open tables come a page at a time", async () => {
  const first = await openTables(null);
  expect([first.tables.map(({ code }) => code), first.before]).toEqual([["BCDFGH"], 50]);
  const last = await openTables(first.before);
  expect([last.tables.map(({ code }) => code), last.before]).toEqual([["JKLMNP"], null]);
});

test("the last lists stay while newer ones are asked for, and where these do not come", async () => {
  const own = new OwnShown();
  await own.load(false);
  const before = own.found;
  const asked = own.load(true);
  expect([before?.games.length, own.found]).toEqual([4, before]);
  await Promise.all([asked, own.load(false)]);
  expect(own.found?.games.length).toBe(4); // the answer to the question before is not shown
  const kept = own.found;
  vi.stubGlobal("fetch", async (url: string) => (url.startsWith("/api/players/me") ? Promise.reject(new Error("off")) : Response.json({}, { status: 404 })));
  await own.load(true);
  expect([own.found, own.trouble]).toEqual([kept, "no-server"]);
});
