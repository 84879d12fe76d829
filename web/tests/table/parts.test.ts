// @vitest-environment happy-dom
// Parts of the table page: what was said is kept until it is stored, answers go again, absences are told.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Away from "../../src/table/Away.svelte";
import Facts from "../../src/table/Facts.svelte";
import HostControls from "../../src/table/HostControls.svelte";
import Seats from "../../src/table/Seats.svelte";
import { lastSeen, noteSeen } from "../../src/table/seen";
import type { Session } from "../../src/table/session.svelte";
import Talk from "../../src/table/Talk.svelte";
import Word from "../../src/table/Word.svelte";
import { catalogue } from "../../src/words/words.svelte";
import type { Socket } from "../link/server";
import { elfer, laid, seated, speak, table, welcome } from "./seated";

let shown: ReturnType<typeof mount>[] = [];

function show<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
  shown.push(mount(part, { target: document.body, props }));
  flushSync();
}

const text = (): string => document.body.textContent ?? "";
const refuse = (session: Session, clause = "E6", why = "no"): void => {
  session.live.refusal = { frame: "refused", id: null, clause, reason: why, why, legal: [] };
  flushSync();
};

beforeEach(() => {
  localStorage.clear();
  speak();
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chat = { terms: { ...table().terms, chat: true } };

test("a text stays in its field until it is stored; one that was refused can be changed", () => {
  const { session, socket } = seated(elfer(), [], chat);
  show(Talk, { session });
  const field = document.querySelector("input") as HTMLInputElement;
  const say = (words: string): string => {
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
    vi.advanceTimersByTime(1_000);
    return socket.got.at(-1)!.id;
  };
  const refused = say("far too long");
  socket.tell({ frame: "refused", id: refused, clause: "text", reason: "long", why: "long", legal: [] });
  flushSync();
  expect(field.value).toBe("far too long");
  const stored = say("shorter");
  socket.tell({ frame: "ack", id: stored, number: 2 });
  flushSync();
  expect(field.value).toBe("");
  const another = say("more");
  field.value = "and more"; // typed on before the answer came
  field.dispatchEvent(new Event("input", { bubbles: true }));
  socket.tell({ frame: "ack", id: another, number: 3 });
  flushSync();
  expect(field.value).toBe("and more");
});

test("a refusal goes with a press anywhere else, and after a while", () => {
  const { session } = seated();
  show(Word, { session });
  refuse(session);
  document.querySelector(".word p")!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  flushSync();
  expect(session.live.refusal).not.toBeNull();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  flushSync();
  expect(document.querySelector(".word")).toBeNull();
  refuse(session);
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect(document.querySelector(".word")).not.toBeNull();
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect(document.querySelector(".word")).toBeNull();
});

test("for who plays with keys a refusal stays until the next press; Tab, arrows and what is pressed in it are none", () => {
  const { session } = seated();
  show(Word, { session });
  const press = (key: string, at: EventTarget = document.body, more = {}): void => {
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    flushSync();
  };
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  press("Enter");
  refuse(session);
  vi.advanceTimersByTime(60_000);
  for (const key of ["Tab", "ArrowRight", "Shift"]) press(key);
  press("Enter", document.querySelector(".word .close")!);
  press("c", document.body, { ctrlKey: true });
  expect(session.live.refusal).not.toBeNull();
  press("h");
  expect(session.live.refusal).toBeNull();
});

test("a refusal that is held, or that a lesson speaks of, stays", () => {
  const { session } = seated();
  show(Word, { session });
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  refuse(session);
  document.querySelector<HTMLElement>(".word .close")!.focus();
  vi.advanceTimersByTime(60_000);
  expect(session.live.refusal).not.toBeNull();
  const taught = seated(elfer(), [], { terms: { ...table().terms, lesson: "elfer-refused" } }).session;
  show(Word, { session: taught });
  refuse(taught);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(60_000);
  expect(taught.live.refusal).not.toBeNull();
});

test("who has no connection is marked at the seat, with the time that is left; oneself never", () => {
  const { session, socket } = seated();
  show(Seats, { session, now: session.live.now });
  socket.tell({ frame: "absent", seats: [{ seat: 0, until: session.live.now }, { seat: 2, until: session.live.now + 90_000 }] });
  flushSync();
  const marks = () =>
    [...document.querySelectorAll("li")]
      .filter((seat) => seat.querySelector(".missed"))
      .map((seat) => [seat.querySelector(".name")?.textContent?.trim(), ...[...seat.querySelectorAll(".missed span")].map((part) => part.textContent)]);
  expect(marks()).toEqual([["Cem", "⚡", "absent 1:30", "1:30"]]); // the last one for phones, the words for readers
  welcome(socket, { table: table({ phase: "done" }), play: elfer() }, [], 2, [{ seat: 2, until: session.live.now + 90_000 }]);
  flushSync();
  expect(marks()).toEqual([["Cem", "⚡", "no connection"]]); // nobody plays in anybody's stead now
});

test("how strong a bot is and what that means stands in the menu", () => {
  const seats = table().seats.map((seat, at) => (at ? { ...seat, kind: "bot" as const, level: ["", "thumb", "later"][at]! } : seat)) as never;
  const { session } = seated(elfer(), [], { seats });
  Object.assign(catalogue.words!.page, { "home-bot-thumb": "solid: by rules of thumb" });
  show(Facts, { session });
  const told = [...document.querySelectorAll("dt")].map((name) => [name.textContent, name.nextElementSibling!.textContent]);
  expect(told.slice(0, 2)).toEqual([["Bob", "solid: by rules of thumb"], ["Cem", "later"]]);
});

test("the host, and nobody else, may give a bot the seat that somebody left in a running game: beside it, and in the menu, and is asked first", () => {
  const seats = table().seats.map((seat, at) => (at === 1 ? { ...seat, away: "left" as const } : seat)) as never;
  const offers = () => [...document.querySelectorAll("button")].filter((one) => one.textContent?.startsWith("bot-instead"));
  for (const part of [Seats, HostControls]) {
    const { session, socket } = seated(elfer(), [], { seats });
    show(part as Component<{ session: Session; now: number }>, { session, now: session.live.now });
    const at = offers().length - 1; // each part has one
    offers()[at]!.click();
    flushSync();
    expect(socket.got).toEqual([]);
    expect(document.querySelector("[role=alert]")?.textContent).toBe("bot-instead-sure");
    offers()[at]!.click(); // the one that does it
    flushSync();
    expect(socket.got).toMatchObject([{ do: "add_bot", seat: 1 }]);
  }
  for (const given of [{ seats, host: 2 }, { seats, phase: "done" as const }, {}]) {
    const other = seated(elfer(), [], given).session;
    expect([0, 1, 2].filter((seat) => other.replaceable(seat))).toEqual([]);
  }
});

const connected = (session: Session): void => {
  session.live.state = "open";
  flushSync();
};

const turn = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
};
const view = { table: table(), play: elfer() };

test("after a reload, or the next day, what happened since is told; one's own part in it is not", () => {
  noteSeen("ABCDEF", 1);
  const { session } = seated(elfer(), [laid(1, 0, "R11"), laid(2, 1, "R12"), laid(3, 2, "Y3"), { number: 4, at: 0, kind: "returned", seat: 0 }]);
  connected(session);
  show(Away, { session });
  expect([...document.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["Bob laid red 12", "Cem laid yellow 3"]);
});

test.each([
  ["closed", () => document.querySelector("button")!.click(), "", 3],
  ["followed by one's own next move", (socket: Socket) => welcome(socket, view, [laid(4, 0, "Y3")]), "", 4],
  ["followed by another's move", (socket: Socket) => welcome(socket, view, [laid(4, 1, "Y3")]), "Cem laid yellow 3", 1],
])("what was missed, if it is %s, is told again after a reload just where nobody has taken it away", (_, next, again, noted) => {
  noteSeen("ABCDEF", 1);
  const { session, socket } = seated(elfer(), [laid(1, 0, "R11"), laid(2, 1, "R12"), laid(3, 2, "Y3")]);
  connected(session);
  show(Away, { session });
  next(socket);
  flushSync();
  expect(lastSeen("ABCDEF")).toBe(noted);
  void unmount(shown.pop()!);
  show(Away, { session });
  expect(text()).toContain(again);
  expect(document.querySelectorAll("section")).toHaveLength(again ? 1 : 0);
});

test("what was missed stays, with what is missed after it, until somebody takes it away for good", () => {
  noteSeen("ABCDEF", 1);
  const { session, socket } = seated(elfer(), [laid(1, 0, "R11"), laid(2, 1, "R12"), laid(3, 2, "Y3")]);
  connected(session);
  show(Away, { session });
  turn("hidden");
  welcome(socket, view, [laid(4, 1, "R11")]);
  turn("visible");
  expect([...document.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["Bob laid red 12", "Cem laid yellow 3", "Bob laid red 11"]);
  expect(lastSeen("ABCDEF")).toBe(1);
  turn("hidden");
  vi.advanceTimersByTime(60_000);
  turn("visible"); // until the whole view has come
  document.querySelector("button")!.click();
  welcome(socket, view, [laid(5, 0, "Y3")]);
  flushSync();
  expect(text()).toBe("");
  expect(lastSeen("ABCDEF")).toBe(5);
});

test("on the first visit nothing is told, and nothing while one looks; one's own next move ends it", () => {
  const { session, socket } = seated(elfer(), [laid(1, 0, "R11"), laid(2, 1, "R12"), laid(3, 2, "Y3")]);
  connected(session);
  show(Away, { session });
  expect(text()).toBe("");
  welcome(socket, { table: table(), play: elfer() }, [laid(4, 1, "R11"), laid(5, 2, "R12")]);
  flushSync();
  expect(text()).toBe("");
  session.live.state = "lost";
  flushSync();
  welcome(socket, { table: table(), play: elfer() }, [laid(6, 1, "R11"), laid(7, 2, "R12")]);
  connected(session);
  expect(text()).toContain("news");
  welcome(socket, { table: table(), play: elfer() }, [laid(8, 0, "Y3")]);
  flushSync();
  expect(text()).toBe("");
});

test("what was missed is told in the language that is chosen, also after a change of it", () => {
  noteSeen("ABCDEF", 1);
  const { session } = seated(elfer(), [laid(1, 0, "R11"), laid(2, 1, "R12"), laid(3, 2, "Y3")]);
  connected(session);
  show(Away, { session });
  const words = catalogue.words!;
  catalogue.words = { ...words, page: { ...words.page, "away-news": "Neues" }, events: { ...words.events, laid: ["du legst {card}", "{name} legt {card}"] } };
  flushSync();
  expect(document.querySelector("h2")?.textContent).toBe("Neues");
  expect([...document.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["Bob legt red 12", "Cem legt yellow 3"]);
});

test.each([
  ["a reload", () => undefined],
  ["a look elsewhere", () => (turn("hidden"), turn("visible"))],
  ["a lost connection", (session: Session, socket: Socket) => {
    session.live.state = "lost";
    flushSync();
    welcome(socket, view, [], 2);
    connected(session);
  }],
])("after %s in which nothing was missed, what comes next is no news", (_, absence) => {
  noteSeen("ABCDEF", 2);
  const { session, socket } = seated(elfer(), [laid(1, 1, "R11"), laid(2, 2, "R12")]);
  connected(session);
  show(Away, { session });
  absence(session, socket);
  welcome(socket, view, [laid(3, 1, "R11"), laid(4, 2, "R12"), laid(5, 1, "Y3")]);
  flushSync();
  expect(text()).toBe("");
});

test("a page that slept has not missed nothing until it has had the whole view", () => {
  const { session, socket } = seated(elfer(), [laid(1, 1, "R11"), laid(2, 2, "R12")]);
  connected(session);
  show(Away, { session });
  turn("hidden");
  vi.advanceTimersByTime(60_000);
  turn("visible");
  expect(text()).toBe("");
  welcome(socket, view, [laid(3, 1, "R11"), laid(4, 2, "R12")]);
  flushSync();
  expect(text()).toContain("news");
});
