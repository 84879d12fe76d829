// @vitest-environment happy-dom
// The page itself: what people press, and what they read afterwards.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import KitchenPage from "../../src/pages/KitchenPage.svelte";
import { catalogue } from "../../src/words/words.svelte";

let page: Record<string, unknown> | null = null;
const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const one = (selector: string) => all(selector)[0] as HTMLElement;
const text = (selector: string) => one(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? null;

/** A sentence whose key is seen, and its values behind it. */
const sentence = (key: string) => [key, `${key} {number} {count} {name} {names} {scores} {why}`];
const KEYS = ["hand", "change-hand", "delete-hand", "bad-honours", "leads", "wins", "held", "is-deleted", "bad-end", "undone", "seat"].map((key) => `kitchen-${key}`);

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "", "/kitchen");
  const words = { lang: "en", page: Object.fromEntries(KEYS.map(sentence)), games: { elfern: "Elfern" }, keys: {}, cards: {}, moves: {} };
  vi.stubGlobal("fetch", async () => Response.json(words));
  await catalogue.choose("en");
  open();
});

afterEach(close);

function open(): void {
  page = mount(KitchenPage, { target: document.body });
  flushSync();
}

function close(): void {
  if (page) void unmount(page);
  page = null;
  document.body.replaceChildren();
}

function reload(): void {
  close();
  open();
}

async function settle(): Promise<void> {
  await vi.waitFor(() => flushSync());
  await new Promise((done) => setTimeout(done, 5));
  flushSync();
}

function type(selector: string, at: number, value: string): void {
  const field = all<HTMLInputElement>(selector)[at] as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

function submit(selector: string): void {
  one(selector).dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  flushSync();
}

function press(label: string): void {
  const found = all("button").find((button) => button.textContent?.includes(label) || button.getAttribute("aria-label")?.includes(label));
  if (!found) throw new Error(`no button ${label}`);
  found.click();
  flushSync();
}

function choose(at: number, value: string): void {
  const field = all<HTMLSelectElement>("form select")[at] as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

async function begin(game = "elfern"): Promise<void> {
  choose(0, game);
  type("fieldset input", 0, "Ada");
  submit("form");
  dispatchEvent(new Event("hashchange"));
  await settle();
}

function write(honours: string): void {
  type(".seats input", 0, honours);
  submit(".now form");
}

const fields = () => all<HTMLInputElement>(".seats input").map(({ value }) => value);
const rows = () => all("tbody tr").filter((row) => row.closest("article .hands")).map((row) => row.textContent?.match(/[+\d·]+/g)?.join(" "));

test("a sheet is begun, hands are written down, and everything is there after a reload", async () => {
  await begin();
  expect(location.hash).toMatch(/^#[a-z2-9]{8}$/);
  write("14");
  write("10");
  expect(text(".best")).toContain("Ada");
  expect(text(".held")).toContain("kitchen-held");
  type(".seats input", 0, "1");
  const before = [rows(), text(".best"), fields()];
  reload();
  expect([rows(), text(".best"), fields()]).toEqual(before);
  expect(fields()).toEqual(["1", "19"]);
});

test("the other honours fill themselves in, until somebody types them", async () => {
  await begin();
  type(".seats input", 0, "1");
  type(".seats input", 0, "14");
  expect(fields()).toEqual(["14", "6"]);
  type(".seats input", 1, "7");
  expect(fields()).toEqual(["14", "7"]);
  submit(".now form");
  expect(text(".now [role=alert]")).toMatch(/^kitchen-bad-honours 21 .*F2$/);
  expect(rows()).toEqual([]);
  type(".seats input", 1, "6");
  expect(text(".now [role=alert]")).toBe("");
});

test("any step back and forth, by button and by key", async () => {
  await begin();
  for (const honours of ["14", "9", "20"]) write(honours);
  expect(rows().length).toBe(3);
  press("kitchen-undo");
  dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true }));
  flushSync();
  expect(rows().length).toBe(1);
  expect(text(".said")).toContain("kitchen-undone");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Z", ctrlKey: true, shiftKey: true }));
  flushSync();
  expect(rows().length).toBe(2);
  press("kitchen-undo");
  press("kitchen-undo");
  press("kitchen-undo"); // nothing is left to undo
  expect(rows()).toEqual([]);
});

test("a wrong line is changed, and deleted", async () => {
  await begin();
  write("14");
  write("9");
  press("kitchen-change-hand 1");
  await settle();
  expect(fields()).toEqual(["14", "6"]);
  type(".seats input", 0, "5");
  type(".seats input", 1, "15");
  submit(".now form");
  expect(text(".best")).toContain("kitchen-seat 2");
  press("kitchen-change-hand 2");
  await settle();
  one(".now .buttons button").focus();
  press("kitchen-delete-hand 2");
  await settle();
  expect(document.activeElement).toBe(one(".now h2"));
  expect(rows().length).toBe(1);
});

test("F10, F11: after a tie it can be said who drew the deal, and the match may end", async () => {
  await begin();
  write("10");
  const drawn = all<HTMLInputElement>(".drawn input");
  expect(drawn.length).toBe(2);
  drawn[0]?.click();
  flushSync();
  write("11");
  expect(all(".drawn input").length).toBe(0);
  press("kitchen-end");
  expect(text(".best")).toContain("kitchen-wins");
  expect(all(".seats input").length).toBe(0);
  press("kitchen-go-on");
  expect(all(".seats input").length).toBe(2);
});

test("a deleted sheet comes back", async () => {
  await begin();
  history.replaceState(null, "", "/kitchen#sheets");
  dispatchEvent(new Event("hashchange"));
  await settle();
  const id = one("li a").getAttribute("href");
  one("button[aria-label^=kitchen-delete-it]").focus();
  press("kitchen-delete-it");
  await settle();
  expect(document.activeElement?.textContent).toBe("kitchen-bring-back");
  expect(all("main ul:not(details ul) li a").length).toBe(0);
  press("kitchen-bring-back");
  expect(one("li a").getAttribute("href")).toBe(id);
});

test("an address without a sheet says so", () => {
  close();
  history.replaceState(null, "", "/kitchen#unknown2");
  open();
  expect(text("main")).toContain("kitchen-unknown-sheet");
});

test("a new sheet is of the first game, and what most leave as it is is folded", () => {
  const selects = all<HTMLSelectElement>("form select");
  expect(selects[0]?.value).toBe("elfer");
  expect(selects.filter((one) => !one.closest("details")).length).toBe(3); // game, players, first dealer
  expect(one("form details").hasAttribute("open")).toBe(false);
  expect(all("form details select").length).toBe(1); // the variant
  choose(1, "2");
  expect(all("form details input[type=checkbox]").length).toBe(1); // without blue
});

test("E12: the sum of what is typed is shown before it is written down", async () => {
  choose(1, "2");
  await begin("elfer");
  type(".seats input", 0, "0");
  type(".seats input", 1, "3+9");
  expect(text(".seats output")).toBe("= 12");
  submit(".now form");
  expect(rows()).toEqual(["1 1 0 0 12 12"]);
});

/** The number of hands, which browsers tell when their field is left: with the press on the button. */
function hands(form: string, value: string): void {
  const field = one(`${form} input[type=number]`) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

/** What is said of a refusal, and whether it keeps its room without a word. */
const said = (form: string) => [text(`${form} [role=alert] p`), one(`${form} [role=alert] p`)?.classList.contains("mended") ?? null];

test("S8: a refusal that was mended keeps its room until the next try, for a new sheet and for new terms", async () => {
  choose(0, "schneider");
  hands("form", "3");
  submit("form");
  expect(said("form")).toEqual([expect.stringContaining("S8"), false]);
  hands("form", "4");
  expect(said("form")).toEqual([expect.stringContaining("S8"), true]);
  hands("form", "5");
  submit("form");
  expect(said("form")).toEqual([expect.stringContaining("S8"), false]);
  hands("form", "4");
  submit("form");
  dispatchEvent(new HashChangeEvent("hashchange"));
  await settle();
  const details = all<HTMLDetailsElement>("article > details").at(-1)!;
  const toggle = (open: boolean) => {
    details.open = open;
    details.dispatchEvent(new Event("toggle"));
    flushSync();
  };
  toggle(true);
  hands("details form", "7");
  submit("details form");
  expect(said("details form")).toEqual([expect.stringContaining("S8"), false]);
  hands("details form", "6");
  expect(said("details form")).toEqual([expect.stringContaining("S8"), true]);
  toggle(false);
  expect(text(".hands [role=alert]")).toBe(""); // what was not taken over is of no interest any more
  toggle(true);
  expect(said("details form")).toEqual([null, null]);
  hands("details form", "6");
  submit("details form");
  expect(one("details form")).toBeUndefined();
});
