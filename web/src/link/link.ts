// The link to a table: frames merged into one view, its hash checked, each command done once.

import { hashOf } from "./hash";
import type {
  AbsentSeat, Bye, Command, EventTold, Frame, HintGiven, Own, Refusal, Told, ViewShown, Warned, Welcome,
} from "./messages";
import { Outbox, type Order } from "./outbox";
import { Connection, type State, type Surroundings } from "./socket";
import { merged } from "./view";

export interface Listener {
  /** The view has changed; `events` is what happened, `fresh` whether the whole view is new. */
  changed(events: EventTold[], fresh: boolean): void;
  state(state: State): void;
  /** These seats have no connection now. */
  absent(seats: AbsentSeat[]): void;
  /** A command is stored. */
  done(command: Command): void;
  /** A command changed nothing: why, and what it was. */
  refused(frame: Refusal, command: Command | undefined): void;
  /** A command came too late: the game had gone on. */
  stale(command: Command | undefined): void;
  hint(frame: HintGiven): void;
  warning(frame: Warned): void;
  bye(frame: Bye): void;
}

export class Link {
  /** Null before the first welcome. */
  view: ViewShown | null = null;
  own: Own = {};
  /** The client that the server gives out now; "": none. */
  build = "";
  /** The last entry of the table's log that the view shows. */
  number = 0;
  /** How far the server's clock is before this one, in ms. */
  ahead = 0;
  readonly #outbox = new Outbox();
  readonly #connection: Connection;
  #greeted = false; // whether this connection has had its welcome
  #asked = -1; // the number at which the whole view was asked for again

  constructor(
    readonly code: string,
    readonly spoken: () => string,
    readonly listener: Listener,
    around: Surroundings,
  ) {
    const url = () => `/api/tables/${code}/socket?since=${this.number || "game"}&${spoken()}`;
    const heard = (text: string) => this.#take(JSON.parse(text) as Frame);
    this.#connection = new Connection(around, url, heard, (state) => {
      if (state !== "open") this.#greeted = false;
      listener.state(state);
    });
  }

  get state(): State {
    return this.#connection.state;
  }

  get retryAt(): number | null {
    return this.#connection.retryAt;
  }

  /** Whether a move or undo is under way; until then another is not sent. */
  get busy(): boolean {
    return this.#outbox.busy(this.number);
  }

  /** The server's time in ms since 1970: deadlines are told by it. */
  get now(): number {
    return Date.now() + this.ahead;
  }

  /** Connect; also anew, when this browser's right to a seat or the language has changed. */
  open(): void {
    this.#greeted = false;
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  /** The network went, as the machine says. A table on this machine needs none, and shall say so soon. */
  networkLost(): void {
    this.#connection.networkLost();
    if (this.state !== "open") return;
    this.#resync(false);
    this.#connection.doubt();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  /** After a sleep nobody knows whether the connection lives: ask for something that is answered. */
  probe(): void {
    if (this.state === "open") this.#resync(false);
    else this.hurry();
  }

  /** For how long nothing was heard, in ms. */
  get silence(): number {
    return Date.now() - this.#connection.heardAt;
  }

  /** Send an order once, now or as soon as there is a connection; false: it was pressed twice. */
  send(order: Order): boolean {
    const command = this.#outbox.put(order, this.number, performance.now());
    if (command && this.#greeted) this.#post(command);
    return command !== null;
  }

  #post(command: Command): void {
    const sent = this.#connection.send(JSON.stringify(command));
    if (sent && !takesItsTime(command)) this.#connection.expectAnswer();
  }

  /** A command has its answer; returns what it was. `stored`: the number of its entry. */
  #answered(id: string | null, stored = 0): Command | undefined {
    const command = this.#outbox.answered(id, stored);
    this.#connection.answered();
    if (this.#outbox.waiting.some((one) => !takesItsTime(one))) this.#connection.expectAnswer();
    return command;
  }

  #resync(differs: boolean): void {
    const command = this.#outbox.put({ do: "resync", differs }, this.number, 0);
    if (command) this.#post(command);
  }

  #take(frame: Frame): void {
    switch (frame.frame) {
      case "welcome":
        return this.#welcome(frame);
      case "told":
        return this.#told(frame);
      case "ack": {
        const command = this.#answered(frame.id, frame.number);
        return command && this.listener.done(command);
      }
      case "refused":
        return this.listener.refused(frame, this.#answered(frame.id));
      case "stale":
        return this.listener.stale(this.#answered(frame.id));
      case "hint":
        this.#answered(frame.id);
        return this.listener.hint(frame);
      case "absent":
        return this.listener.absent(frame.seats);
      case "warning":
        return this.listener.warning(frame);
      case "bye":
        return this.listener.bye(frame);
    }
  }

  #welcome(frame: Welcome): void {
    this.view = frame.view;
    this.own = { ...this.own, ...frame.own };
    this.number = frame.number;
    this.ahead = frame.now - Date.now();
    this.build = frame.build;
    this.#asked = -1;
    for (const one of this.#outbox.waiting) if (one.do === "resync") this.#outbox.answered(one.id);
    const again = this.#greeted ? [] : this.#outbox.waiting;
    this.#greeted = true;
    this.#connection.welcomed();
    for (const command of again) this.#post(command);
    this.listener.absent(frame.absent);
    this.listener.changed(frame.events, true);
  }

  #told(frame: Told): void {
    if (!this.view) return;
    this.view = merged(this.view, frame);
    this.number = frame.number;
    if (this.#asked < 0 && hashOf(this.view) !== frame.hash) {
      this.#asked = frame.number;
      this.#resync(true);
    }
    this.listener.changed(frame.events, false);
  }
}

/** A bot thinks before it gives a hint. */
const takesItsTime = (command: Command): boolean => command.do === "hint";
