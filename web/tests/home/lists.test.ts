// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listed, once, ownLists, running, type TableLine } from "../../src/home/lists";
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
  "/api/tables/BCDFGH/games": { games: [game("a", 5)] },
  "/api/tables/JKLMNP/games": { games: [game("b", 7)] },
  "/api/tables/QRSTVW/games": { games: [] },
  "/api/players/me/games": { games: [game("c", 6), game("a", 5)], before: null },
  "/api/players/me/tables": {
    tables: [
      { code: "BCDFGH", phase: "playing", summary: { game: "elfer", seats: [seat("person", "Ann")], open: 0 } },
      { code: "XZBCDF", phase: "between", summary: { game: "extra", seats: [seat("person", "Ann"), seat("open", "")], open: 1 } },
    ],
  },
};

beforeEach(() => {
  localStorage.clear();
  for (const code of ["QRSTVW", "ZZZZZZ", "JKLMNP", "BCDFGH"]) remember(code, null);
  vi.stubGlobal("fetch", async (url: string) => {
    const found = ANSWERS[url.replace(/\?.*/, "")];
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
  expect(games.map(({ record }) => record)).toEqual(["b", "a"]);
  expect(remembered()).toEqual(["BCDFGH", "JKLMNP", "QRSTVW"]);
});

test("with a kept name its tables and games come too, each once, the newest first", async () => {
  const { tables, games } = await ownLists(true);
  expect(tables.map(({ code, turn }) => [code, turn])).toEqual([["BCDFGH", true], ["XZBCDF", null]]);
  expect(games.map(({ record }) => record)).toEqual(["b", "c", "a"]);
});

test("the first of equals stays", () => {
  expect(once([{ k: "1", v: "a" }, { k: "2", v: "b" }, { k: "1", v: "c" }], ({ k }) => k).map(({ v }) => v)).toEqual(["a", "b"]);
});

test("the way back leads to games and matches that go on, first to those that wait for oneself", () => {
  const line = (code: string, phase: string, turn: boolean | null): TableLine => ({ code, game: "elfer", phase, names: [], open: 0, turn });
  const tables = [line("A", "gathering", false), line("B", "between", false), line("C", "playing", true), line("D", "done", false), line("E", "playing", null)];
  expect(running({ tables, games: [] }).map(({ code }) => code)).toEqual(["C", "B", "E"]);
});
