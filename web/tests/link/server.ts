// A scripted server: sockets that do what a test tells them, and frames as the real one makes them.

import { vi } from "vitest";
import { hashOf } from "../../src/link/hash";
import { Link, type Listener } from "../../src/link/link";
import type { Command, EventTold, Frame, ViewShown } from "../../src/link/messages";
import type { Surroundings, Wire } from "../../src/link/socket";

export class Socket implements Wire {
  readyState = 0;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly got: Command[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.got.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server tells something. */
  tell(frame: Frame): void {
    this.readyState = 1;
    this.onmessage?.call(this as never, { data: JSON.stringify(frame) } as MessageEvent);
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

export const view = (play: ViewShown["play"] = null): ViewShown => ({
  table: { code: "ABCDEF", phase: "playing", you: 0, undo: false } as ViewShown["table"],
  play,
});

export const happened = (number: number): EventTold => ({ number, at: 0, kind: "moved" }) as EventTold;

export class Scene {
  readonly sockets: Socket[] = [];
  readonly listener = {
    changed: vi.fn(), state: vi.fn(), refused: vi.fn(), stale: vi.fn(),
    hint: vi.fn(), warning: vi.fn(), bye: vi.fn(), absent: vi.fn(), done: vi.fn(),
  } satisfies Listener;
  known: boolean | null = null;
  online = true;
  readonly link: Link;

  constructor() {
    const around: Surroundings = {
      open: (url) => {
        this.sockets.push(new Socket(url));
        return this.socket;
      },
      known: async () => this.known,
      chance: () => 0.5,
      online: () => this.online,
    };
    this.link = new Link("ABCDEF", () => "lang=de", this.listener, around);
    this.link.open();
  }

  /** The newest socket. */
  get socket(): Socket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nothing was opened");
    return last;
  }

  welcome(number: number, shown = view(), events: EventTold[] = []): void {
    const own = { host: false };
    this.socket.tell({ frame: "welcome", number, now: Date.now(), build: "", events, own, absent: [], view: shown, hash: hashOf(shown) });
  }
}
