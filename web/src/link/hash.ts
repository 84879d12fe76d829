// The hash that ends every frame: CRC-32 of the view as canonical JSON.

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
const ENCODER = new TextEncoder();

/** JSON with names sorted at every level and no blanks. Names are ASCII, so order is plain. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}

/** CRC-32 of a text's UTF-8, eight hex digits. */
export function crc32(text: string): string {
  let crc = 0xffffffff;
  for (const byte of ENCODER.encode(text)) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

/** What the server says of the same view. */
export const hashOf = (view: unknown): string => crc32(canonical(view));
