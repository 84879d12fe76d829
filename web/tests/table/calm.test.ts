// @vitest-environment happy-dom
// A press that was aimed at what stood there before does nothing; keys do.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RowPlay } from "../../src/play/play";
import Places from "../../src/rows/Places.svelte";
import TurnBar from "../../src/rows/TurnBar.svelte";
import NextGame from "../../src/sheet/NextGame.svelte";
import { calm, CALM } from "../../src/table/calm";
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
