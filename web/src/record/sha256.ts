// SHA-256 (FIPS 180-4). The browser's own is there on https only, and a family's table on the home network
// is http; so the check of a deal brings its own, which tests/record holds to Node's.

const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
/** The first 32 bits behind the point. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
const FIRST = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const ENCODER = new TextEncoder();

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The eight words of the hash of a text's UTF-8, each from 0 to 2³² − 1. */
export function sha256(text: string): number[] {
  const bytes = ENCODER.encode(text);
  const length = ((bytes.length + 8) >> 6) * 64 + 64; // a one bit, zeros and the size in bits fill whole blocks
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  let hash = FIRST;
  for (let at = 0; at < length; at += 64) hash = mixed(hash, schedule(view, at));
  return hash;
}

/** The same in hex. */
export const sha256Hex = (text: string): string => sha256(text).map((word) => word.toString(16).padStart(8, "0")).join("");

function schedule(view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => view.getUint32(at + 4 * i));
  for (let i = 16; i < 64; i += 1) {
    const [far = 0, near = 0] = [words[i - 15], words[i - 2]];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push(((words[i - 16] ?? 0) + low + (words[i - 7] ?? 0) + high) >>> 0);
  }
  return words;
}

function mixed(hash: number[], words: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const rises = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = h + rises + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0);
    const falls = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = falls + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) >>> 0);
}
