// The service worker: the pages of its own build, kept for days without a network. It is built as
// /worker.js; scripts/shell.mjs puts the names of the build's files in.

export {}; // a module of its own for the compiler; what is built exports nothing

// The worker's own scope has other types than a page; only what is used here is named.
interface Waiting extends Event { waitUntil(work: Promise<unknown>): void }
interface Fetching extends Waiting { request: Request; respondWith(answer: Promise<Response>): void }
interface Told extends Waiting { data: unknown }
interface Scope {
  location: Location;
  clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", act: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", act: (event: Fetching) => void): void;
  addEventListener(kind: "message", act: (event: Told) => void): void;
}

/** Every file of this build, and a name that changes when one of them does. */
declare const SHELL: readonly string[];
declare const BUILD: string;

const worker = self as unknown as Scope;
const PREFIX = "elferrat-";
const FILES = `${PREFIX}${BUILD}`;
/** Words outlive a build: they are of the server, not of the page. */
const WORDS = `${PREFIX}words`;
const PAGE = "/";

const isWords = (path: string): boolean => path.startsWith("/words/");

/** The page and the files that this very page names, past every other cache. */
async function install(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([PAGE, ...SHELL].map((path) => new Request(path, { cache: "reload" })));
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== FILES && name !== WORDS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page: from the network, and the kept one when there is none, or only an ailing server. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // No network.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** A file of the build: its name changes with its content, so a kept one is right. */
const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** Words: new ones while there is a network, the last ones when there is none. */
async function words(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      await (await caches.open(WORDS)).put(request, copy);
    }
    if (answer.status < 500) return answer;
  } catch {
    // No network.
  }
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (isWords(pathname)) event.respondWith(words(event.request));
  else if (SHELL.includes(pathname)) event.respondWith(file(event.request));
});

// Words that a page loaded before there was a worker.
worker.addEventListener("message", (event) => {
  const { keep } = event.data as { keep?: unknown };
  if (!Array.isArray(keep)) return;
  const wanted = keep.filter((url): url is string => typeof url === "string" && URL.canParse(url)).map((url) => new URL(url));
  const own = wanted.filter(({ origin, pathname }) => origin === worker.location.origin && isWords(pathname));
  event.waitUntil(Promise.all(own.map(({ href }) => words(new Request(href)))));
});
