// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "../../src/link/hash";
import { Live } from "../../src/link/live.svelte";
import type { Frame } from "../../src/link/messages";
import type { Surroundings } from "../../src/link/socket";
import { happened, Socket, view } from "./server";

const sockets: Socket[] = [];
let online = true;
const around: Surroundings = {
  open(url) {
    const made = new Socket(url);
    sockets.push(made);
    return made;
  },
  known: async () => null,
  chance: () => 0.5,
  online: () => online,
};
let end = () => {};

function begin(): { live: Live; socket: () => Socket } {
  const live = new Live("ABCDEF", () => "lang=en", around);
  end = live.start();
  return { live, socket: () => sockets.at(-1)! };
}

function welcome(socket: Socket, number: number, events = [happened(number)], build = ""): void {
  const shown = view({ stock: number });
  socket.tell({ frame: "welcome", number, now: Date.now(), build, events, own: { host: true }, absent: [], view: shown, hash: hashOf(shown) });
}

function hide(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  sockets.length = 0;
  vi.useRealTimers();
});

test("view, host and events are there after the welcome; an event told twice is kept once", () => {
  const { live, socket } = begin();
  welcome(socket(), 3, [happened(2), happened(3)]);
  expect(live.view?.play).toEqual({ stock: 3 });
  expect(live.host).toBe(true);
  welcome(socket(), 4, [happened(3), happened(4)]);
  expect(live.events.map((event) => event.number)).toEqual([2, 3, 4]);
});

test("busy from the press to the answer; a new order clears the old refusal", () => {
  const { live, socket } = begin();
  welcome(socket(), 1);
  live.send({ do: "move", move: "R12" });
  expect(live.busy).toBe(true);
  socket().tell({ frame: "refused", id: socket().got[0]!.id, clause: "E6", reason: "no", why: "no", legal: [] });
  expect(live.busy).toBe(false);
  expect(live.refusal?.reason).toBe("no");
  live.send({ do: "hint" });
  expect(live.refusal).toBeNull();
});

test("the network's word is believed at once", () => {
  const { live, socket } = begin();
  welcome(socket(), 1);
  online = false;
  dispatchEvent(new Event("offline"));
  expect(live.state).toBe("offline");
  online = true;
  dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(2);
});

test("after a long sleep the connection is asked whether it lives, after a short one not", () => {
  const { socket } = begin();
  welcome(socket(), 1);
  hide("hidden");
  vi.advanceTimersByTime(5_000);
  hide("visible");
  expect(socket().got).toEqual([]);
  hide("hidden");
  vi.advanceTimersByTime(60_000);
  hide("visible");
  expect(socket().got).toMatchObject([{ do: "resync" }]);
});

test.each([
  ["a1", "a1", false],
  ["a1", "b2", true],
  ["", "b2", false],
  ["a1", "", false],
])("a client of build %j at a server that gives out %j is outdated: %j", (own, server, outdated) => {
  document.head.innerHTML = `<meta name="build" content="${own}">`;
  const { live, socket } = begin();
  welcome(socket(), 1, [], server);
  expect(live.outdated).toBe(outdated);
});

test("a page without a name for its build is never outdated", () => {
  document.head.replaceChildren();
  const { live, socket } = begin();
  welcome(socket(), 1, [], "b2");
  expect(live.outdated).toBe(false);
});

test("when a seat moves to another device, a host asks whether it is still one", () => {
  const { live, socket } = begin();
  welcome(socket(), 1);
  const moved = { ...happened(2), kind: "regranted", seat: 0 };
  const shown = view({ stock: 1 });
  socket().tell({ frame: "told", number: 2, events: [moved], hash: hashOf(shown) });
  expect(sockets).toHaveLength(2);
  socket().tell({ frame: "welcome", number: 2, now: Date.now(), build: "", events: [], own: { host: false }, absent: [], view: shown, hash: hashOf(shown) });
  expect(live.host).toBe(false);
  socket().tell({ frame: "told", number: 3, events: [{ ...moved, number: 3 }], hash: hashOf(shown) });
  expect(sockets).toHaveLength(2);
});

test("who is absent is told by frames and by every welcome", () => {
  const { live, socket } = begin();
  welcome(socket(), 1);
  socket().tell({ frame: "absent", seats: [{ seat: 1, until: 5 }] });
  expect(live.absent).toEqual([{ seat: 1, until: 5 }]);
  welcome(socket(), 2);
  expect(live.absent).toEqual([]);
});

test("an ended page listens no more", () => {
  const { live, socket } = begin();
  welcome(socket(), 1);
  end();
  dispatchEvent(new Event("online"));
  expect(live.state).toBe("closed");
  expect(sockets).toHaveLength(1);
});

test("after a long silence the connection is asked whether it lives; without an answer it is lost", () => {
  const { live, socket } = begin();
  welcome(socket(), 1);
  vi.advanceTimersByTime(39_000);
  expect(socket().got).toEqual([]);
  vi.advanceTimersByTime(12_000);
  expect(socket().got).toMatchObject([{ do: "resync" }]);
  vi.advanceTimersByTime(6_000);
  expect(live.state).toBe("lost");
});

const MOVED = { stock: 19, turn: 1 };
test.each([
  ["moved", { play: MOVED, table: null }],
  ["undone", { play: MOVED, table: null }],
  ["taken_back", { play: MOVED, table: null }],
  ["dealt", { play: MOVED, table: null }],
  ["finished", { play: null, table: null }],
  ["said", {}],
  ["ready", { play: { stock: 20 } }],
])("a hint is for what lies there: when a table tells %s, it goes with any change of the game and with nothing else", (kind, told) => {
  const { live, socket } = begin();
  welcome(socket(), 20);
  live.send({ do: "hint" });
  socket().tell({ frame: "hint", id: socket().got.at(-1)!.id, move: "R12", value: null, why: "because" });
  expect(live.hint?.move).toBe("R12");
  const shown = view("play" in told ? told.play : { stock: 20 });
  socket().tell({ frame: "told", number: 21, events: [{ ...happened(21), kind }], ...told, hash: hashOf(shown) } as Frame);
  expect(live.view).toEqual(shown);
  expect(live.hint === null).toBe(!["said", "ready"].includes(kind));
});

test("a hint outlives a connection that broke, unless the game went on meanwhile", () => {
  const { live, socket } = begin();
  welcome(socket(), 20);
  socket().tell({ frame: "hint", id: "1", move: "R12", value: null, why: "because" });
  welcome(socket(), 20, []);
  expect(live.hint?.move).toBe("R12");
  welcome(socket(), 21, []);
  expect(live.hint).toBeNull();
});
