// A match sheet for a spreadsheet: one line a hand.

/** A field as every spreadsheet reads it. Words that a spreadsheet would take for a formula get a mark before them. */
function field(value: string | number, separator: string): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a file. Where decimals have a comma, spreadsheets want semicolons between fields. */
export function csvOf(rows: readonly (readonly (string | number)[])[], lang: string): string {
  const separator = lang === "en" ? "," : ";";
  const lines = rows.map((row) => row.map((one) => field(one, separator)).join(separator));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** What a file is called: without signs that systems of files do not have, with single blanks. */
export const fileName = (name: string): string => `${name.replace(/[^\p{L}\p{N}.,_-]+/gu, " ").trim() || "elferrat"}.csv`;

/** A day of this place, as names of files have it: `2026-11-30`. */
export function dayOf(when: number): string {
  const day = new Date(when);
  const two = (part: number): string => `${part}`.padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Hand the text over as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it later
}
