import type { Token } from "marked";
import { PDF_COLORS } from "./pdf-colors.ts";
import { UnsupportedContentError } from "./unsupported-content-error.ts";

/** A piece of text with a single style. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italics?: boolean;
  link?: string;
  color?: string;
}
type TextStyle = Omit<TextRun, "text">;

/**
 * Flattens bold and italic text and links into runs, because pdfmake loses the style of nested runs.
 * @param line the number of lines before the text
 * @throws UnsupportedContentError
 */
export function inlineText(tokens: Token[] | undefined, line: number, style: TextStyle = {}): TextRun[] {
  return (tokens ?? []).flatMap((token) => textRuns(token, line, style));
}

function textRuns(token: Token, line: number, style: TextStyle): TextRun[] {
  const own = styleOf(token);
  if (own && "tokens" in token) return inlineText(token.tokens, line, { ...style, ...own });
  if (token.type === "text" || token.type === "escape")
    return [{ text: token.text.replaceAll(/\s+/g, " "), ...style }];
  throw new UnsupportedContentError(line, token.type);
}

function styleOf(token: Token): TextStyle | undefined {
  switch (token.type) {
    case "strong":
      return { bold: true };
    case "em":
      return { italics: true };
    case "link":
      return { link: token.href, color: PDF_COLORS.accent };
    default:
      return undefined;
  }
}
