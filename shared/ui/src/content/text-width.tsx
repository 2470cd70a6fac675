/** Widths of characters as a share of the font size: the widest of Instrument Sans and its fallback, regular and semibold. */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  [" ',.Iijl", 0.3],
  ["()/:;!frt", 0.43],
  ["-Jcksvyz", 0.56],
  ["aex1357", 0.59],
  ["bdghnopqu24689+L", 0.62],
  ["ACDHNRUV", 0.75],
  ["GOQw", 0.8],
  ["Mm%", 0.94],
  ["W…", 1.09],
];
/** Of other characters, such as B, 0 or β. */
const OTHER_WIDTH = 0.71;

const widthByCharacter = new Map(
  WIDTHS.flatMap(([characters, width]) => [...characters].map((character) => [character, width] as const)),
);

/** The width of a text on a map, in the unit of the font size. At most a tenth wider than browsers draw it. */
export const textWidth = (text: string, fontSize: number): number =>
  [...text].reduce((sum, character) => sum + (widthByCharacter.get(character) ?? OTHER_WIDTH), 0) * fontSize;
