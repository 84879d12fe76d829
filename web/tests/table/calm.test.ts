// @vitest-environment happy-dom
// A press that was aimed at what stood there before does nothing; keys do.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SeatList from "../../src/lobby/SeatList.svelte";
import type { RowPlay } from "../../src/play/play";
import Places from "../../src/rows/Places.svelte";
import TurnBar from "../../src/rows/TurnBar.svelte";
import NextGame from "../../src/sheet/NextGame.svelte";
import { calm, CALM, CLICK } from "../../src/table/calm";
import HostControls from "../../src/table/HostControls.svelte";
import type { Session } from "../../src/table/session.svelte";
import Wish from "../../src/table/Wish.svelte";
import { elfer, seated, speak, table, welcome } from "./seated";

let place: HTMLElement;
let button: HTMLElement;
let pressed: ReturnType<typeof vi.fn<(event: Event) => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div><button></button></div>";
  place = document.querySelector("div")!;
  button = document.querySelector("button")!;
  pressed = vi.fn<(event: Event) => void>();
  document.body.addEventListener("click", pressed, { once: true });
});
afterEach(() => {
  document.body.removeEventListener("click", pressed);
  vi.useRealTimers();
});

const down = () => button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
const click = (detail = 1) => button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

test("a press within a moment of what is new there is not heard; the same press later is", () => {
  calm("end")(place);
  vi.advanceTimersByTime(CALM - 1);
  down();
  click();
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  down();
  click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("a finger that came before the change, and leaves late, was meant for what was there", () => {
  down();
  calm("end")(place);
  vi.advanceTimersByTime(10 * CALM);
  click();
  expect(pressed).not.toHaveBeenCalled();
});

test("a key is heard at once", () => {
  calm("end")(place);
  down();
  click(0);
  expect(pressed).toHaveBeenCalledOnce();
});

/** How presses end that are nobody's click: each goes before a click without a pointer, as readers and spoken commands make them. */
const BEFORE: [string, () => void][] = [
  ["nothing was pressed", () => undefined],
  ["the last press had its click", () => (down(), document.body.click())],
  ["the last press became a scroll", () => (down(), dispatchEvent(new PointerEvent("pointercancel")))],
  ["the last press ended elsewhere, long ago", () => (down(), dispatchEvent(new PointerEvent("pointerup")), vi.advanceTimersByTime(CLICK + 1))],
];

test.each(BEFORE)("a click without a pointer counts by its own time, when %s", (_, before) => {
  document.body.removeEventListener("click", pressed);
  before();
  document.body.addEventListener("click", pressed, { once: true });
  calm("end")(place);
  vi.advanceTimersByTime(CALM);
  click();
  expect(pressed).toHaveBeenCalledOnce();
  calm("draw")(place);
  vi.advanceTimersByTime(CALM - 1);
  document.body.addEventListener("click", pressed, { once: true });
  click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("the same, attached anew with a new view, does not begin anew; another thing does", () => {
  calm("end")(place);
  const attachedAnew = (shown: string) => {
    vi.advanceTimersByTime(CALM);
    const leave = calm(shown)(place);
    down();
    click();
    leave();
  };
  attachedAnew("draw");
  expect(pressed).not.toHaveBeenCalled();
  attachedAnew("draw");
  expect(pressed).toHaveBeenCalledOnce();
});

test("what is no longer attached holds up nothing", () => {
  calm("end")(place)();
  down();
  click();
  expect(pressed).toHaveBeenCalledOnce();
});

const match = { totals: [0, 0, 0], winners: [0], dealer: 1, to_come: 0, hands: [{ points: [0, 1, 2], next_dealer: 1 }] } as never;
const rows = (session: Session) => session.play as RowPlay;
const WHERE: [string, string, () => Session, (session: Session) => Record<string, unknown>, never][] = [
  ["what ends a turn", "draw", () => seated(elfer({ legal: ["draw"] })).session, (session) => ({ session, play: rows(session) }), TurnBar as never],
  ["where a card can go", "joker as red 12", () => seated(elfer({ legal: ["*R12", "-*"] })).session,
    (session) => ({ session, card: "*", moves: ["*R12"], hinted: null, leave: () => undefined }), Places as never],
  ["an answer to a wish", "agree", () => seated(elfer(), [], { asked: { seat: 1, to: 0, agreed: [] } }).session, (session) => ({ session }), Wish as never],
  ["a rematch", "rematch", () => seated(elfer({ over: true }), [], { phase: "done", match }).session, (session) => ({ session }), NextGame as never],
];

test.each(WHERE)("%s is not pressed by a finger that was there before", async (_, words, sitting, props, part) => {
  speak();
  const session = sitting();
  const send = vi.spyOn(session.live, "send").mockReturnValue(true);
  const shown = mount(part, { target: document.body, props: props(session) as never });
  flushSync();
  button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words)!;
  down();
  click();
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(CALM);
  down();
  click();
  expect(send).toHaveBeenCalledOnce();
  await unmount(shown);
});

test.each([
  ["a lobby", SeatList as never, "gathering" as const],
  ["the host's menu", HostControls as never, "done" as const],
])("in %s an order is not given to another person who has just come into its row", async (_, part, phase) => {
  speak();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no offer")));
  const { seats } = table();
  const { session, socket } = seated(null, [], { seats, phase });
  const shown = mount(part, { target: document.body, props: { session, level: "" } as never });
  flushSync();
  const send = vi.spyOn(session, "send").mockReturnValue(true);
  vi.advanceTimersByTime(CALM);
  const free = () => (button = [...document.querySelectorAll("button")].filter((one) => one.textContent?.startsWith("free-seat")).at(-1)!);
  free();
  down();
  welcome(socket, { table: table({ phase, seats: [seats[0]!, seats[2]!, seats[1]!] }), play: null }, [], 2);
  flushSync();
  free();
  click();
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(CALM);
  down();
  click();
  expect(send).toHaveBeenCalledWith({ do: "remove", seat: 2 });
  await unmount(shown);
});

test("a turn's button that means something else now begins anew", async () => {
  speak();
  const { session, socket } = seated(elfer({ legal: ["draw"] }));
  const shown = mount(TurnBar, { target: document.body, props: { session, get play() { return rows(session); } } });
  flushSync();
  const moved = vi.spyOn(session, "move").mockReturnValue();
  vi.advanceTimersByTime(CALM);
  welcome(socket, { table: table(), play: elfer({ legal: ["end", "R12"], laid: 1 }) }, [], 2);
  flushSync();
  button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === "end")!;
  down();
  click();
  expect(moved).not.toHaveBeenCalled();
  button.click(); // by a key
  expect(moved).toHaveBeenCalledWith("end");
  await unmount(shown);
});
