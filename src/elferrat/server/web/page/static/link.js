// The link to a table: frames merged into one view, its hash checked, commands sent once each.

import { lang } from "./words.js";

const LONGEST_PAUSE = 5000;
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** JSON with sorted names and no blanks, as the server hashes it. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

/** CRC-32 of a text's UTF-8, eight hex digits. */
export function crc32(text) {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 255];
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

export class Link {
  /**
   * `handlers`: changed(events), state("open" | "lost" | "closed"), and for frames about a command
   * refused(frame), stale(), hint(frame), warning(frame), bye(frame).
   */
  constructor(code, handlers) {
    this.code = code;
    this.handlers = handlers;
    this.number = 0;
    this.view = null;
    this.own = {};
    this.waiting = new Map(); // commands without an answer, by id
    this.tries = 0;
    addEventListener("online", () => this.open());
    addEventListener("offline", () => handlers.state("lost"));
  }

  /** Connect, instead of what was there: also when this browser's right to a seat has changed. */
  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${this.code}/socket?since=${this.number}&lang=${lang}`;
    const before = this.socket;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.socket = socket;
    before?.close();
    socket.onmessage = (message) => {
      if (socket === this.socket) this.take(JSON.parse(message.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.handlers.state("lost");
      const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), pause);
    };
  }

  /** Send a command, again after a lost connection, with one id: the server acts on it once. */
  send(command) {
    const id = [...crypto.getRandomValues(new Uint8Array(9))].map((n) => n.toString(36)).join("");
    const whole = { id, expect: this.number, ...command };
    this.waiting.set(id, whole);
    this.post(whole);
  }

  post(command) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  busy(kind) {
    return [...this.waiting.values()].some((command) => command.do === kind);
  }

  take(frame) {
    if (frame.frame === "welcome") this.welcome(frame);
    else if (frame.frame === "told") this.told(frame);
    else if (frame.frame === "ack") this.waiting.delete(frame.id);
    else {
      this.waiting.delete(frame.id);
      this.handlers[frame.frame]?.(frame);
    }
  }

  welcome(frame) {
    const first = this.tries > 0 || this.view === null;
    this.tries = 0;
    this.view = frame.view;
    this.ahead = frame.now - Date.now(); // how far the server's clock is before this one, in ms
    this.own = { ...this.own, ...frame.own };
    this.number = frame.number;
    this.handlers.state("open");
    this.handlers.changed(frame.events);
    if (first) for (const command of this.waiting.values()) this.post(command);
  }

  told(frame) {
    const { table, play } = this.view;
    this.view = { table: { ...table, ...frame.table }, play };
    if (frame.play === null) this.view.play = null;
    else if (frame.play || frame.gone) {
      this.view.play = { ...play, ...frame.play };
      for (const name of frame.gone ?? []) delete this.view.play[name];
    }
    this.number = frame.number;
    if (crc32(canonical(this.view)) !== frame.hash) {
      this.post({ do: "resync", id: `resync-${frame.number}`, expect: this.number, differs: true });
    }
    this.handlers.changed(frame.events);
  }
}
