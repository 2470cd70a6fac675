const EXCERPT_MAX = 160;
/** Control characters, and characters that change the direction of text. Older messages may contain them. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The beginning of a message on one line, at most 160 characters. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").replaceAll(INVISIBLE, "").trim();
  const characters = [...line];
  if (characters.length <= EXCERPT_MAX) return line;
  const beginning = characters.slice(0, EXCERPT_MAX - 1).join("");
  return `${beginning.trimEnd()}…`;
}
