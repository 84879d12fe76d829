// What a phone makes of a QR code: written from the norm (ISO/IEC 18004), with nothing of the library that draws it.
// Versions 1 to 6 hold 106 bytes at our level, more than a table's address has.

/** Modules without the quiet zone, row by row: true is dark. */
export type Modules = readonly (readonly boolean[])[];

export interface Scanned { text: string; version: number; level: Level }
type Level = keyof typeof BLOCKS;

const FORMAT_MASK = 0b101010000010010;
const FORMAT_GENERATOR = 0b10100110111;
const LEVELS = ["M", "L", "H", "Q"] as const; // by their two bits
/** Of each version from 1 on: codewords in all; of each level, blocks and codewords of error correction in each of them. */
const CODEWORDS = [26, 44, 70, 100, 134, 172];
const BLOCKS = {
  L: [[1, 7], [1, 10], [1, 15], [1, 20], [1, 26], [2, 18]],
  M: [[1, 10], [1, 16], [1, 26], [2, 18], [2, 24], [4, 16]],
  Q: [[1, 13], [1, 22], [2, 18], [2, 26], [4, 18], [4, 24]],
  H: [[1, 17], [1, 28], [2, 22], [4, 16], [4, 22], [4, 28]],
} as const;
/** Where each mask turns a module over. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const BYTES = 0b0100; // the mode

const range = (count: number): number[] => [...Array(count).keys()];
const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);

/** Read a code without any fault; one that a scanner would first have to repair is an error. */
export function scan(dark: Modules): Scanned {
  const size = dark.length;
  const version = (size - 17) / 4;
  if (CODEWORDS[version - 1] === undefined || dark.some((row) => row.length !== size)) throw new Error(`no version of ours: ${size} modules`);
  const at = (x: number, y: number): boolean => dark[y]![x]!;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) checkFinder(at, x, y, size);
  for (const step of range(size - 16)) if (at(step + 8, 6) !== (step % 2 === 0) || at(6, step + 8) !== (step % 2 === 0)) throw new Error("timing");
  const { level, mask } = formatOf(at, size);
  const read = codewords(path(size, version).map(([x, y]) => at(x, y) !== MASKS[mask]!(x, y)));
  return { text: textOf(whole(read, version, level)), version, level };
}

type At = (x: number, y: number) => boolean;

/** Three squares, one in the other, with a light edge. */
function checkFinder(at: At, centreX: number, centreY: number, size: number): void {
  for (const dy of range(9)) {
    for (const dx of range(9)) {
      const [x, y] = [centreX + dx - 4, centreY + dy - 4];
      const ring = Math.max(Math.abs(dx - 4), Math.abs(dy - 4));
      if (x >= 0 && y >= 0 && x < size && y < size && at(x, y) !== [true, true, false, true, false][ring]) throw new Error("finder");
    }
  }
}

/** Level and mask, of which there are two copies with an error correction of their own. */
function formatOf(at: At, size: number): { level: Level; mask: number } {
  const first = [...range(6).map((x) => at(x, 8)), at(7, 8), at(8, 8), at(8, 7), ...range(6).map((y) => at(8, 5 - y))];
  const second = [...range(7).map((y) => at(8, size - 1 - y)), ...range(8).map((x) => at(size - 8 + x, 8))];
  const format = numberOf(first) ^ FORMAT_MASK;
  let rest = format;
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= FORMAT_GENERATOR << (bit - 10);
  if (rest !== 0 || numberOf(second) !== numberOf(first) || !at(8, size - 8)) throw new Error("format");
  return { level: LEVELS[format >> 13]!, mask: (format >> 10) & 7 };
}

/** The modules that hold data, in their order: up and down in pairs of columns, from the right. */
function path(size: number, version: number): [number, number][] {
  const aligned = (x: number, y: number) => version > 1 && Math.max(Math.abs(x - (size - 7)), Math.abs(y - (size - 7))) <= 2;
  const corner = (x: number, y: number) => (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const pairs = range((size - 1) / 2).map((pair) => size - 1 - 2 * pair).map((right) => (right <= 6 ? right - 1 : right));
  return pairs
    .flatMap((right, pair) => range(size).flatMap((step) => [right, right - 1].map((x): [number, number] => [x, pair % 2 ? step : size - 1 - step])))
    .filter(([x, y]) => x !== 6 && y !== 6 && !aligned(x, y) && !corner(x, y));
}

const codewords = (bits: readonly boolean[]): number[] => range(Math.floor(bits.length / 8)).map((at) => numberOf(bits.slice(8 * at, 8 * at + 8)));

/** The data of all blocks, which lie dealt out in turn; each block must agree with its error correction. */
function whole(read: readonly number[], version: number, level: Level): number[] {
  const [count, correction] = BLOCKS[level][version - 1]!;
  const total = CODEWORDS[version - 1]!;
  if (read.length !== total) throw new Error(`${read.length} codewords`);
  const short = Math.floor(total / count) - correction;
  const blocks: number[][] = range(count).map(() => []);
  const longer = range(count).slice(count - (total % count)); // the last blocks have one more
  const order = [...range(short * count).map((at) => at % count), ...(total % count ? longer : []), ...range(correction * count).map((at) => at % count)];
  order.forEach((block, at) => blocks[block]!.push(read[at]!));
  for (const block of blocks) if (range(correction).some((power) => valueAt(block, power) !== 0)) throw new Error("error correction");
  return blocks.flatMap((block) => block.slice(0, block.length - correction));
}

/** A block as a polynomial over the field of 256, at that power of its generator 2. */
function valueAt(block: readonly number[], power: number): number {
  const doubled = (value: number) => (value << 1) ^ (value & 0x80 ? 0x11d : 0);
  return block.reduce((sum, word) => range(power).reduce(doubled, sum) ^ word, 0);
}

/** What one segment of bytes says, and that nothing but padding follows. */
function textOf(data: readonly number[]): string {
  const bits = data.flatMap((word) => range(8).map((bit) => ((word >> (7 - bit)) & 1) === 1));
  const length = numberOf(bits.slice(4, 12));
  const end = 12 + 8 * length;
  if (numberOf(bits.slice(0, 4)) !== BYTES || numberOf(bits.slice(end, end + 4)) !== 0) throw new Error("more than bytes");
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(codewords(bits.slice(12, end))));
}
