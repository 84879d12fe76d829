// @vitest-environment happy-dom
// The coach at a table: says its steps in order, points at cards, remembers where it was, ticks off what is done.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Coach from "../../src/lessons/Coach.svelte";
import { finished, LESSONS, saying } from "../../src/lessons/lessons";
import type { Live } from "../../src/link/live.svelte";
import { catalogue } from "../../src/words/words.svelte";

const FILES = import.meta.glob<string>("../../../src/elferrat/locale/*/page-learn.ftl", { query: "?raw", import: "default", eager: true });

const SOURCES = import.meta.glob<string>("../../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** The sentences of one of our languages, as the server would give them. */
function page(lang: string): Record<string, string> {
  const text = FILES[`../../../src/elferrat/locale/${lang}/page-learn.ftl`] ?? "";
  return Object.fromEntries([...text.matchAll(/^page-([\w-]+) = (.*)$/gm)].map(([, key, said]) => [key, said?.replace(/\{ \$(\w+) \}/g, "{$1}")]));
}

const text = (): string => document.querySelector(".text")?.textContent ?? "";
const button = (): HTMLButtonElement => document.querySelector(".coach button") as HTMLButtonElement;

/** What a table has shown: the pupil is on turn, and has made these moves. */
const told = (...moves: string[]) => ({
  view: { table: { code: "BCDFGH", you: 0 as number | null, terms: { lesson: "schneider-beat" } }, play: { legal: ["JS"], stock: 20 } },
  events: moves.map((move, at) => ({ number: 9 + at, kind: "moved", seat: 0, move, at: 0 })),
  refusal: null,
});

let shown: ReturnType<typeof mount> | null = null;

async function show(live: ReturnType<typeof told>, lesson = "schneider-beat"): Promise<void> {
  shown = mount(Coach, { target: document.body, props: { live: live as unknown as Live, lesson } });
  flushSync();
  await tick();
}

async function hide(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => Response.json({ lang: "en", page: page("en"), cards: { JS: "jack of spades", TS: "10 of spades" }, moves: {} }));
  await catalogue.begin();
});
afterEach(async () => {
  await hide();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("it says what to do, with the cards in words, and points at them", async () => {
  const card = document.body.appendChild(document.createElement("div"));
  card.dataset["card"] = "JS";
  await show(told());
  await vi.waitFor(() => expect(card.dataset).toHaveProperty("pointed"));
  expect(text()).toBe("This card is led: 10 of spades. Only the next higher one of its suit beats it: jack of spades. Take the trick.");
  expect(document.querySelector(".where")?.textContent).toContain("Step 2 of 3");
  await hide();
  expect(card.dataset).not.toHaveProperty("pointed");
});

test("after the last step it is ticked off, and offers the next", async () => {
  await show(told("JS"));
  expect(text()).toContain("An ace would not have won here.");
  expect(finished()).toEqual(new Set());
  button().click();
  flushSync();
  expect(text()).toContain("Well done!");
  expect(button().textContent).toBe("Next: Higher is not enough");
  expect(finished()).toEqual(new Set(["schneider-beat"]));
});

test("a reload finds the same step again, another table begins anew", async () => {
  await show(told("JS"));
  await hide();
  await show(told());
  expect(text()).toContain("An ace");
  await hide();
  const other = told();
  other.view.table.code = "CCCCCC";
  await show(other);
  expect(text()).toContain("This card is led");
});

test("another way is said to be one, with a way back", async () => {
  await show(told("7C"));
  expect(document.querySelector(".aside")?.textContent).toContain("the rules allow it");
  const asked = vi.fn(async () => Response.json({ reason: "too many tables" }, { status: 429 }));
  vi.stubGlobal("fetch", asked);
  [...document.querySelectorAll("button")].at(-1)?.click();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe("too many tables"));
  expect(JSON.parse((asked.mock.calls as unknown as [string, RequestInit][])[0]?.[1].body as string)).toMatchObject({ game: "schneider", lesson: "schneider-beat" });
});

test("another way is still one after a reload", async () => {
  await show(told("7C"));
  await hide();
  await show(told());
  expect(document.querySelector(".aside")?.textContent).toContain("the rules allow it");
});

test("the catalogue has the texts of the lessons that there are, and none that nobody uses", () => {
  const keys = Object.keys(page("en")).map((key) => key.replace(/^learn-/, ""));
  const steps = new Set(LESSONS.flatMap(({ id, steps }) => [id, ...steps.map((step, at) => step.text ?? `${id}-${at + 1}`)]));
  const sources = Object.values(SOURCES).join("\n");
  expect(keys.filter((key) => !steps.has(key) && !sources.includes(`learn-${key}"`))).toEqual([]);
});

test("at a table that is not of this lesson, and to spectators, it says nothing", async () => {
  await show(told(), "elfer-eleven");
  expect(document.querySelector(".coach")).toBeNull();
  await hide();
  const watched = told();
  watched.view.table.you = null;
  await show(watched);
  expect(document.querySelector(".coach")).toBeNull();
});

test.each(["en", "de", "fr", "it"])("every step has its text in %s, and every hole in it is filled", async (lang) => {
  vi.stubGlobal("fetch", async () => Response.json({ lang, page: page(lang), cards: {}, moves: {} }));
  await catalogue.choose(lang as "en");
  for (const lesson of LESSONS) {
    for (let step = 0; step <= lesson.steps.length; step += 1) {
      const said = saying(lesson, step, "E6");
      expect(said, `${lesson.id} ${step + 1}`).not.toMatch(/\{|^learn-| \.|: \.|, ,/);
    }
  }
});
