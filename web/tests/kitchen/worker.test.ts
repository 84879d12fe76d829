// The service worker in a scope of our own: what it keeps, what it answers, what it leaves alone.

import { beforeEach, expect, test, vi } from "vitest";

const HOST = "https://cards.example";
type Act = (event: Record<string, unknown>) => void;

/** Caches as a browser has them, as far as the worker uses them. */
class Caches {
  kept = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    return {
      addAll: async (requests: Request[]) => {
        const answers = await Promise.all(requests.map((request) => fetch(request)));
        if (answers.some(({ ok }) => !ok)) throw new TypeError("not all are there");
        for (const [at, { url }] of requests.entries()) entries.set(url, answers[at] as Response);
      },
      put: async ({ url }: Request, answer: Response) => void entries.set(url, answer),
    };
  }
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
  match = async (wanted: Request | string) => {
    const url = new URL(typeof wanted === "string" ? wanted : wanted.url, HOST).href;
    return [...this.kept.values()].flatMap((entries) => entries.get(url) ?? [])[0]?.clone();
  };
}

const acts = new Map<string, Act>();
let caches = new Caches();
let network: Record<string, () => Response> = {};
const asked: string[] = [];

/** Tell the worker of an event and wait for all that it does. */
async function tell(kind: string, event: Record<string, unknown> = {}): Promise<Response | null> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  acts.get(kind)?.({
    ...event,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (one: Promise<Response>) => (answer = one),
  });
  await Promise.all(work);
  return answer;
}

const request = (path: string, init: { method?: string; mode?: string } = {}) => {
  const made = new Request(new URL(path, HOST), { method: init.method ?? "GET" });
  return init.mode ? Object.defineProperty(made, "mode", { value: init.mode }) : made;
};
const get = async (path: string, init: { method?: string; mode?: string } = {}) => {
  const answer = await tell("fetch", { request: request(path, init) });
  return answer && [answer.status, await answer.text()];
};
const visit = (path: string) => get(path, { mode: "navigate" });
const says = (text: string, status = 200) => () => new Response(text, { status });
const offline = () => void (network = {});

beforeEach(async () => {
  caches = new Caches();
  asked.length = 0;
  network = { "/": says("the page"), "/assets/a-1.js": says("code"), "/icon.svg": says("icon"), "/words/de.json": says("Wörter") };
  const scope = {
    location: new URL(HOST),
    clients: { claim: vi.fn(async () => {}) },
    addEventListener: (kind: string, act: Act) => acts.set(kind, act),
  };
  const request = globalThis.Request;
  vi.stubGlobal("self", scope);
  vi.stubGlobal("caches", { open: (name: string) => caches.open(name), keys: () => caches.keys(), delete: (name: string) => caches.delete(name), match: (one: Request) => caches.match(one) });
  // A worker's requests begin at its own address.
  vi.stubGlobal("Request", class extends request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === "string" ? new URL(input, HOST) : input, init);
    }
  });
  vi.stubGlobal("SHELL", ["/assets/a-1.js", "/icon.svg"]);
  vi.stubGlobal("BUILD", "one");
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const answer = network[pathname];
    if (!answer) throw new TypeError("no network");
    return answer();
  });
  vi.resetModules();
  await import("../../src/offline/worker");
});

test("after its installation pages and files open without a network", async () => {
  await tell("install");
  offline();
  expect(await visit("/kitchen")).toEqual([200, "the page"]);
  expect(await visit("/rules/elfern")).toEqual([200, "the page"]);
  expect(await get("/assets/a-1.js")).toEqual([200, "code"]);
});

test("an installation that lacks a file fails, so that it is tried again", async () => {
  delete network["/icon.svg"];
  await expect(tell("install")).rejects.toThrow();
});

test("pages come from the network first, the kept one when the server ails; the server's own words otherwise", async () => {
  await tell("install");
  network["/kitchen"] = says("a newer page");
  expect(await visit("/kitchen")).toEqual([200, "a newer page"]);
  network["/kitchen"] = says("", 503);
  expect(await visit("/kitchen")).toEqual([200, "the page"]);
  network["/nothing"] = says("there is no such page", 404);
  expect(await visit("/nothing")).toEqual([404, "there is no such page"]);
});

test("files of the build are not asked for again", async () => {
  await tell("install");
  asked.length = 0;
  await get("/assets/a-1.js");
  expect(asked).toEqual([]);
});

test("words: new ones first, the last ones without a network, never a failure in their place", async () => {
  await get("/words/de.json");
  network["/words/de.json"] = says("neue Wörter");
  expect(await get("/words/de.json")).toEqual([200, "neue Wörter"]);
  network["/words/de.json"] = says("", 502);
  expect(await get("/words/de.json")).toEqual([200, "neue Wörter"]);
  offline();
  expect(await get("/words/de.json")).toEqual([200, "neue Wörter"]);
  await expect(get("/words/fr.json")).resolves.toEqual([0, ""]);
});

test("words that were there before the worker are kept; nothing else is taken from a page", async () => {
  network["/api/v1/tables"] = says("secret");
  await tell("message", { data: { keep: [`${HOST}/words/de.json`, `${HOST}/api/v1/tables`, "https://other.example/words/de.json", 7] } });
  expect(asked).toEqual(["/words/de.json"]);
  await tell("message", { data: {} });
  offline();
  expect(await get("/words/de.json")).toEqual([200, "Wörter"]);
});

test("the interface, other hosts, and whatever writes are left alone", async () => {
  await tell("install");
  for (const [path, init] of [
    ["/api/v1/tables", {}], ["/api/v1/tables", { mode: "navigate" }], ["/words/de.json", { method: "POST" }],
    ["https://other.example/assets/a-1.js", {}], ["/metrics", {}],
  ] as const) {
    expect(await get(path, init), path).toBeNull();
  }
});

test("caches of other builds are deleted; words and other people's caches stay", async () => {
  await tell("install");
  await get("/words/de.json");
  for (const name of ["elferrat-old", "somebody"]) await caches.open(name);
  await tell("activate");
  expect([...caches.kept.keys()].sort()).toEqual(["elferrat-one", "elferrat-words", "somebody"]);
});
