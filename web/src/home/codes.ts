// Codes in what somebody types or pastes: of a table, and for coming back.

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ"; // no vowels: what the server makes codes of
const CODE = new RegExp(`^[${LETTERS}]{6}$`);

/** The code in letters of any case, with or without gaps, or in a link to a table; null: there is none. */
export function codeIn(text: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/i.exec(text)?.[1];
  const code = (linked ?? text).replace(/[\s.-]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A recovery code as the server reads it: blanks and hyphens do not count. */
export const bare = (recovery: string): string => recovery.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
