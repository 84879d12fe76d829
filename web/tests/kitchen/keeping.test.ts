// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { csvOf, dayOf, fileName } from "../../src/kitchen/csv";
import { found, keep, keepNew, keptNew, readSheet } from "../../src/kitchen/keeping";
import { fitted, usual } from "../../src/kitchen/settings";
import { begun, type Kept, type Step, stepped } from "../../src/kitchen/sheet";
import { Sheets } from "../../src/kitchen/sheets.svelte";

const DAY = 24 * 60 * 60 * 1000;
const add = (...result: number[]): Step => ({ do: "add", line: { result } });
const sheet = (id: string): Kept => stepped(begun(id, id, fitted(usual(), "elfern", 2), 5), add(14, 6), 6) as Kept;

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

test("what is kept is found again, with its draft and everything that can be redone", () => {
  const kept: Kept = { ...sheet("one"), done: 1, draft: { fields: ["1", ""], drawn: null, counting: false, counts: [[], []] } };
  expect(keep(kept)).toBeNull();
  expect(found(10)).toEqual({ sheets: [kept], unreadable: 0, trouble: null });
});

test("deleted sheets stay thirty days, others for ever", () => {
  keep({ ...sheet("old"), removed: 1 });
  keep({ ...sheet("new"), removed: 5 * DAY });
  keep(sheet("open"));
  expect(found(31 * DAY).sheets.map(({ id }) => id).sort()).toEqual(["new", "open"]);
  expect(found(31 * DAY).unreadable).toBe(0);
});

test.each([
  ["no JSON", "{"],
  ["of a newer page", JSON.stringify({ ...sheet("x"), v: 2 })],
  ["with an impossible result", JSON.stringify({ ...sheet("x"), steps: [...sheet("x").steps, add(14, 7)], done: 3 })],
  ["impossible in what can be redone", JSON.stringify({ ...sheet("x"), steps: [...sheet("x").steps, add(14, 7)], done: 1 })],
  ["with half a card", JSON.stringify({ ...sheet("x"), steps: [...sheet("x").steps, add(14.5, 5.5)], done: 3 })],
  ["that begins with a hand", JSON.stringify({ ...sheet("x"), steps: [add(14, 6)], done: 1 })],
  ["that counts more steps than it has", JSON.stringify({ ...sheet("x"), done: 9 })],
  ["with too few names", JSON.stringify(begun("x", "x", { ...usual(), names: ["Ada"] }, 1))],
])("a sheet %s is left alone and counted", (_, text) => {
  localStorage.setItem("elferrat-kitchen-sheet-x", text);
  expect(readSheet(text)).toBeNull();
  expect(found(10)).toMatchObject({ sheets: [], unreadable: 1 });
  expect(localStorage.getItem("elferrat-kitchen-sheet-x")).toBe(text);
});

test("storage that is full or forbidden is said, and the sheets go on", () => {
  const sheets = new Sheets();
  const id = sheets.begin("evening", fitted(usual(), "elfern", 2));
  vi.stubGlobal("localStorage", {
    length: 0,
    setItem: () => {
      throw new DOMException("no room", "QuotaExceededError");
    },
  });
  expect(sheets.step(sheets.get(id) as Kept, add(14, 6))).toBeNull();
  expect(sheets.trouble).toBe("full");
  const refuse = () => {
    throw new DOMException("not here", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: refuse }));
  expect(sheets.step(sheets.get(id) as Kept, add(20, 0))).toBeNull();
  expect([sheets.trouble, sheets.get(id)?.done]).toEqual(["forbidden", 3]);
  expect(new Sheets().trouble).toBe("forbidden");
});

test("after every change another page finds the same", () => {
  const sheets = new Sheets();
  const other = () => new Sheets();
  const id = sheets.begin("evening", fitted(usual(), "elfern", 2));
  const now = () => sheets.get(id) as Kept;
  sheets.step(now(), add(14, 6));
  expect(other().get(id)).toEqual(now());
  sheets.write(now(), { fields: ["1", "9"], drawn: null, counting: false, counts: [] });
  expect(other().get(id)?.draft?.fields).toEqual(["1", "9"]);
  sheets.moveTo(now(), 1);
  expect(other().get(id)?.done).toBe(1);
  sheets.rename(now(), "night");
  expect(other().open.map(({ title }) => title)).toEqual(["night"]);
  sheets.remove(now());
  expect([other().get(id), other().deleted.length]).toEqual([null, 1]);
  sheets.bringBack(sheets.deleted[0] as Kept);
  expect(other().get(id)).toEqual(now());
  sheets.forget(now());
  expect([sheets.open, other().open, localStorage.length]).toEqual([[], [], 0]);
});

test("what another tab writes is followed; other keys are not", () => {
  const [here, there] = [new Sheets(), new Sheets()];
  const stop = here.watch();
  const id = there.begin("evening", fitted(usual(), "elfern", 2));
  dispatchEvent(new StorageEvent("storage", { key: "elferrat-lang" }));
  expect(here.get(id)).toBeNull();
  dispatchEvent(new StorageEvent("storage", { key: `elferrat-kitchen-sheet-${id}` }));
  expect(here.get(id)?.title).toBe("evening");
  stop();
});

test("the form of a new sheet is kept; nonsense is not taken for one", () => {
  expect(keptNew()).toBeNull();
  keepNew({ title: "x", terms: usual() });
  expect(keptNew()).toEqual({ title: "x", terms: usual() });
  localStorage.setItem("elferrat-kitchen-new", '{"title":"x"}');
  expect(keptNew()).toBeNull();
});

test("fields of a spreadsheet", () => {
  const rows = [["Hand", 'Ada "A", honours', "=1+1", "@x"], [1, -14, "a;b", "line\nbreak"]];
  expect(csvOf(rows, "en")).toBe(`\uFEFFHand,"Ada ""A"", honours",'=1+1,'@x\r\n1,-14,a;b,"line\nbreak"\r\n`);
  expect(csvOf(rows, "de")).toContain('1;-14;"a;b";');
});

test("names of files: single blanks, no signs that a system of files does not have", () => {
  expect(fileName("Elfer raus! Ergebnis 2026-11-30")).toBe("Elfer raus Ergebnis 2026-11-30.csv");
  expect(fileName(" Tisch: Ada/Ben  ")).toBe("Tisch Ada Ben.csv");
  expect(fileName("?!")).toBe("elferrat.csv");
});

test("the day in a name is that of this place, as on the sheet", () => {
  vi.stubEnv("TZ", "Pacific/Auckland");
  expect(dayOf(Date.UTC(2026, 10, 30, 23))).toBe("2026-12-01");
  vi.stubEnv("TZ", "America/New_York");
  expect(dayOf(Date.UTC(2026, 0, 2, 3))).toBe("2026-01-01");
  vi.unstubAllEnvs();
});
