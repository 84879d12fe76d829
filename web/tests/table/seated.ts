// A session at a scripted server, and words short enough to be read in a test.

import type { AbsentSeat, EventTold, TableShown, ViewShown } from "../../src/link/messages";
import { hashOf } from "../../src/link/hash";
import { Session } from "../../src/table/session.svelte";
import { catalogue, type Words } from "../../src/words/words.svelte";
import { Socket } from "../link/server";

export function speak(): void {
  const page = {
    hand: "hand", stock: "pile {count}", cards: "cards {count}", "row-empty": "{name} empty", "row-is": "{name} {text}",
    "hand-is": "{count}: {cards}", "playable-are": "can: {cards}", "nothing-playable": "nothing", "your-turn": "yours",
    "their-turn": "{name}'s", "other-is": "{name}: {text}", "nothing-yet": "nothing yet", "no-clock": "no clock",
    "time-left": "left {text}", waiting: "waiting", "not-seated": "watching", seat: "seat {number}", hurry: "hurry",
    connected: "connected", "lost-now": "lost", offline: "offline", "log-ready-true": "{name} ready", led: "{name} led",
    leads: "{name} leads", honours: "honours {count}", "hint-is": "hint {move} {why}", scores: "{scores}", closed: "closed",
    "tricks-stock": "stock {count}", "tricks-stock-gone": "stock gone", "tricks-you-lead": "you lead", "absent-said": "{name} lost {text}",
    "absent-back": "{name} back", "no-cookies": "no cookies", "seat-moved": "moved", absent: "absent {text}", "absent-now": "no connection", autopilot: "autopilot", others: "others", you: "you", "away-news": "news", "away-more": "{count} before",
  };
  const one = (text: string): [string, string] => [`you ${text}`, `{name} ${text}`];
  catalogue.words = {
    lang: "en", page, keys: { draw: "draw", end: "end", pass: "pass" }, games: {}, colours: { R: "red", Y: "yellow", G: "green", B: "blue" },
    cards: { R11: "red 11", R12: "red 12", Y3: "yellow 3", "*": "joker", AH: "ace of hearts" }, suits: { H: "hearts" }, german: { cards: {}, suits: {} },
    moves: { joker: "joker as {card}" }, events: { laid: one("laid {card}"), played: one("played {card}"), wins: one("win") },
    drew: [one("drew 1")], bonus: {}, bonus_lost: {}, phrases: {}, languages: ["en"],
  } satisfies Words;
}

const seat = (name: string) => ({ name, kind: "person", again: false, away: "", keeps_name: false, level: "", muted: false, ready: true });

export const table = (given: Partial<TableShown> = {}): TableShown => ({
  asked: null, code: "ABCDEF", commitment: "", deadline: null, deal: null, ended: "", game: 0, host: 0, match: {},
  phase: "playing", remaining: null, seats: [seat("Ann"), seat("Bob"), seat("Cem")] as TableShown["seats"],
  terms: { chat: false, clock: { kind: "none" }, game: "elfer", games: 1, lesson: "", listed: false, options: {}, pace: 0, seats: 3 },
  text: null, undo: false, you: 0, ...given,
});

export const elfer = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  game: "elfer", options: {}, hands: [["R12", "Y3"], 5, 6], stock: 20, turn: 0, table: ["R11"], phase: "open", start: null,
  laid: 0, drawn: false, dealer: 2, legal: ["R12", "end"], ...given,
});

export const laid = (number: number, by: number, card: string): EventTold =>
  ({ number, at: 0, kind: "moved", seat: by, move: card, events: [{ event: "laid", seat: by, card }] }) as EventTold;

/** A session that has had its welcome, and its socket. */
export function seated(play: ViewShown["play"] = elfer(), events: EventTold[] = [], given: Partial<TableShown> = {}): { session: Session; socket: Socket } {
  const sockets: Socket[] = [];
  const session = new Session("ABCDEF", {
    open(url) {
      sockets.push(new Socket(url));
      return sockets.at(-1)!;
    },
    known: async () => true,
    chance: () => 0.5,
    online: () => true,
  });
  session.live.reopen();
  const socket = sockets.at(-1)!;
  welcome(socket, { table: table(given), play }, events);
  return { session, socket };
}

export function welcome(socket: Socket, view: ViewShown, events: EventTold[], number = events.at(-1)?.number ?? 1, absent: AbsentSeat[] = []): void {
  socket.tell({ frame: "welcome", number, now: Date.now(), events, own: {}, absent, view, hash: hashOf(view) } as never);
}
