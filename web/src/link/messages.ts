// Made by `npm run messages` from docs/asyncapi.json; do not edit.

/** The seats of people whose connection is gone: all of them, each time that this changes. It is no part of the view: no log knows it. */
export interface Absent {
  frame: "absent";
  seats: AbsentSeat[];
}

/** A seat to which nobody is connected; at `until` the autopilot begins to play for it. */
export interface AbsentSeat {
  seat: number;
  until: number;
}

/** The command is stored; `number` is its entry's. */
export interface Ack {
  frame: "ack";
  id: string;
  number: number;
}

/** Host: a bot of some level on an open seat, or instead of a bot or an absent person. */
export interface AddBot {
  do: "add_bot";
  expect?: number;
  id: string;
  level?: string;
  seat: number;
}

/** Agree that a move is taken back, or refuse; who asked withdraws by refusing. */
export interface AnswerBack {
  agree: boolean;
  do: "answer_back";
  expect?: number;
  id: string;
}

/** Ask everybody to let one's last move be taken back. */
export interface AskBack {
  do: "ask_back";
  expect?: number;
  id: string;
}

/** The server stops, or does not want this connection any longer; come back later. */
export interface Bye {
  frame: "bye";
  reason: string;
}

/** A table's clock; which numbers it has depends on its kind. */
export interface ClockShown {
  days?: number | null;
  increment?: number | null;
  kind: "none" | "turn" | "game" | "days";
  seconds?: number | null;
}

/** Host: do without an open seat. */
export interface CloseSeat {
  do: "close_seat";
  expect?: number;
  id: string;
  seat: number;
}

/** Take one's seat back from the autopilot. */
export interface ComeBack {
  do: "come_back";
  expect?: number;
  id: string;
}

export type Command =
  | Ready
  | Move
  | Undo
  | AskBack
  | AnswerBack
  | Hint
  | Say
  | Leave
  | ComeBack
  | Rename
  | Rematch
  | AddBot
  | Remove
  | OpenSeat
  | CloseSeat
  | Start
  | Mute
  | EndTable
  | Resync;

/** What proves a deal: the secret's SHA-256 before, the texts, and the secret at the end. */
export interface DealShown {
  commitment: string;
  secret: string | null;
  texts: string[];
}

/** Host: close the table for good. */
export interface EndTable {
  do: "end_table";
  expect?: number;
  id: string;
}

/** An entry of the log as the viewer may know it; `events` is what it led to in the game. `before` is the name of whoever sat where a bot sits down. */
export interface EventTold {
  agree?: boolean | null;
  at: number;
  before?: string | null;
  by?: "bot" | "autopilot" | "late" | null;
  events?: (Record<string, unknown>)[];
  game?: number | null;
  kind: string;
  level?: string | null;
  move?: string | null;
  ms?: number | null;
  muted?: boolean | null;
  name?: string | null;
  number: number;
  phrase?: string | null;
  ready?: boolean | null;
  seat?: number | null;
  text?: string | null;
  to?: number | null;
  why?: string | null;
}

export type Frame =
  | Welcome
  | Told
  | Ack
  | Refusal
  | Outdated
  | HintGiven
  | Warned
  | Absent
  | Bye;

/** What a bot would play with what this seat knows; only who asks is told. */
export interface Hint {
  do: "hint";
  expect?: number;
  id: string;
}

/** What a bot would play; `value` is what it expects, null if it does not say. */
export interface HintGiven {
  frame: "hint";
  id: string;
  move: string;
  value: number | null;
  why: string;
}

/** Leave the seat: before the deal it becomes free, afterwards the autopilot plays on. */
export interface Leave {
  do: "leave";
  expect?: number;
  id: string;
}

/** A move in the notation of contract 1. */
export interface Move {
  do: "move";
  expect?: number;
  id: string;
  move: string;
}

/** Host: what this seat says is no longer passed on, or is again. */
export interface Mute {
  do: "mute";
  expect?: number;
  id: string;
  muted?: boolean;
  seat: number;
}

/** Host: one more open seat. */
export interface OpenSeat {
  do: "open_seat";
  expect?: number;
  id: string;
}

/** The command was made before the game went on; a `welcome` with what was missed follows. */
export interface Outdated {
  frame: "stale";
  id: string;
}

/** What is known of the client itself, and is no part of the view. */
export interface Own {
  host?: boolean;
}

/** Ready for the next deal, with a text for its seed (contract 4); or not ready after all. */
export interface Ready {
  do: "ready";
  expect?: number;
  id: string;
  ready?: boolean;
  text?: string;
}

/** The command changed nothing: which clause, why, and which moves are legal. `reason` names what could be played instead in notation; `why` does not. */
export interface Refusal {
  clause: string;
  frame: "refused";
  id: string | null;
  legal: string[];
  reason: string;
  why: string;
}

/** Wish for another match with seats turned, or not after all; begins when all agree. */
export interface Rematch {
  agree?: boolean;
  do: "rematch";
  expect?: number;
  id: string;
}

/** Host: free a seat before the deal; in a running game the autopilot takes it over. */
export interface Remove {
  do: "remove";
  expect?: number;
  id: string;
  seat: number;
}

/** Another name for one's seat. */
export interface Rename {
  do: "rename";
  expect?: number;
  id: string;
  name: string;
}

/** Send my whole view again; `differs` says that its hash did not fit. */
export interface Resync {
  differs?: boolean;
  do: "resync";
  expect?: number;
  id: string;
}

/** A set phrase, or, where the table allows it, a text. */
export interface Say {
  do: "say";
  expect?: number;
  id: string;
  phrase?: string | null;
  text?: string | null;
}

/** A seat. `away` says why the autopilot plays: `left`, `gone`, `time`, or nothing. `keeps_name`: who sits here keeps this name on the server; a guest of that name does not. */
export interface SeatShown {
  again: boolean;
  away: "" | "left" | "gone" | "time";
  keeps_name: boolean;
  kind: "open" | "person" | "bot";
  level: string;
  muted: boolean;
  name: string;
  ready: boolean;
}

/** Host: deal, if every seat is taken and everybody ready; needed only where bots play alone. */
export interface Start {
  do: "start";
  expect?: number;
  id: string;
}

/** Fields of `table` that changed, each with its whole new value. */
export interface TableNews {
  asked?: WishShown | null;
  code?: string;
  commitment?: string;
  deadline?: number | null;
  deal?: DealShown | null;
  ended?: string;
  game?: number;
  host?: number | null;
  match?: Record<string, unknown>;
  phase?: "gathering" | "playing" | "between" | "done" | "closed";
  remaining?: number[] | null;
  seats?: SeatShown[];
  terms?: TermsShown | null;
  text?: string | null;
  undo?: boolean;
  you?: number | null;
}

/** The part `table` of a view. `you`, `text` and `undo` are the viewer's own. `host` is the seat with the host's rights: the host's own, or who stands in for it. */
export interface TableShown {
  asked: WishShown | null;
  code: string;
  commitment: string;
  deadline: number | null;
  deal: DealShown | null;
  ended: string;
  game: number;
  host: number | null;
  match: Record<string, unknown>;
  phase: "gathering" | "playing" | "between" | "done" | "closed";
  remaining: number[] | null;
  seats: SeatShown[];
  terms: TermsShown;
  text: string | null;
  undo: boolean;
  you: number | null;
}

/** What a table was made for; `games` 0: as many as wanted, `pace`: bots wait so many ms, `lesson`: the one that is taught there, or nothing. */
export interface TermsShown {
  chat: boolean;
  clock: ClockShown;
  game: string;
  games: number;
  lesson: string;
  listed: boolean;
  options: Record<string, string | number | boolean>;
  pace: number;
  seats: number;
}

/** What happened, and the fields of the view that changed: merge `table` and `play` field by field, drop the fields of `play` that `gone` names; `play` null: there is no game any more. */
export interface Told {
  events: EventTold[];
  frame: "told";
  gone?: string[];
  hash: string;
  number: number;
  play?: Record<string, unknown> | null;
  table?: TableNews | null;
}

/** Take back one's last move within one's own turn, up to a draw or end. */
export interface Undo {
  do: "undo";
  expect?: number;
  id: string;
}

/** The whole view; `play` is null before the first deal. */
export interface ViewShown {
  play: Record<string, unknown> | null;
  table: TableShown;
}

/** A seat has little time left. */
export interface Warned {
  deadline: number;
  frame: "warning";
  seat: number;
}

/** The whole view, at the beginning and after a resync; `events` is all that was missed. `absent` is as in the frame of that name. `now` is the server's time: deadlines are told by it. `build` names the browser client that the server gives out, "" if it has none. */
export interface Welcome {
  absent: AbsentSeat[];
  build: string;
  events: EventTold[];
  frame: "welcome";
  hash: string;
  now: number;
  number: number;
  own: Own;
  view: ViewShown;
}

/** A seat's wish to take its last move back: to how many moves, and who agreed so far. */
export interface WishShown {
  agreed: number[];
  seat: number;
  to: number;
}
