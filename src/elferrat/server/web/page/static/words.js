// The words of the page in the chosen language, and what all three pages share.

export let words = { page: {} };
export let lang = "en";

const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

export const $ = (id) => document.getElementById(id);

/** A sentence of the page with its values filled in. */
export const t = (key, values) => fill(words.page[key] ?? key, values);

export function fill(text, values = {}) {
  return text.replace(/\{([a-z]+)\}/g, (hole, name) => values[name] ?? hole);
}

/** An element; `on…` are listeners, what is null or false is left out, text is never markup. */
export function el(name, given = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** Put new children into an element; the focus stays on the one with the same `data-key`, or near. */
export function put(place, ...children) {
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const buttons = focused ? [...place.querySelectorAll("button")] : [];
  const at = buttons.indexOf(focused);
  place.replaceChildren(...children.filter((child) => child !== null));
  if (!focused) return;
  const now = [...place.querySelectorAll("button")];
  const same = now.find((button) => button.dataset.key === focused.dataset.key);
  const near = same ?? now[Math.min(at, now.length - 1)] ?? document.querySelector("#hand .fits, #actions button");
  near?.focus({ preventScroll: true });
}

/** Say something in a live region; the same text twice must differ to be read twice. */
export function tell(place, text) {
  place.textContent = text && place.textContent === text ? `${text}\u00a0` : text;
}

export async function begin() {
  const wanted = [stored("lang"), ...(navigator.languages ?? [])].map((one) => (one ?? "").slice(0, 2));
  lang = wanted.find((one) => one in LANGUAGES) ?? "en";
  words = await (await fetch(`/words/${lang}.json`)).json();
  document.documentElement.lang = lang;
  for (const place of document.querySelectorAll("[data-t]")) place.textContent = t(place.dataset.t);
  const choice = $("language");
  put(choice, ...Object.entries(LANGUAGES).map(([value, name]) =>
    el("option", { value, lang: value, selected: value === lang }, name)));
  choice.addEventListener("change", () => {
    store("lang", choice.value);
    location.reload();
  });
}

/** Ask the server; raises an Error whose message is its reason, in the page's language. */
export async function api(method, path, body) {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  const sent = { method, headers: {} };
  if (body !== undefined) {
    sent.headers["Content-Type"] = "application/json";
    sent.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(url, sent);
  } catch {
    throw new Error(t("no-server"));
  }
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(found.reason ?? t("no-server"));
  return found;
}

const wanted = {}; // ids of requests that have no answer yet

/** Ask for a table or a seat: the same again, should the answer be lost, has the same id. */
export async function once(path, body) {
  const request = `${path} ${JSON.stringify(body)}`;
  wanted[request] ??= [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
  const found = await api("POST", path, { ...body, id: wanted[request] });
  delete wanted[request];
  return found;
}

/** What this browser keeps; one that keeps nothing is no trouble. */
export function stored(name) {
  try {
    return localStorage.getItem(`elferrat-${name}`);
  } catch {
    return null;
  }
}

export function store(name, value) {
  try {
    if (value === null) localStorage.removeItem(`elferrat-${name}`);
    else localStorage.setItem(`elferrat-${name}`, value);
  } catch {
    // Then it is asked for again.
  }
}
