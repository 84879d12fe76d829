// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store, stored } from "../../src/words/stored";
import { catalogue, chosen, fill, regional, t } from "../../src/words/words.svelte";

const words = (lang: string) => ({
  lang, page: { cards: `${lang}: {count}` }, cards: { R12: "red 12", "*": "joker" }, moves: { joker: "joker as {card}" },
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string) => {
    const lang = /words\/(..)\.json$/.exec(path)?.[1];
    return lang === "fr" ? new Response("", { status: 503, statusText: "later" }) : Response.json(words(lang ?? ""));
  });
});

afterEach(() => void vi.unstubAllGlobals());

test("holes are filled; what is missing is seen", () => {
  expect(fill("{name} has {count}, {other}", { name: "Zoë", count: 0 })).toBe("Zoë has 0, {other}");
});

test("the first wish that is known, in any region", () => {
  expect(chosen([null, "pt-BR", "de-CH", "fr"])).toBe("de");
  expect(chosen(["pt", null])).toBe("en");
  expect(chosen(["constructor"])).toBe("en");
});

test("what was chosen comes before what the browser asks for, and is kept", async () => {
  store("lang", "it");
  await catalogue.begin();
  expect(document.documentElement.lang).toBe("it");
  await catalogue.choose("de");
  expect(t("cards", { count: 3 })).toBe("de: 3");
  expect(stored("lang")).toBe("de");
});

test("a link in a language shows its page in that one, and keeps nothing; what is chosen there is, and stays", async () => {
  const other = "/r/abc?lang=de&pack=german#7";
  history.replaceState(null, "", other);
  store("lang", "it");
  await catalogue.begin();
  expect([catalogue.lang, stored("lang"), location.pathname + location.search + location.hash]).toEqual(["de", "it", other]);
  await catalogue.choose("en");
  expect(location.pathname + location.search + location.hash).toBe("/r/abc?pack=german#7");
  await catalogue.begin();
  expect([catalogue.lang, stored("lang")]).toEqual(["en", "en"]);
  for (const none of ["?lang=", "?lang=xx", "?"]) {
    history.replaceState(null, "", `/${none}`);
    await catalogue.begin();
    expect(catalogue.lang, none).toBe("en");
  }
  history.replaceState(null, "", "/");
});

test("words that do not come leave those that are there", async () => {
  await catalogue.choose("de");
  await expect(catalogue.choose("fr")).rejects.toThrow("later");
  expect(catalogue.lang).toBe("de");
  expect(stored("lang")).toBe("de");
});

test("cards in words", async () => {
  await catalogue.choose("en");
  expect(["R12", "*", "*R12", "?"].map((card) => catalogue.card(card))).toEqual(["red 12", "joker", "joker as red 12", "?"]);
});

test("a browser that keeps nothing is no trouble", () => {
  const refuse = () => {
    throw new Error("not here");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => store("lang", "de")).not.toThrow();
  expect(stored("lang")).toBe("de"); // until the page is left
  expect(() => store("lang", null)).not.toThrow();
  expect(stored("lang")).toBeNull();
});

test("where there is no room for it, what was chosen last is still the one until the page is left", () => {
  const full = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  store("lang", "de");
  vi.stubGlobal("localStorage", { getItem: () => "de", setItem: full, removeItem: full });
  store("lang", "it");
  expect(stored("lang")).toBe("it");
  store("lang", null);
  expect(stored("lang")).toBeNull();
  vi.stubGlobal("localStorage", { getItem: () => "fr", setItem: () => {}, removeItem: () => {} });
  store("lang", "fr");
  expect(stored("lang")).toBe("fr"); // there is room again
});

test("what a browser names though it is no locale breaks no date", () => {
  for (const odd of ["en-US@posix", "en_GB", "en_US.UTF-8", "en-", "e", ""]) {
    const found = regional("en", [odd]);
    expect(() => new Intl.DateTimeFormat(found), `${odd}: ${found}`).not.toThrow();
  }
  expect(regional("en", ["en-US@posix"])).toBe("en-US");
  expect(regional("en", ["en-US@posix", "en-GB"])).toBe("en-GB");
  expect(regional("de", ["de@euro"])).toBe("de");
});

test("dates are of this browser's region", () => {
  const day = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone: "UTC" }).format(Date.UTC(2026, 10, 30));
  expect(regional("en", ["de-CH", "en-GB", "en-US"])).toBe("en-GB");
  expect(regional("de", ["en", "de"])).toBe("de");
  expect(regional("en", ["de", "fr-CH"])).toBe("en-CH"); // English in Switzerland is not American
  expect(regional("it", ["pt"])).toBe("it");
  expect([day(regional("en", ["en-GB"])), day(regional("en", ["en-US"])), day(regional("en", ["de-DE"]))]).toEqual(["30/11/2026", "11/30/26", "30/11/2026"]);
});
