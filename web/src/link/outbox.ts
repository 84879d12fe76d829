// Commands that have no answer yet. Each keeps its id and its `expect` for ever: sent again after a
// lost connection, it is done once.

import type { Command } from "./messages";

type Without<T> = T extends unknown ? Omit<T, "id" | "expect"> : never;

/** A command before it has an id. */
export type Order = Without<Command>;

/** What changes the game on one's turn: only one of these is under way at a time. */
const TURN: ReadonlySet<string> = new Set(["move", "undo"]);
/** A second press sooner than this is the same press, wherever it lands. */
export const DOUBLE_TAP = 250;
/** The same for what a second press would take back: ready, rematch, mute. */
export const TOGGLE_TAP = 400;

export class Outbox {
  readonly #tab = tabName();
  readonly #waiting = new Map<string, Command>();
  #made = 0;
  #settles = 0; // the number that the view must reach before the next turn command
  readonly #pressed = new Map<string, number>(); // when each kind of order was pressed last

  /** All without an answer, in the order in which they were made. */
  get waiting(): Command[] {
    return [...this.#waiting.values()];
  }

  /** Give an order its id and keep it. Null: it is the second press of one, or one is under way. */
  put(order: Order, expect: number, now: number): Command | null {
    if (TURN.has(order.do) ? this.busy(expect) : this.#same(order)) return null;
    if (this.#twice(order, now)) return null;
    this.#made += 1;
    const command = { ...order, id: `${this.#tab}-${this.#made}`, expect } as Command;
    this.#waiting.set(command.id, command);
    return command;
  }

  /** Whether a move or undo waits for its answer, or for the view that shows it. */
  busy(number: number): boolean {
    return number < this.#settles || this.waiting.some((one) => TURN.has(one.do));
  }

  /** Something has its answer; returns what it was. `stored`: the number of its entry. */
  answered(id: string | null, stored = 0): Command | undefined {
    const command = id === null ? undefined : this.#waiting.get(id);
    if (!command) return undefined;
    this.#waiting.delete(command.id);
    if (TURN.has(command.do)) this.#settles = Math.max(this.#settles, stored);
    return command;
  }

  /** Whether an order is the second press of one; a resync is nobody's press. */
  #twice(order: Order, now: number): boolean {
    if (order.do === "resync") return false;
    const turn = TURN.has(order.do);
    const kind = turn ? "turn" : `${order.do} ${"seat" in order ? order.seat : ""}${"phrase" in order ? order.phrase : ""}`;
    const before = this.#pressed.get(kind) ?? -Infinity;
    if (now - before < (turn ? DOUBLE_TAP : TOGGLE_TAP)) return true;
    this.#pressed.set(kind, now);
    return false;
  }

  #same(order: Order): boolean {
    const text = JSON.stringify(order);
    return this.waiting.some(({ id: _, expect: __, ...rest }) => JSON.stringify(rest) === text);
  }
}

function tabName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
