import type { Token } from "marked";
import { UnprintableError } from "./unprintable-error.ts";

/** A piece of text in one look. */
export interface Run {
  text: string;
  bold?: boolean;
  italics?: boolean;
}

const LOOKS: Record<string, Omit<Run, "text">> = { strong: { bold: true }, em: { italics: true } };

/**
 * Bold and italic text as runs, side by side: the library forgets the look of a run that holds others.
 * @param line lines before it in the manual
 * @throws UnprintableError
 */
export function inlineText(tokens: Token[] | undefined, line: number, look: Omit<Run, "text"> = {}): Run[] {
  return (tokens ?? []).flatMap((token) => runs(token, line, look));
}

function runs(token: Token, line: number, look: Omit<Run, "text">): Run[] {
  const own = LOOKS[token.type];
  if (own && "tokens" in token) return inlineText(token.tokens, line, { ...look, ...own });
  if (token.type === "text" || token.type === "escape")
    return [{ text: token.text.replaceAll(/\s+/g, " "), ...look }];
  throw new UnprintableError(line, token.type);
}
