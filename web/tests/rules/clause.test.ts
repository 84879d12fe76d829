// @vitest-environment happy-dom
// A clause beside a refusal: told in place, from clause to clause; nothing where there is none.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Clause from "../../src/rules/Clause.svelte";
import { inWords } from "../../src/rules/in-words";
import { catalogue } from "../../src/words/words.svelte";

const PAGE = {
  "rules-show-clause": "clause {clause}", "rules-whole": "all", "rules-close": "close", "rules-picture-lie": "lie {cards}",
  "rules-picture-new": "new {cards}", "rules-picture-bridge": "{from}/{to}", "rules-picture-fit": "fit {cards}",
  "rules-picture-cards": "cards {cards}", "rules-picture-marked": "marked {cards}",
};
let shown: ReturnType<typeof mount>;
const show = (game: string, clause: string): void => void (shown = mount(Clause, { target: document.body, props: { game, clause } }));
const dialog = (): HTMLDialogElement => document.querySelector("dialog") as HTMLDialogElement;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => Response.json({ lang: "en", page: PAGE, cards: { R12: "red 12" }, moves: { joker: "joker as {card}" } }));
  await catalogue.begin();
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

test("it opens, names the page with all rules, and closes", async () => {
  show("extra", "X42");
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(dialog().textContent).toContain("There are 7 bonus cards"), { timeout: 10_000 });
  expect(dialog().open).toBe(true);
  expect(dialog().querySelector("small")?.textContent).toBe("Bonus cards");
  expect(dialog().querySelector("form a")?.getAttribute("href")).toBe("/rules/extra#X42");
  dialog().close();
  dialog().dispatchEvent(new Event("close"));
  flushSync();
  expect(dialog()).toBeNull();
});

test("a link inside is shown in place", async () => {
  show("elfer", "E7");
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(dialog().querySelector("p a")).not.toBeNull());
  const link = dialog().querySelector("p a") as HTMLAnchorElement;
  expect(link.getAttribute("href")).toBe("#E5");
  link.click();
  flushSync();
  expect(dialog().querySelector("h2")?.textContent).toContain("E5");
  expect(dialog().textContent).toContain("you must lay at least one card");
  expect(location.hash).toBe("");
});

test.each(["turn", "over", "closed", "F7", ""])("%s is no clause of the game: nothing is drawn", (clause) => {
  show("extra", clause);
  expect(document.querySelector("button")).toBeNull();
});

test("pictures are heard", () => {
  show("extra", "");
  expect(inWords({ kind: "cards", lines: [[{ card: "R12", marked: true }]] })).toBe("cards red 12 marked red 12");
  expect(
    inWords({
      kind: "rows",
      columns: [12],
      rows: [{ colour: "R", cells: { 12: { card: "*R12", state: "lies" } } }, { colour: "G", cells: { 12: { card: "G12", state: "fits" } } }],
      bridges: [{ from: "R12", to: "G12" }],
    }),
  ).toBe("lie joker as red 12 red 12/G12 fit G12");
});
