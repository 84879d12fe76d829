// The tables at which this browser has sat, and the recovery codes of its seats there.

import { store, stored } from "../words/stored";

const KEY = "tables";
const MOST = 30;

/** Codes of tables, the newest first. */
export function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [];
  } catch {
    return []; // somebody else's text
  }
}

/** This browser sits at a table now; a recovery code is told only with a new right to a seat. */
export function remember(code: string, recovery: string | null | undefined): void {
  if (recovery) store(recoveryKey(code), recovery);
  const codes = [code, ...remembered().filter((one) => one !== code)];
  for (const old of codes.slice(MOST)) store(recoveryKey(old), null);
  store(KEY, JSON.stringify(codes.slice(0, MOST)));
}

export function forget(code: string): void {
  store(recoveryKey(code), null);
  store(KEY, JSON.stringify(remembered().filter((one) => one !== code)));
}

/** What moves this browser's seat at a table to another device; null: not known here. */
export const recoveryOf = (code: string): string | null => stored(recoveryKey(code));

const recoveryKey = (code: string): string => `recovery-${code}`;
