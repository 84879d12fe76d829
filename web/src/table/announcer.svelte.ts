// What a screen reader says: one thing after another, into live regions that are there from the start.

const PAUSE = 140; // ms between two texts; readers lose what changes faster
const SAME = 700; // an equal text within so many ms is an echo

export class Announcer {
  /** The texts of the two regions. */
  polite = $state("");
  urgent = $state("");
  readonly #waiting: [string, boolean][] = [];
  #said = "";
  #saidAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say something as soon as what is being said is done; `urgent` interrupts the reader. */
  say(text: string, urgent = false): void {
    if (!text) return;
    const now = performance.now();
    if (text === this.#said && now - this.#saidAt < SAME) return;
    [this.#said, this.#saidAt] = [text, now];
    this.#waiting.push([text, urgent]);
    this.#timer ??= setTimeout(() => this.#next(), 0);
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#timer = undefined;
      return;
    }
    const [text, urgent] = next;
    if (urgent) this.urgent = different(text, this.urgent);
    else this.polite = different(text, this.polite);
    this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}

/** The same text twice is read only once unless it differs by a blank that nobody hears. */
const different = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);
