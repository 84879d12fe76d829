// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventTold } from "../../src/link/messages";
import { briefly } from "../../src/play/speaking";
import { settings } from "../../src/settings/settings.svelte";
import { Announcer } from "../../src/table/announcer.svelte";
import { jumped } from "../../src/table/jump";
import { missed } from "../../src/table/news";
import { lastSeen, noteSeen } from "../../src/table/seen";
import { announce } from "../../src/table/telling";
import { timeText } from "../../src/table/time";
import { catalogue } from "../../src/words/words.svelte";
import { elfer, laid, seated, speak, table, welcome } from "./seated";

beforeEach(() => {
  speak();
  vi.useFakeTimers();
});
afterEach(() => {
  settings.brief = false;
  vi.useRealTimers();
});

test("texts are read one after another, none lost; the same text again differs by a blank", () => {
  const announcer = new Announcer();
  announcer.say("one");
  announcer.say("two");
  announcer.say("now", true);
  vi.advanceTimersByTime(1);
  expect(announcer.polite).toBe("one");
  vi.advanceTimersByTime(140);
  expect(announcer.polite).toBe("two");
  vi.advanceTimersByTime(140);
  expect(announcer.urgent).toBe("now");
  vi.advanceTimersByTime(1000);
  announcer.say("two");
  vi.advanceTimersByTime(1);
  expect(announcer.polite).toBe("two\u00a0");
});

test("an echo within a moment is not read", () => {
  const announcer = new Announcer();
  announcer.say("one");
  vi.advanceTimersByTime(200);
  announcer.polite = "";
  announcer.say("one");
  vi.advanceTimersByTime(1000);
  expect(announcer.polite).toBe("");
});

test("only what is new is announced: others' moves, the turn, refusals at once", () => {
  const { session, socket } = seated(elfer({ turn: 1, legal: undefined }), [laid(1, 0, "R11")]);
  const said: [string, boolean][] = [];
  const announcer = { say: (text: string, urgent = false) => said.push([text, urgent]) } as unknown as Announcer;
  announce(session, announcer);
  expect(said).toEqual([]);
  welcome(socket, { table: table(), play: elfer() }, [laid(2, 1, "R12")]);
  announce(session, announcer);
  expect(said).toEqual([["Bob laid red 12", false], ["yours", false]]);
  session.move("Y3");
  socket.tell({ frame: "refused", id: socket.got.at(-1)!.id, clause: "E6", reason: "needs yellow 4", why: "needs yellow 4", legal: [] });
  announce(session, announcer);
  expect(said.at(-1)).toEqual(["needs yellow 4", true]);
  const before = said.length;
  announce(session, announcer);
  expect(said).toHaveLength(before);
});

test("briefly, of a move only who and which card is said, and of turns only one's own; of all else as much as ever", () => {
  settings.brief = true;
  const { session, socket } = seated(elfer({ turn: 1, legal: undefined }), [laid(1, 0, "R11")]);
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text) } as unknown as Announcer;
  announce(session, announcer);
  const ended = { ...laid(2, 1, "R12"), events: [{ event: "laid", seat: 1, card: "R12" }, { event: "turn_ended", seat: 1 }] } as EventTold;
  welcome(socket, { table: table(), play: elfer({ turn: 2, legal: undefined }) }, [ended]);
  announce(session, announcer);
  const drew = { ...laid(3, 2, "draw"), events: [{ event: "drew", seat: 2, count: 1 }] } as EventTold;
  welcome(socket, { table: table(), play: elfer() }, [drew, { number: 4, at: 0, kind: "ready", seat: 1, ready: true }]);
  announce(session, announcer);
  expect(said).toEqual(["Bob: red 12", "Cem drew 1", "Bob ready", "yours"]);
});

const one = (event: Record<string, unknown>): EventTold => ({ ...laid(1, 1, ""), events: [{ seat: 1, ...event }] }) as EventTold;

test.each([
  [{ event: "laid", card: "R12" }, "Bob: red 12"],
  [{ event: "laid", card: "R12", seat: 0 }, "you: red 12"],
  [{ event: "joker_laid", cell: "R12" }, "Bob: joker as red 12"],
  [{ event: "bridged", from: "Y12", to: "R12" }, ""],
  [{ event: "exchanged", cell: "R12" }, "Bob: swap red 12"],
  [{ event: "discarded" }, "Bob: discard"],
  [{ event: "passed" }, "Bob: pass"],
  [{ event: "turn_ended" }, ""],
  [{ event: "trick_won", cards: ["AH", "R12"] }, "Bob takes it"],
  [{ event: "trick_won", cards: ["AH", "R12"], seat: 0 }, "you take it"],
])("%o is briefly %j", (event, text) => {
  Object.assign(catalogue.words!.moves, { exchange: "swap {card}", discard: "discard" });
  Object.assign(catalogue.words!.page, { "tricks-won-by": "{name} takes it", "tricks-won-you": "you take it" });
  expect(briefly(one(event), table())).toBe(text);
});

test.each([
  [{ event: "laid", card: "R12" }, "Bob: red 12 (by-late)"],
  [{ event: "turn_ended" }, ""],
])("in whose stead %o was played is kept in the briefest words: %j", (event, text) => {
  expect(briefly({ ...one(event), by: "late" }, table())).toBe(text);
});

const many = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => laid(from + at, 1, "R12"));

test("what was missed is what others did, and what was played for oneself", () => {
  const own = { ...laid(3, 0, "Y3"), by: "autopilot" } as never;
  expect(missed([laid(1, 1, "R11"), laid(2, 1, "R12"), own, laid(4, 0, "R11")], 1, table())).toEqual({
    lines: ["Bob laid red 12", "you laid yellow 3 (by-autopilot)"],
    more: 0,
  });
  expect(missed([laid(1, 1, "R11"), laid(2, 1, "R12")], 1, table())).toBeNull(); // one can be seen on the table
});

test("of much that was missed the last is told, and how much lies before it, also in games before", () => {
  expect(missed(many(1, 20), 5, table())).toMatchObject({ lines: { length: 8 }, more: 7 });
  expect(missed(many(41, 50), 20, table())).toMatchObject({ lines: { length: 8 }, more: 22 });
});

test("the last entry seen is kept for each table, of the tables seen last", () => {
  localStorage.clear();
  noteSeen("ABCDEF", 7);
  for (let table = 0; table < 29; table += 1) noteSeen(`TABLE${table}`, table + 1);
  expect(lastSeen("ABCDEF")).toBe(7);
  expect(lastSeen("TABLE3")).toBe(4);
  noteSeen("ABCDEF", 9);
  noteSeen("NEW", 1);
  expect([lastSeen("ABCDEF"), lastSeen("TABLE0"), lastSeen("TABLE1")]).toEqual([9, 0, 2]);
  localStorage.setItem("elferrat-seen", "nonsense :: A:B 3");
  expect(lastSeen("A")).toBe(0);
});

test("whose connection is gone, and who is back, is told once; of oneself and after the autopilot nothing", () => {
  const { session, socket } = seated();
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text) } as unknown as Announcer;
  const seats = (...absent: number[]) => {
    socket.tell({ frame: "absent", seats: absent.map((seat) => ({ seat, until: Date.now() + 60_000 })) });
    announce(session, announcer);
  };
  announce(session, announcer);
  seats(0, 1);
  seats(1);
  seats(1, 2);
  seats(2);
  expect(said).toEqual(["Bob lost 1:00", "Cem lost 1:00", "Bob back"]);
  const away = table();
  away.seats[2]!.away = "gone";
  welcome(socket, { table: away, play: elfer() }, [], 2);
  announce(session, announcer);
  expect(said).toHaveLength(3);
});

test("a lost connection is told while the game is played: also one from before the deal, none at the end", () => {
  const { session, socket } = seated(elfer(), [], { phase: "between" });
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text) } as unknown as Announcer;
  announce(session, announcer);
  socket.tell({ frame: "absent", seats: [{ seat: 1, until: Date.now() + 60_000 }] });
  announce(session, announcer);
  expect(said.filter((text) => text.startsWith("Bob"))).toEqual([]);
  welcome(socket, { table: table(), play: elfer() }, [], 2, [{ seat: 1, until: Date.now() + 60_000 }]);
  announce(session, announcer);
  announce(session, announcer);
  expect(said.filter((text) => text.startsWith("Bob"))).toEqual(["Bob lost 1:00"]);
});

test.each([
  ["the table was closed", { phase: "closed" }],
  ["a bot has the seat", { seats: { kind: "bot" } }],
  ["the seat was freed", { seats: { kind: "open", name: "" } }],
  ["another sits there", { seats: { name: "Dan" } }],
] as const)("nobody is back because %s", (_, change) => {
  const { session, socket } = seated();
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text) } as unknown as Announcer;
  announce(session, announcer);
  socket.tell({ frame: "absent", seats: [{ seat: 1, until: Date.now() + 60_000 }] });
  announce(session, announcer);
  const other = table("phase" in change ? { phase: change.phase } : {});
  if ("seats" in change) Object.assign(other.seats[1]!, change.seats);
  welcome(socket, { table: other, play: elfer() }, [], 2);
  announce(session, announcer);
  expect(said.join()).toContain("Bob lost");
  expect(said.join()).not.toContain("back");
});

test("who wins a trick and leads the next hears it", () => {
  const play = { game: "elfern", options: {}, hands: [["AH", "KH"], 2], stock: 0, turn: 0, dealer: 0, leader: 1, trick: ["QH"], won: [[], []], legal: ["AH"] };
  const given = { terms: { game: "elfern" } } as never;
  const { session, socket } = seated(play, [laid(1, 1, "R11")], given);
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text) } as unknown as Announcer;
  announce(session, announcer);
  welcome(socket, { table: table(given), play: { ...play, hands: [["KH"], 1], leader: 0, trick: [], won: [["QH", "AH"], []], legal: ["KH"] } }, [laid(2, 0, "AH")]);
  announce(session, announcer);
  expect(said.at(-1)).toBe("you lead");
});

test("digits lead to the next card with that number, around the end; ten is a T in the trick games", () => {
  const hand = ["R1", "R12", "Y1", "Y12"];
  expect(jumped(hand, "1", 0)).toBe(2);
  expect(jumped(hand, "12", 3)).toBe(1);
  expect(jumped(hand, "5", 0)).toBeNull();
  expect(jumped(["AH", "TS"], "10", 0)).toBe(1);
});

test.each([[0, "0:00"], [-5, "0:00"], [61_000, "1:01"], [999_000, "16:39"], [7_200_000, "2 hr"], [259_200_000, "3 days"]])("%d ms are %s", (ms, text) => {
  expect(timeText(ms, "en")).toBe(text);
});
