// Colour arithmetic for the tests: sRGB, contrast (WCAG 2.2), CIELAB, CIEDE2000, and how people with
// a missing kind of cone see a colour (matrices of Machado, Oliveira and Fernandes 2009, severity 1).

export type Triple = [number, number, number];

const VISIONS = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
export type Vision = keyof typeof VISIONS;
export const visions = Object.keys(VISIONS) as Vision[];

const times = (m: readonly number[], [a, b, c]: Triple): Triple =>
  [0, 3, 6].map((row) => m[row]! * a + m[row + 1]! * b + m[row + 2]! * c) as Triple;

/** Linear sRGB of `#rrggbb`. */
export function linear(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`no colour: ${hex}`);
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** Linear sRGB as somebody with that vision sees it. */
export const seen = (hex: string, vision: Vision): Triple =>
  times(VISIONS[vision], linear(hex)).map((value) => Math.min(1, Math.max(0, value))) as Triple;

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map((hex) => times([0.2126, 0.7152, 0.0722, 0, 0, 0, 0, 0, 0], linear(hex))[0] + 0.05)
    .sort((a, b) => a - b) as [number, number];
  return high / low;
}

/** What is seen of a colour with that opacity over a ground. */
export function through(hex: string, ground: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [above, below] = [hex, ground].map((one) => parseInt(one.slice(at, at + 2), 16)) as [number, number];
    return Math.round(above * opacity + below * (1 - opacity)).toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** CIELAB (D65) of linear sRGB. */
export function lab(rgb: Triple): Triple {
  const xyz = times([0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041], rgb);
  const [x, y, z] = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map((t) =>
    t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 3132 + 4 / 29) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

/** CIEDE2000 of two CIELAB colours. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(g * a1, b1), Math.hypot(g * a2, b2)];
  const [h1, h2] = [hue(g * a1, b1), hue(g * a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = grey ? h1 + h2 : (Math.abs(h1 - h2) > 180 ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2) % 360;
  const t = 1 - 0.17 * Math.cos(rad(h - 30)) + 0.24 * Math.cos(rad(2 * h)) + 0.32 * Math.cos(rad(3 * h + 6)) - 0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z);
}
