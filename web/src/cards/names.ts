// What is printed on cards, by language. The words for a card come from the catalogue.

export type Lang = "en" | "de" | "fr" | "it";

const COLOURS: Record<Lang, Record<string, string>> = {
  en: { R: "R", Y: "Y", G: "G", B: "B" },
  de: { R: "R", Y: "Ge", G: "Gr", B: "B" },
  fr: { R: "R", Y: "J", G: "V", B: "B" },
  it: { R: "R", Y: "G", G: "V", B: "B" },
};
const RANKS: Record<Lang, Record<string, string>> = {
  en: {},
  de: { Q: "D", J: "B" },
  fr: { K: "R", Q: "D", J: "V" },
  it: { K: "R", Q: "D", J: "F" },
};
const GERMAN_PACK: Record<string, string> = { Q: "O", J: "U" };

/** The letters of a colour `R Y G B`; German needs two where one would not do. */
export const colourLetters = (colour: string, lang: Lang): string => COLOURS[lang][colour] ?? colour;

/** The index of a rank `7 8 9 T J Q K A`; a German pack has no queen, but Ober and Unter. */
export function rankLetters(rank: string, lang: Lang, german: boolean): string {
  if (rank === "T") return "10";
  return (german ? GERMAN_PACK[rank] : undefined) ?? RANKS[lang][rank] ?? rank;
}

/** Whether a card's text is one of the row games: `R12`, a joker `*`, a joker that lies `*R12`. */
export const isRowCard = (card: string): boolean => card.startsWith("*") || /^[RYGB]\d/.test(card);
