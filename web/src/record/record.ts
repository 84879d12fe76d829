// A finished game as the server keeps it: its record (contract 3), and its steps with every card open.

import type { GameName, Play } from "../play/play";

export interface GameRecord {
  game: GameName;
  options: Record<string, string | number | boolean>;
  players: string[];
  start: Play;
  moves: string[];
  /** The server's secret and a text from each seat, joined by colons. */
  seed: string | null;
  result: { scores: number[]; winners: number[]; reason: string };
  time: { started?: string; finished?: string };
  marks: { commitment?: string; table?: string; game?: number; bots?: Record<string, string> };
}

/** What happened in a move, with every card named. */
export type Happening = Record<string, unknown>;

export interface RecordStep {
  seat: number;
  move: string;
  by: "bot" | "autopilot" | "late" | null;
  events: Happening[];
  /** The fields of the position that are new; those that `gone` names are there no more. */
  play: Record<string, unknown>;
  gone: string[];
}

export interface RecordSteps {
  game: GameName;
  start: Play;
  steps: RecordStep[];
}

/** The name that the server gives the file of a record. */
export const fileName = ({ game, marks }: GameRecord, id: string): string => `elferrat-${game}-${marks.table ?? ""}-${id.slice(0, 6)}.json`;
