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
