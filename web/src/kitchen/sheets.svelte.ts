// All sheets of this browser, kept after every change and watched for those of other tabs.

import { found, forget, isSheetKey, keep, type Trouble } from "./keeping";
import { begun, type Draft, type Kept, stepped, type Step, type StepRefusal, type Terms } from "./sheet";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A name for an address; long enough that one browser never makes it twice. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (one) => LETTERS[one % LETTERS.length]).join("");

export class Sheets {
  #all = $state.raw<readonly Kept[]>([]);
  trouble = $state<Trouble | null>(null);
  unreadable = $state(0);

  constructor() {
    this.#read();
  }

  /** Sheets in use, the last changed first. */
  readonly open = $derived(this.#all.filter(({ removed }) => removed === null).sort((one, other) => other.changed - one.changed));
  /** Deleted sheets, the last deleted first. */
  readonly deleted = $derived(
    this.#all.filter(({ removed }) => removed !== null).sort((one, other) => (other.removed ?? 0) - (one.removed ?? 0)),
  );

  /** Follow other tabs; returns how to stop. */
  watch(): () => void {
    const changed = (event: StorageEvent) => {
      // What could not be kept is only here.
      if (isSheetKey(event.key) && this.trouble === null) this.#read();
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }

  get(id: string): Kept | null {
    return this.open.find((one) => one.id === id) ?? null;
  }

  begin(title: string, terms: Terms): string {
    const kept = begun(newId(), title, terms, Date.now());
    this.#put(kept);
    return kept.id;
  }

  /** Make a step; returns why it is refused, or null. */
  step(kept: Kept, step: Step): StepRefusal | null {
    const next = stepped(kept, step, Date.now());
    if ("reason" in next) return next;
    this.#put({ ...next, draft: step.do === "add" ? null : next.draft });
    return null;
  }

  /** How many steps count from now on: fewer undo, more redo. */
  moveTo(kept: Kept, done: number): void {
    this.#put({ ...kept, done: Math.min(Math.max(done, 1), kept.steps.length), changed: Date.now() });
  }

  write(kept: Kept, draft: Draft): void {
    this.#put({ ...kept, draft });
  }

  rename(kept: Kept, title: string): void {
    this.#put({ ...kept, title });
  }

  remove(kept: Kept): void {
    this.#put({ ...kept, removed: Date.now() });
  }

  bringBack(kept: Kept): void {
    this.#put({ ...kept, removed: null });
  }

  /** Delete for good. */
  forget(kept: Kept): void {
    this.#all = this.#all.filter(({ id }) => id !== kept.id);
    this.trouble = forget(kept.id);
  }

  #put(kept: Kept): void {
    this.#all = [...this.#all.filter(({ id }) => id !== kept.id), kept];
    this.trouble = keep(kept);
  }

  #read(): void {
    ({ sheets: this.#all, unreadable: this.unreadable, trouble: this.trouble } = found(Date.now()));
  }
}
