// The last entry of its log that was seen at each table, for the next visit; of the tables looked at last.

import { store, stored } from "../words/stored";

const KEY = "seen"; // CODE:NUMBER and blanks, the newest first
const MOST = 30;

/** The number of the last entry that this browser has shown of a table; 0: none. */
export function lastSeen(code: string): number {
  return kept().find(([one]) => one === code)?.[1] ?? 0;
}

export function noteSeen(code: string, number: number): void {
  const others = kept().filter(([one]) => one !== code);
  store(KEY, [[code, number], ...others].slice(0, MOST).map((one) => one.join(":")).join(" "));
}

function kept(): [string, number][] {
  const words = (stored(KEY) ?? "").split(" ").map((word) => word.split(":"));
  return words.map(([code = "", number]): [string, number] => [code, Number(number)]).filter(([, number]) => number > 0);
}
