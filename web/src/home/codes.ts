// The code of a table in what somebody types or pastes.

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ"; // no vowels: what the server makes codes of
const CODE = new RegExp(`^[${LETTERS}]{6}$`);

/** The code in letters of any case, with or without gaps, or in a link to a table; null: there is none. */
export function codeIn(text: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/i.exec(text)?.[1];
  const code = (linked ?? text).replace(/[\s.-]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}
