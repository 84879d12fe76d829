// Shapes of colours and suits, drawn for this project, as paths in a box of 100 by 100.

/** Fill is a class of cards.css; a part with `line` is stroked with that width instead. */
export interface Part {
  d: string;
  fill: string;
  line?: number;
}

export type Pack = "french" | "german";

/** The four colours of the row games: square, triangle, disc, diamond. */
export const COLOUR_SHAPES: Record<string, string> = {
  R: "M12 12H88V88H12Z",
  Y: "M50 8L95 88H5Z",
  G: "M7 50A43 43 0 1 0 93 50A43 43 0 1 0 7 50Z",
  B: "M50 2L94 50L50 98L6 50Z",
};

const HEART =
  "M50 92C20 68 6 50 6 32C6 17 17 8 29 8C39 8 46 14 50 22C54 14 61 8 71 8C83 8 94 17 94 32C94 50 80 68 50 92Z";
const LEAF =
  "M50 2C60 18 96 34 96 58C96 72 84 80 71 78C64 77 58 73 54 68L57 98H43L46 68C42 73 36 77 29 78C16 80 4 72 4 58C4 34 40 18 50 2Z";

const FRENCH: Record<string, Part[]> = {
  C: [
    {
      d: "M30 27A20 20 0 1 0 70 27A20 20 0 1 0 30 27ZM7 59A20 20 0 1 0 47 59A20 20 0 1 0 7 59ZM53 59A20 20 0 1 0 93 59A20 20 0 1 0 53 59ZM38 36L41 64C43 80 40 90 32 96H68C60 90 57 80 59 64L62 36Z",
      fill: "ink",
    },
  ],
  S: [
    {
      d: "M50 5C58 24 93 40 93 62C93 75 83 82 72 82C64 82 58 79 54 74C55 84 59 91 68 96H32C41 91 45 84 46 74C42 79 36 82 28 82C17 82 7 75 7 62C7 40 42 24 50 5Z",
      fill: "ink",
    },
  ],
  H: [{ d: HEART, fill: "red" }],
  D: [{ d: "M50 3Q66 29 87 50Q66 71 50 97Q34 71 13 50Q34 29 50 3Z", fill: "red" }],
};

const GERMAN: Record<string, Part[]> = {
  C: [
    { d: "M18 46H82C83 72 66 88 50 98C34 88 17 72 18 46Z", fill: "nut edge" },
    { d: "M9 46C9 25 30 15 45 14V3H55V14C70 15 91 25 91 46Z", fill: "cap edge" },
    { d: "M30 56C31 68 36 76 42 82", fill: "shine", line: 6 },
  ],
  S: [
    { d: LEAF, fill: "leaf edge" },
    { d: "M50 16V70M50 44L34 32M50 44L66 32M50 60L28 52M50 60L72 52", fill: "edge", line: 4 },
  ],
  H: [
    { d: HEART, fill: "heart edge" },
    { d: "M18 34C18 26 23 20 30 20", fill: "shine", line: 6 },
  ],
  D: [
    { d: "M40 20V6H60V20", fill: "edge", line: 6 },
    { d: "M10 56A40 40 0 1 0 90 56A40 40 0 1 0 10 56Z", fill: "bell edge" },
    { d: "M11 50H89M11 60H89M50 68V92M43 68H57", fill: "edge", line: 5 },
    { d: "M22 42C26 32 33 26 41 24", fill: "shine", line: 6 },
  ],
};

/** The parts of a suit `C S H D`: clubs, spades, hearts, diamonds or acorns, leaves, hearts, bells. */
export function suitParts(suit: string, pack: Pack): Part[] {
  return (pack === "german" ? GERMAN : FRENCH)[suit] ?? [];
}

/** A star around a point; the eleven-pointed one is the mark of the whole house. */
export function star(points: number, x: number, y: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Where the pips of a number card are, in the card's 100 by 140. */
export function pips(rank: string): [x: number, y: number][] {
  const [left, middle, right] = [37, 50, 63];
  const sides = (...ys: number[]) => ys.flatMap((y): [number, number][] => [[left, y], [right, y]]);
  switch (rank) {
    case "7":
      return [...sides(32, 70, 108), [middle, 51]];
    case "8":
      return [...sides(32, 70, 108), [middle, 51], [middle, 89]];
    case "9":
      return [...sides(33, 58, 82, 107), [middle, 70]];
    case "T":
      return [...sides(33, 58, 82, 107), [middle, 45], [middle, 95]];
    default:
      return [];
  }
}
