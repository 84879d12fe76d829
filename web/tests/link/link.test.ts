import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "../../src/link/hash";
import { DOUBLE_TAP, TOGGLE_TAP } from "../../src/link/outbox";
import { happened, Scene, view } from "./server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = { do: "move", move: "R12" } as const;

test("a welcome gives the view, the events and the server's time", () => {
  const scene = new Scene();
  expect(scene.socket.url).toBe("/api/tables/ABCDEF/socket?since=game&lang=de");
  vi.setSystemTime(1_000_000);
  const shown = view({ stock: 3 });
  scene.socket.tell({
    frame: "welcome", number: 7, now: 1_000_250, build: "a1", events: [happened(7)], own: { host: true }, view: shown, hash: hashOf(shown), absent: [],
  });
  expect(scene.link.view).toEqual(shown);
  expect(scene.link.own.host).toBe(true);
  expect(scene.listener.changed).toHaveBeenCalledExactlyOnceWith([happened(7)], true);
  vi.setSystemTime(1_005_000);
  expect(scene.link.now).toBe(1_005_250);
});

test("a told whose hash fits changes the view and asks for nothing", () => {
  const scene = new Scene();
  scene.welcome(1, view({ stock: 3 }));
  scene.socket.tell({ frame: "told", number: 2, events: [happened(2)], play: { stock: 2 }, hash: hashOf(view({ stock: 2 })) });
  expect(scene.link.view?.play).toEqual({ stock: 2 });
  expect(scene.link.number).toBe(2);
  expect(scene.socket.got).toEqual([]);
});

test("a hash that differs asks once for the whole view, and says so", () => {
  const scene = new Scene();
  scene.welcome(1, view({ stock: 3 }));
  for (const number of [2, 3]) scene.socket.tell({ frame: "told", number, events: [], play: { stock: 9 }, hash: "00000000" });
  expect(scene.socket.got).toMatchObject([{ do: "resync", differs: true, expect: 2 }]);
  scene.welcome(3, view({ stock: 2 }));
  expect(scene.link.view?.play).toEqual({ stock: 2 });
  scene.socket.tell({ frame: "told", number: 4, events: [], play: { stock: 9 }, hash: "00000000" });
  expect(scene.socket.got).toHaveLength(2);
});

test("a command without an answer is sent again after the welcome of the next connection, as it was", () => {
  const scene = new Scene();
  scene.welcome(4);
  scene.link.send(move);
  scene.link.send({ do: "say", phrase: "hello" });
  const first = scene.socket.got;
  scene.socket.break();
  vi.advanceTimersByTime(250);
  expect(scene.socket.url).toContain("since=4");
  expect(scene.socket.got).toEqual([]);
  scene.welcome(6);
  expect(scene.socket.got).toEqual(first);
  expect(scene.socket.got[0]).toMatchObject({ do: "move", move: "R12", expect: 4 });
});

test("a welcome on the same connection repeats nothing", () => {
  const scene = new Scene();
  scene.welcome(4);
  scene.link.send(move);
  scene.welcome(5);
  expect(scene.socket.got).toHaveLength(1);
});

test("an answered command is not sent again", () => {
  const scene = new Scene();
  scene.welcome(4);
  scene.link.send(move);
  scene.socket.tell({ frame: "ack", id: scene.socket.got[0]!.id, number: 5 });
  scene.socket.break();
  vi.advanceTimersByTime(250);
  scene.welcome(5);
  expect(scene.socket.got).toEqual([]);
});

test("what is pressed before the welcome, or while the line is down, goes out once it is there", () => {
  const scene = new Scene();
  scene.link.send({ do: "ready" });
  scene.welcome(1);
  expect(scene.socket.got).toMatchObject([{ do: "ready" }]);
});

test("a double tap is sent once", () => {
  const scene = new Scene();
  scene.welcome(1);
  expect(scene.link.send(move)).toBe(true);
  expect(scene.link.send(move)).toBe(false);
  expect(scene.socket.got).toHaveLength(1);
});

test("a second tap that lands on the next card after a quick answer is the same tap", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send(move);
  scene.socket.tell({ frame: "ack", id: scene.socket.got[0]!.id, number: 2 });
  scene.socket.tell({ frame: "told", number: 2, events: [], hash: hashOf(view()) });
  vi.advanceTimersByTime(DOUBLE_TAP - 1);
  expect(scene.link.send({ do: "move", move: "R13" })).toBe(false);
  vi.advanceTimersByTime(1);
  expect(scene.link.send({ do: "move", move: "R13" })).toBe(true);
});

test("a second press that would take the first one back is the same press; another seat is not", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send({ do: "ready" });
  scene.socket.tell({ frame: "ack", id: scene.socket.got[0]!.id, number: 2 });
  vi.advanceTimersByTime(TOGGLE_TAP - 1);
  expect(scene.link.send({ do: "ready", ready: false })).toBe(false);
  expect(scene.link.send({ do: "mute", seat: 1 })).toBe(true);
  expect(scene.link.send({ do: "mute", seat: 2 })).toBe(true);
  vi.advanceTimersByTime(1);
  expect(scene.link.send({ do: "ready", ready: false })).toBe(true);
});

test("between the acknowledgement and the view that shows it no other move goes out", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send(move);
  scene.socket.tell({ frame: "ack", id: scene.socket.got[0]!.id, number: 2 });
  vi.advanceTimersByTime(DOUBLE_TAP);
  expect(scene.link.busy).toBe(true);
  expect(scene.link.send({ do: "undo" })).toBe(false);
  scene.socket.tell({ frame: "told", number: 2, events: [], hash: hashOf(view()) });
  expect(scene.link.busy).toBe(false);
  expect(scene.link.send({ do: "undo" })).toBe(true);
});

test("refusals and late commands are told with what they were about, and end the waiting", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send(move);
  const [sent] = scene.socket.got;
  scene.socket.tell({ frame: "refused", id: sent!.id, clause: "E6", reason: "no", why: "no", legal: [] });
  expect(scene.listener.refused).toHaveBeenCalledWith(expect.objectContaining({ clause: "E6" }), sent);
  vi.advanceTimersByTime(DOUBLE_TAP);
  scene.link.send(move);
  scene.socket.tell({ frame: "stale", id: scene.socket.got[1]!.id });
  expect(scene.listener.stale).toHaveBeenCalledWith(scene.socket.got[1]);
  expect(scene.link.busy).toBe(false);
});

test("ids are the tab's own", () => {
  const ids = [new Scene(), new Scene()].flatMap((scene) => {
    scene.welcome(1);
    scene.link.send({ do: "ready" });
    scene.link.send({ do: "leave" });
    return scene.socket.got.map((command) => command.id);
  });
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
});

test("hints, warnings and goodbyes reach the listener", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send({ do: "hint" });
  const { id } = scene.socket.got[0]!;
  scene.socket.tell({ frame: "hint", id, move: "R12", value: null, why: "because" });
  scene.socket.tell({ frame: "warning", seat: 0, deadline: 5 });
  scene.socket.tell({ frame: "bye", reason: "later" });
  expect(scene.listener.hint).toHaveBeenCalledOnce();
  expect(scene.listener.warning).toHaveBeenCalledOnce();
  expect(scene.listener.bye).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(TOGGLE_TAP);
  expect(scene.link.send({ do: "hint" })).toBe(true);
});
