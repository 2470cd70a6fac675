/** Control, format and separator characters: they move the cursor, change colors, or reorder or hide text. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text in one line, with visible escapes such as `\u001b` for what a terminal would carry out. */
export const printableLine = (text: string): string => text.replaceAll(UNPRINTABLE, escapeCharacter);

/** The same for text of several lines. */
export const printableLines = (text: string): string => text.split("\n").map(printableLine).join("\n");

/** As in JSON, so that JSON remains equal when it is parsed. A character beyond U+FFFF is two code units. */
function escapeCharacter(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
const INVISIBLE = /^\p{M}+$/u;

const graphemeWidth = (grapheme: string) => (INVISIBLE.test(grapheme) ? 0 : WIDE.test(grapheme) ? 2 : 1);
const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** The number of terminal columns of a line. Chinese characters and emoji take two. */
export const textWidth = (text: string): number =>
  /^[\x20-\x7e]*$/.test(text) ? text.length : split(text).reduce((sum, part) => sum + graphemeWidth(part), 0);

/**
 * Wraps a line at spaces, and words that are too long at any character.
 * @param width at least 2, because a character may take two columns
 */
export function wrapLine(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const joined = line === "" ? word : `${line} ${word}`;
    if (textWidth(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = breakWord(word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return [...lines, line];
}

function breakWord(word: string, width: number): string[] {
  const pieces = [""];
  let used = 0;
  for (const grapheme of split(word)) {
    const columns = graphemeWidth(grapheme);
    if (used + columns > width) {
      pieces.push("");
      used = 0;
    }
    pieces[pieces.length - 1] += grapheme;
    used += columns;
  }
  return pieces;
}
