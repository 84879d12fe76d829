// One seat's sitting at a table: what its view says of hand, turn and legal moves, and what it may do.

import { Live } from "../link/live.svelte";
import type { Command, TableShown } from "../link/messages";
import type { Order } from "../link/outbox";
import type { Surroundings } from "../link/socket";
import { DOUBLE_TAP } from "../link/outbox";
import { cardOf, cellOf, isRowPlay, movesByCard, overBridge, type HandShown, type Play, type RowPlay, type TrickPlay } from "../play/play";
import { nameOf } from "../play/speaking";
import { noteText } from "../record/promise";
import { settings } from "../settings/settings.svelte";
import { spoken } from "../words/words.svelte";
import { groupsOf } from "./order";

/** How a seat was lost: left from here, freed or given to a bot, gone to another device, or nobody knows. */
export type Lost = "left" | "freed" | "moved" | "unknown";

/** Whether a move leaves the hand one card smaller: an exchange brings the joker for the card. */
const takesCard = (move: string, hand: readonly string[]): boolean => hand.includes(cardOf(move) ?? "") && !move.startsWith("=");

export class Session {
  readonly live: Live;
  /** The move that was pressed and is not yet shown; it is drawn as done at once. */
  pending = $state<string | null>(null);
  /** The hand card whose moves are offered, because it has more than one. */
  choosing = $state<string | null>(null);
  /** The card that a first press has marked, where a second one is to play it. */
  marked = $state<string | null>(null);
  #markedAt = 0;
  /** A finger is on the hand, or has just been: what stands first there stays so. */
  fingered = $state(false);
  #first: string[] = [];
  /** A bridge was taken up: the next card goes over one, also where it would fit without. */
  bridging = $state(false);
  /** The seat was left from here, and not taken again. */
  left = $state(false);
  /** The welcomes that there had been when a seat was taken from here: the next one knows of it. */
  takenAt = $state<number | null>(null);
  #had = $state(false); // there was a seat since the page was opened
  #sat = false; // and oneself played for it, when that was looked at last
  #done: Command | null = null;

  readonly table = $derived.by<TableShown | null>(() => this.live.view?.table ?? null);
  readonly play = $derived.by<Play | null>(() => (this.live.view?.play as Play | null | undefined) ?? null);
  readonly rows = $derived.by<RowPlay | null>(() => (this.play && isRowPlay(this.play) ? this.play : null));
  readonly tricks = $derived.by<TrickPlay | null>(() => (this.play && !isRowPlay(this.play) ? this.play : null));
  readonly you = $derived(this.table?.you ?? null);
  /** The own hand; empty for who has no seat. */
  readonly hand = $derived.by<string[]>(() => {
    const own: HandShown | undefined = this.you === null ? undefined : this.play?.hands[this.you];
    return Array.isArray(own) ? own : [];
  });
  /** How many cards it has, without the one that is shown as played already. */
  readonly held = $derived.by(() => this.hand.length - Number(this.pending !== null && takesCard(this.pending, this.hand)));
  readonly legal = $derived.by<string[]>(() => this.play?.legal ?? []);
  readonly moves = $derived(movesByCard(this.legal));
  readonly onTurn = $derived(this.legal.length > 0);
  /** The own hand as it is shown. */
  readonly groups = $derived.by(() => groupsOf(this.hand, this.rows, this.#leading()));
  /** Whether any card can go over a bridge now. */
  readonly canBridge = $derived(this.legal.some(overBridge));
  /** The cell or card that the last move touched. */
  readonly last = $derived.by<string | null>(() => this.#last());
  /** A seat was taken, and yet nobody knows this browser: it keeps no cookies. */
  readonly unknown = $derived.by(() => this.you === null && !this.left && this.takenAt !== null && this.live.welcomes > this.takenAt);
  /** How the seat that one had here was lost; null: there is one, or there was none. */
  readonly lost = $derived.by<Lost | null>(() => (this.table && this.you === null && this.#had ? this.#how() : null));
  /** Whether this browser has the host's rights: its own, or as who stands in. */
  readonly hosting = $derived.by(() => this.live.host || (this.you !== null && this.you === this.table?.host));

  /** What a press on a hand card offers: its place in the row before all others, unless a bridge was taken up. */
  movesOf(card: string): string[] {
    const moves = this.moves.get(card) ?? [];
    if (this.bridging) return moves.filter(overBridge);
    return moves.includes(card) ? [card] : moves;
  }

  /** What stands first in the hand: if one wants that, what can be played, where that is not all of it. */
  #leading(): string[] {
    if (this.fingered) return this.#first;
    const playable = settings.playableFirst ? this.hand.filter((card) => this.movesOf(card).length > 0) : [];
    this.#first = playable.length < this.hand.length ? playable : [];
    return this.#first;
  }

  constructor(readonly code: string, around?: Surroundings) {
    this.live = new Live(code, spoken, around);
  }

  name(seat: number): string {
    return this.table ? nameOf(this.table, seat) : "";
  }

  /** Send an order once; false if it was pressed twice. */
  send(order: Order): boolean {
    this.choosing = this.marked = null;
    this.bridging = false;
    if (order.do === "ready" && order.ready !== false && this.table) noteText(this.table, order.text ?? "");
    return this.live.send(order);
  }

  /** Make a move: legal ones are shown as made at once, others come back with their reason. */
  move(move: string): void {
    if (this.live.busy || !this.send({ do: "move", move })) return;
    this.pending = this.legal.includes(move) ? move : null;
  }

  /** A hand card was pressed: it goes into its row, its other places are offered, or the reason why not comes. */
  press(card: string): void {
    const moves = this.movesOf(card);
    const [only] = moves;
    // What costs a bridge, or takes a joker from the table, is never done unasked.
    const plain = moves.length === 0 || (moves.length === 1 && (only === card || this.bridging));
    if (!plain) [this.choosing, this.marked] = [this.choosing === card ? null : card, null];
    else if (only === card) this.lay(card);
    else this.move(only ?? (card === "*" ? "-*" : card));
  }

  /** A card was pressed that has one place: it goes there, or is marked first if one wants to be asked. */
  lay(card: string): void {
    if (!settings.confirm || this.live.busy) return this.move(card);
    const now = performance.now();
    if (this.marked !== card) [this.marked, this.#markedAt, this.choosing] = [card, now, null];
    else if (now - this.#markedAt >= DOUBLE_TAP) this.move(card);
  }

  /** Whether the host may give a seat to a bot: who held it has gone, and the autopilot plays on. */
  replaceable(seat: number): boolean {
    const shown = this.table?.seats[seat];
    return this.hosting && this.table?.phase === "playing" && shown?.kind === "person" && shown.away !== "" && seat !== this.you;
  }

  undo(): void {
    this.send({ do: "undo" });
  }

  hint(): void {
    this.send({ do: "hint" });
  }

  /** Forget what was pressed once the view, or a refusal, has answered it; call it in an effect. */
  settle(): void {
    this.#settleSeat();
    if (!this.live.busy) this.pending = null;
    if (!this.canBridge) this.bridging = false;
    if (this.choosing !== null && this.movesOf(this.choosing).length < 1) this.choosing = null;
    if (this.marked !== null && (!settings.confirm || !this.movesOf(this.marked).includes(this.marked))) this.marked = null;
  }

  /** Left counts once it is done, until one is back: the log may tell of it before or after the answer does. */
  #settleSeat(): void {
    const { live, you, table } = this;
    const sits = you !== null && !table?.seats[you]?.away;
    if (sits && !this.#sat) this.left = false;
    if (live.done !== this.#done && live.done?.do === "leave") this.left = true;
    if (you !== null) [this.#had, this.takenAt] = [true, null];
    [this.#sat, this.#done] = [sits, live.done];
  }

  #how(): Lost {
    if (this.left) return "left";
    const last = this.live.events.filter(({ sitting }) => (sitting?.you ?? null) !== null).at(-1);
    if (!last || last.seat !== last.sitting?.you) return "unknown";
    if (last.kind === "regranted") return "moved";
    return last.kind === "vacated" || last.kind === "bot_added" ? "freed" : "unknown";
  }

  #last(): string | null {
    const { events } = this.live;
    for (let at = events.length - 1; at >= 0; at -= 1) {
      const entry = events[at];
      if (!entry || entry.kind === "dealt" || entry.kind === "undone") return null;
      const cells = (entry.events ?? []).map(cellOf).filter((cell) => cell !== null);
      if (cells.length) return cells.at(-1) ?? null;
    }
    return null;
  }
}
