// One connection that comes back by itself: opens, is lost, waits a little longer each time, opens.

/** What the link needs of a WebSocket. */
export interface Wire extends Pick<WebSocket, "send" | "close" | "onmessage" | "onclose"> {
  readonly readyState: number;
}

/** connecting: the first try · open · lost: tried again soon · offline: no network · gone: no such
 * table, or it is broken · closed: by oneself. */
export type State = "connecting" | "open" | "lost" | "offline" | "gone" | "closed";

export interface Surroundings {
  /** Open a socket to an address. */
  open(url: string): Wire;
  /** Whether the server knows the table; null: no answer. A refused handshake does not say. */
  known(): Promise<boolean | null>;
  /** A number in [0, 1), so that a thousand clients do not come back at once. */
  chance(): number;
  /** False if the machine has no network for certain. */
  online(): boolean;
}

const OPEN = 1;
const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 8000;
/** Who waits for an answer longer than this has a connection that is dead, whatever it says; */
export const SILENCE = 6000;
/** but where answers only take long, that would never end: each loss by silence doubles it, up to this. */
export const LONGEST_SILENCE = 30_000;
/** Who is in doubt waits no longer than this for any sign. */
export const DOUBT = 3000;

export class Connection {
  state: State = "connecting";
  /** When the next try is, in ms of this machine's clock; null: no try is planned. */
  retryAt: number | null = null;
  /** When something was heard last, in ms of this machine's clock. */
  heardAt = -Infinity;
  #wire: Wire | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #patience = SILENCE;
  #askedAt: number | null = null; // when the answer was asked for that is still to come

  /** `url` is asked for at every try; `heard` gets each text; `changed` is told of each state. */
  constructor(
    readonly around: Surroundings,
    readonly url: () => string,
    readonly heard: (text: string) => void,
    readonly changed: (state: State) => void,
  ) {}

  /** Connect now, instead of what was there. */
  open(): void {
    this.#drop();
    const wire = this.around.open(this.url());
    this.#wire = wire;
    this.retryAt = null;
    wire.onmessage = (message) => {
      if (wire !== this.#wire) return;
      this.heardAt = Date.now();
      if (this.#askedAt !== null) this.#watchFor(this.#patience); // it lives, but the answer is still to come
      this.heard(String(message.data));
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
    this.#askedAt = Date.now();
    this.#watchFor(2 * this.#patience); // a connection is made in several steps
  }

  /** The first frame has come: only now is the connection worth its name. */
  welcomed(): void {
    this.#tries = 0;
    this.answered();
    this.#say("open");
  }

  send(text: string): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(text);
    return true;
  }

  /** Something must come soon, or the connection counts as lost. */
  expectAnswer(): void {
    if (this.#askedAt !== null || !this.#wire) return;
    this.#askedAt = Date.now();
    this.#watchFor(this.#patience);
  }

  /** Something makes the connection doubtful while an answer is waited for: a sign of life must come sooner. */
  doubt(): void {
    if (this.#askedAt !== null) this.#watchFor(DOUBT);
  }

  /** What was asked for has come. */
  answered(): void {
    if (this.#askedAt !== null && Date.now() - this.#askedAt < SILENCE) this.#patience = SILENCE;
    this.#unwatch();
  }

  /** The network went, as the machine says: try seldom until it is back. */
  networkLost(): void {
    if (this.state !== "closed" && this.state !== "gone" && !this.around.online()) this.#lost();
  }

  /** The network is back, or somebody does not want to wait. */
  hurry(): void {
    if (this.state !== "open" && this.state !== "closed") this.open();
  }

  close(): void {
    this.#drop();
    this.#say("closed");
  }

  #lost(): void {
    this.#drop();
    const online = this.around.online();
    const pause = online ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.7 + 0.6 * this.around.chance()) : LONGEST_PAUSE;
    if (online) this.#tries += 1;
    this.retryAt = Date.now() + pause;
    this.#timer = setTimeout(() => void this.#retry(), pause);
    this.#say(online ? "lost" : "offline");
  }

  get #waits(): boolean {
    return this.state === "lost" || this.state === "offline";
  }

  async #retry(): Promise<void> {
    this.#timer = undefined;
    if (this.#tries > 1 && (await this.around.known()) === false) {
      if (this.#waits) this.#say("gone");
      return;
    }
    if (this.#waits && this.#timer === undefined && !this.#wire) this.open();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unwatch();
    const wire = this.#wire;
    this.#wire = null;
    this.retryAt = null;
    wire?.close();
  }

  #watchFor(ms: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#patience = Math.min(LONGEST_SILENCE, 2 * this.#patience);
      this.#lost();
    }, ms);
  }

  #unwatch(): void {
    clearTimeout(this.#watch);
    this.#askedAt = null;
  }

  #say(state: State): void {
    if (state === this.state && !this.#waits) return;
    this.state = state;
    this.changed(state);
  }
}
