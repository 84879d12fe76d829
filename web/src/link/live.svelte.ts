// A link as state that pages show: what changes here is drawn anew.

import { browserAround, ownBuild } from "./around";
import { canonical } from "./hash";
import { Link } from "./link";
import type { AbsentSeat, Command, EventTold, HintGiven, Refusal, ViewShown, Warned } from "./messages";
import type { Order } from "./outbox";
import { withSittings, type Happened } from "./sitting";
import type { State, Surroundings } from "./socket";

const QUIET = 40_000; // nothing was heard for longer than this: the connection is asked whether it lives
/** Hidden for longer than this (ms), the connection is asked whether it lives. */
export const SLEPT = 10_000;

export class Live {
  view = $state.raw<ViewShown | null>(null);
  state = $state<State>("connecting");
  retryAt = $state<number | null>(null);
  host = $state(false);
  /** How often the whole view was told. */
  welcomes = $state(0);
  /** A move or undo is under way. */
  busy = $state(false);
  /** What happened, oldest first, each with who sat where then. */
  events = $state.raw<Happened[]>([]);
  /** The seats of others to which nobody is connected, and when the autopilot begins to play for each. */
  absent = $state.raw<AbsentSeat[]>([]);
  /** The command that was stored last. */
  done = $state.raw<Command | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  stale = $state(false);
  hint = $state.raw<HintGiven | null>(null);
  warning = $state.raw<Warned | null>(null);
  bye = $state("");
  /** The server gives out another client than this one by now: a reload brings it. */
  outdated = $state(false);
  readonly #link: Link;
  #hidden = 0;

  constructor(code: string, private readonly spoken: () => string, around: Surroundings = browserAround(code)) {
    this.#link = new Link(code, spoken, {
      changed: (events, fresh) => this.#changed(events, fresh),
      state: (state) => this.#state(state),
      absent: (seats) => (this.absent = seats),
      done: (command) => this.#answered(() => (this.done = command)),
      refused: (frame) => this.#answered(() => (this.refusal = frame)),
      stale: () => this.#answered(() => (this.stale = true)),
      hint: (frame) => this.#answered(() => (this.hint = frame)),
      warning: (frame) => (this.warning = frame),
      bye: (frame) => (this.bye = frame.reason),
    }, around);
  }

  /** The server's time in ms since 1970. */
  get now(): number {
    return this.#link.now;
  }

  /** Connect and listen to the network and the screen; returns what ends both. */
  start(): () => void {
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener("online", () => this.#link.hurry(), { signal });
    addEventListener("offline", () => this.#link.networkLost(), { signal });
    addEventListener("pageshow", (shown) => shown.persisted && this.#link.open(), { signal });
    document.addEventListener("visibilitychange", () => this.#seen(), { signal });
    this.#link.open();
    const watch = setInterval(() => this.#askIfQuiet(), QUIET / 4);
    const deaf = $effect.root(() => this.#followLanguage());
    return () => {
      clearInterval(watch);
      deaf();
      ends.abort();
      this.#link.close();
    };
  }

  /** Connect anew: this browser's right to a seat has changed. */
  reopen(): void {
    this.#link.open();
  }

  /** Try now instead of later. */
  hurry(): void {
    this.#link.hurry();
  }

  /** Send an order once; false: it was pressed twice, nothing is sent. */
  send(order: Order): boolean {
    const sent = this.#link.send(order);
    if (sent) this.forgive();
    this.busy = this.#link.busy;
    return sent;
  }

  /** Why something was not done is of no interest any more. */
  forgive(): void {
    this.refusal = null;
    this.stale = false;
  }

  /** The last answer has been read. */
  quiet(): void {
    this.forgive();
    this.hint = null;
  }

  /** The server gives reasons and hints in the language, and with the pack's words, with which a connection was opened. */
  #followLanguage(): void {
    let before = this.spoken();
    $effect(() => {
      if (this.spoken() === before) return;
      before = this.spoken();
      this.reopen();
    });
  }

  #changed(events: EventTold[], fresh: boolean): void {
    const last = this.events.at(-1)?.number ?? 0;
    const news = events.filter((event) => event.number > last);
    const { view } = this.#link;
    if (news.length && view) {
      this.events = [...this.events, ...withSittings(news, this.view?.table ?? null, view.table)];
    }
    if (this.hint && canonical(this.view?.play) !== canonical(view?.play)) this.hint = null; // it was for what lay there before
    if (fresh) this.welcomes += 1;
    this.view = view;
    this.host = this.#link.own.host ?? false;
    this.outdated = differ(this.#link.build, ownBuild());
    this.busy = this.#link.busy;
    // The host's seat may have gone to another device: whether this one still leads is asked anew.
    if (this.host && !fresh && news.some((event) => event.kind === "regranted")) this.reopen();
  }

  #state(state: State): void {
    this.state = state;
    this.retryAt = this.#link.retryAt;
    if (state === "open") this.bye = "";
  }

  #answered(note: () => void): void {
    note();
    this.busy = this.#link.busy;
  }

  /** A connection that died unheard looks like a table at which nothing happens: now and then it is asked. */
  #askIfQuiet(): void {
    if (this.state === "open" && document.visibilityState === "visible" && this.#link.silence > QUIET) this.#link.probe();
  }

  #seen(): void {
    if (document.visibilityState === "hidden") this.#hidden = Date.now();
    else if (Date.now() - this.#hidden > SLEPT) this.#link.probe();
  }
}

/** Whether both builds have a name, and not the same: while developing there is none. */
const differ = (server: string, own: string): boolean => server !== "" && own !== "" && server !== own;
