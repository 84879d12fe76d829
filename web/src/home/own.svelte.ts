// What the home page and the own page show of one's tables and games. The last lists stay until newer ones are there.

import { ownLists, type Own } from "./lists";

export class OwnShown {
  found = $state.raw<Own | null>(null);
  trouble = $state("");
  #asked = 0;

  /** Ask for them, as `ownLists`; an answer that is overtaken by another question is not shown. */
  async load(named: boolean, most?: number): Promise<void> {
    const asked = (this.#asked += 1);
    const [found, trouble] = await ownLists(named, most).then(
      (lists) => [lists, ""] as const,
      (error: unknown) => [this.found, (error as Error).message] as const,
    );
    if (asked === this.#asked) [this.found, this.trouble] = [found, trouble];
  }
}
