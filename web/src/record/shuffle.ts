// The shuffle that anyone can repeat (contract 4), apart from the server's.

import { sha256 } from "./sha256";

const RANGE = 2 ** 32;

/** The endless sequence of 32-bit words of a seed: the hashes of `SEED:0`, `SEED:1` … */
export function* wordsOf(seed: string): Generator<number, never> {
  for (let i = 0; ; i += 1) yield* sha256(`${seed}:${i}`);
}

export class Stream {
  readonly #words: Iterator<number, never>;

  constructor(words: Iterator<number, never>) {
    this.#words = words;
  }

  /** A number from 0 to n − 1, each equally likely: words past the last whole multiple are skipped. */
  below(n: number): number {
    const limit = Math.floor(RANGE / n) * n;
    let word = this.#words.next().value;
    while (word >= limit) word = this.#words.next().value;
    return word % n;
  }

  /** Fisher–Yates, from the last card down; the cards themselves stay as they are. */
  shuffled<Card>(cards: readonly Card[]): Card[] {
    const mixed = [...cards];
    for (let i = mixed.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j] as Card, mixed[i] as Card];
    }
    return mixed;
  }
}
