// @vitest-environment happy-dom
// The hand: in which order its cards stand, that none changes its place under a finger, and a card that is pressed twice.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DOUBLE_TAP } from "../../src/link/outbox";
import { settings } from "../../src/settings/settings.svelte";
import { CALM } from "../../src/table/calm";
import type { Announcer } from "../../src/table/announcer.svelte";
import Hand from "../../src/table/Hand.svelte";
import { reading } from "../../src/table/reading";
import type { Session } from "../../src/table/session.svelte";
import { announce } from "../../src/table/telling";
import { catalogue } from "../../src/words/words.svelte";
import { Socket } from "../link/server";
import { elfer, laid, seated, speak, table, welcome } from "./seated";

let shown: ReturnType<typeof mount> | undefined;
function show(session: Session): void {
  shown = mount(Hand, { target: document.body, props: { session } });
  flushSync();
}

const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=option]")];
const cards = (): (string | undefined)[] => options().map((one) => one.dataset["card"]);
const option = (card: string): HTMLElement => options().find((one) => one.dataset["card"] === card)!;
const sent = (socket: Socket): string[] => socket.got.flatMap((one) => (one.do === "move" ? [one.move] : []));

const HAND = ["R5", "R12", "Y3", "Y11", "G7"];
const turn = (legal: string[] | undefined, given: Record<string, unknown> = {}) => elfer({ hands: [HAND, 5, 6], legal, ...given });
const settle = (session: Session): void => {
  session.settle();
  flushSync();
};
/** The table as it is next, told to the page. */
function next(socket: Socket, play: Record<string, unknown>, number: number): void {
  welcome(socket, { table: table(), play }, [laid(number, 1, "R11")]);
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  speak();
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  Object.assign(settings, { playableFirst: false, confirm: false, brief: false });
  vi.useRealTimers();
});

test("whoever wants it has what can be played first, in the same order for eyes and ears; off turn the hand is as ever", () => {
  const { session, socket } = seated(turn(["G7", "R12", "end"]));
  show(session);
  expect(cards()).toEqual(HAND);
  settings.playableFirst = true;
  flushSync();
  expect(cards()).toEqual(["R12", "G7", "R5", "Y3", "Y11"]);
  expect(reading("h", session)).toBe("5: red 12, G7, R5, yellow 3, Y11");
  expect([...document.querySelectorAll("[role=group]")].map((one) => one.getAttribute("aria-label"))).toEqual(["red", "green", "red", "yellow"]);
  next(socket, turn(undefined, { turn: 1 }), 2);
  expect(cards()).toEqual(HAND);
  next(socket, turn(HAND), 3); // nothing is before anything where all fit
  expect(cards()).toEqual(HAND);
});

test("in a trick game what may be played to the lead stands first", () => {
  const play = { game: "elfern", options: {}, hands: [["8C", "AS", "AH", "KH"], 4], stock: 0, turn: 0, dealer: 0, leader: 1, trick: ["QH"], won: [[], []], legal: ["AH", "KH"] };
  const { session } = seated(play, [], { terms: { ...table().terms, game: "elfern", seats: 2 } });
  settings.playableFirst = true;
  show(session);
  expect(cards()).toEqual(["AH", "KH", "8C", "AS"]);
});

test("no card changes its place while a finger is on the hand, nor before the press that it was may have come", () => {
  const { session, socket } = seated(turn(undefined, { turn: 1 }));
  settings.playableFirst = true;
  show(session);
  option("R12").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  next(socket, turn(["G7"]), 2);
  expect(cards()).toEqual(HAND);
  window.dispatchEvent(new PointerEvent("pointerup"));
  vi.advanceTimersByTime(200);
  flushSync();
  expect(cards()).toEqual(HAND);
  vi.advanceTimersByTime(200);
  flushSync();
  expect(cards()).toEqual(["G7", "R5", "R12", "Y3", "Y11"]);
});

test("a finger that lands just after cards have changed their places plays none of them; a key, and a later finger, do", () => {
  const { session, socket } = seated(turn(undefined, { turn: 1 }));
  settings.playableFirst = true;
  show(session);
  vi.advanceTimersByTime(CALM);
  next(socket, turn(["G7"]), 2);
  const tapped = (): void => {
    option("G7").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    window.dispatchEvent(new PointerEvent("pointerup"));
    option("G7").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  };
  const moved = vi.spyOn(session, "move").mockReturnValue();
  tapped();
  expect(moved).not.toHaveBeenCalled();
  option("G7").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(moved).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(CALM);
  tapped();
  expect(moved).toHaveBeenCalledTimes(2);
});

test("a hand that goes under a finger leaves no finger behind", async () => {
  const { session, socket } = seated(turn(undefined, { turn: 1 }));
  settings.playableFirst = true;
  show(session);
  option("R12").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await unmount(shown!);
  window.dispatchEvent(new PointerEvent("pointerup"));
  show(session);
  next(socket, turn(["G7"]), 2);
  expect(cards()[0]).toBe("G7");
});

test("the focus goes with its card to another place, and arrows lead on from there", async () => {
  const { session, socket } = seated(turn(undefined, { turn: 1 }));
  settings.playableFirst = true;
  show(session);
  option("G7").focus();
  next(socket, turn(["G7"]), 2);
  await Promise.resolve();
  flushSync();
  expect(document.activeElement).toBe(option("G7"));
  expect(cards()[0]).toBe("G7");
  option("G7").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(option("R5"));
});

test("who has no focus in the hand gets none when its cards change their places", async () => {
  const { session, socket } = seated(turn(undefined, { turn: 1 }));
  settings.playableFirst = true;
  show(session);
  option("G7").focus();
  option("G7").blur();
  next(socket, turn(["G7"]), 2);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test("whoever wants it is asked: a first press marks the card, another card takes the mark, a second press plays", () => {
  const { session, socket } = seated(turn(["R12", "Y11", "G7"]));
  settings.confirm = true;
  show(session);
  const press = (card: string): void => {
    option(card).click();
    flushSync();
    vi.advanceTimersByTime(DOUBLE_TAP);
  };
  press("R12");
  expect(option("R12").getAttribute("aria-selected")).toBe("true");
  press("Y11");
  expect(options().filter((one) => one.getAttribute("aria-selected") === "true")).toEqual([option("Y11")]);
  expect(sent(socket)).toEqual([]);
  press("Y11");
  expect(sent(socket)).toEqual(["Y11"]);
  expect(session.marked).toBeNull();
});

test("two presses at once are one: they mark; Enter is heard as a press, and Escape takes the mark away", () => {
  const { session, socket } = seated(turn(["R12"]));
  settings.confirm = true;
  show(session);
  option("R12").click();
  vi.advanceTimersByTime(DOUBLE_TAP - 1);
  option("R12").click();
  expect([session.marked, sent(socket)]).toEqual(["R12", []]);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(session.marked).toBeNull();
  for (const expected of [[], ["R12"]]) {
    option("R12").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(sent(socket)).toEqual(expected);
    vi.advanceTimersByTime(DOUBLE_TAP);
  }
});

test("a card that cannot be played says why at once; the mark goes with the turn, and with the wish to be asked", () => {
  const { session, socket } = seated(turn(["R12"]));
  settings.confirm = true;
  session.press("R12");
  session.press("Y3");
  expect([session.marked, sent(socket)]).toEqual([null, ["Y3"]]);
  const again = seated(turn(["R12"]));
  again.session.press("R12");
  settle(again.session);
  expect(again.session.marked).toBe("R12");
  next(again.socket, turn(undefined, { turn: 1 }), 2);
  settle(again.session);
  expect(again.session.marked).toBeNull();
  next(again.socket, turn(["R12"]), 3);
  again.session.press("R12");
  settings.confirm = false;
  settle(again.session);
  expect(again.session.marked).toBeNull();
});

test("a joker and a bridge take two presses as ever: where to is asked already", () => {
  const hand = { hands: [["*", "R12", "Y9"], 5, 6], legal: ["*R10", "*Y11", "R12", "Y9", "G9>Y9"] };
  settings.confirm = true;
  const { session, socket } = seated(elfer(hand));
  session.press("R12");
  session.press("*");
  expect([session.choosing, session.marked]).toEqual(["*", null]);
  session.move("*R10"); // as the list of its places does
  expect(sent(socket)).toEqual(["*R10"]);
  const bridging = seated(elfer(hand));
  bridging.session.bridging = true;
  bridging.session.press("Y9");
  expect(sent(bridging.socket)).toEqual(["G9>Y9"]);
});

test("that a card is marked is said", () => {
  catalogue.words!.page["marked"] = "{card}: once more";
  const { session } = seated(turn(["R12"]));
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text) } as unknown as Announcer;
  settings.confirm = true;
  announce(session, announcer);
  session.press("R12");
  announce(session, announcer);
  announce(session, announcer);
  expect(said).toEqual(["red 12: once more"]);
});
