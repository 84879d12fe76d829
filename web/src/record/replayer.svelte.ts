// Where a replay stands, and whether it goes on by itself.

const A_MOVE = 1200; // ms at the speed of 1
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Replayer {
  at = $state(0);
  speed = $state(1);
  #playing = $state(false);

  /** `last` is the number of the last moment; the deal is number 0. */
  constructor(readonly last: number, at = 0) {
    this.at = at;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** How long a move is looked at, ms. */
  get pause(): number {
    return A_MOVE / this.speed;
  }

  /** To a moment; what plays by itself stops there. */
  go(to: number): void {
    this.#playing = false;
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Play on, from the deal if the end is reached; or stop. */
  toggle(): void {
    if (!this.#playing && this.at === this.last) this.at = 0;
    this.#playing = !this.#playing && this.last > 0;
  }

  /** The next moment of a replay that plays. */
  tick(): void {
    if (this.#playing && this.at < this.last) this.at += 1;
    if (this.at === this.last) this.#playing = false;
  }

  /** What a key means here; false: nothing. */
  key(key: string): boolean {
    const steps: Record<string, () => void> = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      " ": () => this.toggle(),
    };
    if (!Object.hasOwn(steps, key)) return false;
    steps[key]?.();
    return true;
  }
}
