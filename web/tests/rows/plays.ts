// Views of the row games as tests need them: everything that they do not say is that of a game just dealt.

import type { ElferPlay, ExtraPlay } from "../../src/play/play";

export const elfer = (said: Partial<ElferPlay> = {}): ElferPlay => ({
  game: "elfer",
  options: {}, // unusual ones alone, as the server gives them
  hands: [20, 20], stock: 40, turn: 0, table: [], phase: "play", start: null, laid: 0, drawn: false, dealer: 1, ...said,
});

export const extra = (said: Partial<ExtraPlay> = {}): ExtraPlay => ({
  game: "extra", options: {}, hands: [20, 20], stock: 44, turn: 0, order: ["G", "R", "B", "Y"],
  table: ["R11", "Y11", "G11", "B11"], bridges: [4, 4], bridged: [], bonus: [[], []], bonus_jokers: [],
  discarded: 0, laid: 0, exchanged: 0, passes: 0, ...said,
});
