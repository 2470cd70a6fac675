import type { Token } from "marked";
import { INK } from "./pdf-colors.ts";
import { UnprintableError } from "./unsupported-content-error.ts";

/** A piece of text in one look. */
export interface Run {
  text: string;
  bold?: boolean;
  italics?: boolean;
  link?: string;
  color?: string;
}
type Look = Omit<Run, "text">;

/**
 * Bold and italic text and links as runs, side by side: the library forgets the look of a run that holds others.
 * @param line lines before it in the text
 * @throws UnprintableError
 */
export function inlineText(tokens: Token[] | undefined, line: number, look: Look = {}): Run[] {
  return (tokens ?? []).flatMap((token) => runs(token, line, look));
}

function runs(token: Token, line: number, look: Look): Run[] {
  const own = lookOf(token);
  if (own && "tokens" in token) return inlineText(token.tokens, line, { ...look, ...own });
  if (token.type === "text" || token.type === "escape")
    return [{ text: token.text.replaceAll(/\s+/g, " "), ...look }];
  throw new UnprintableError(line, token.type);
}

function lookOf(token: Token): Look | undefined {
  switch (token.type) {
    case "strong":
      return { bold: true };
    case "em":
      return { italics: true };
    case "link":
      return { link: token.href, color: INK.accent };
    default:
      return undefined;
  }
}
