// A link as state that pages show: what changes here is drawn anew.

import { browserAround, ownBuild } from "./around";
import { Link } from "./link";
import type { EventTold, HintGiven, Refusal, ViewShown, Warned } from "./messages";
import type { Order } from "./outbox";
import type { State, Surroundings } from "./socket";

const QUIET = 40_000; // nothing was heard for longer than this: the connection is asked whether it lives
const SLEPT = 10_000; // hidden for longer than this: the connection is asked whether it lives

export class Live {
  view = $state.raw<ViewShown | null>(null);
  state = $state<State>("connecting");
  retryAt = $state<number | null>(null);
  host = $state(false);
  /** A move or undo is under way. */
  busy = $state(false);
  /** What happened, oldest first. */
  events = $state.raw<EventTold[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  stale = $state(false);
  hint = $state.raw<HintGiven | null>(null);
  warning = $state.raw<Warned | null>(null);
  bye = $state("");
  /** The server gives out another client than this one by now: a reload brings it. */
  outdated = $state(false);
  readonly #link: Link;
  #hidden = 0;

  constructor(code: string, private readonly lang: () => string, around: Surroundings = browserAround(code)) {
    this.#link = new Link(code, lang, {
      changed: (events) => this.#changed(events),
      state: (state) => this.#state(state),
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
    if (sent) {
      this.refusal = null;
      this.stale = false;
    }
    this.busy = this.#link.busy;
    return sent;
  }

  /** The last answer has been read. */
  quiet(): void {
    this.refusal = null;
    this.stale = false;
    this.hint = null;
  }

  /** The server gives reasons and hints in the language in which a connection was opened. */
  #followLanguage(): void {
    let spoken = this.lang();
    $effect(() => {
      if (this.lang() === spoken) return;
      spoken = this.lang();
      this.reopen();
    });
  }

  #changed(events: EventTold[]): void {
    const last = this.events.at(-1)?.number ?? 0;
    const news = events.filter((event) => event.number > last);
    if (news.length) this.events = [...this.events, ...news];
    if (this.view && news.some((event) => event.kind === "moved")) this.hint = null;
    this.view = this.#link.view;
    this.host = this.#link.own.host ?? false;
    this.outdated = differ(this.#link.build, ownBuild());
    this.busy = this.#link.busy;
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
