import type { Token } from "marked";
import { PDF_COLORS } from "./pdf-colors.ts";

/** A piece of text with a single style. */
interface TextRun {
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
  const own = getStyle(token);
  if (own && "tokens" in token) return inlineText(token.tokens, line, { ...style, ...own });
  if (token.type === "text" || token.type === "escape")
    return [{ text: token.text.replaceAll(/\s+/g, " "), ...style }];
  throw new UnsupportedContentError(line, token.type);
}

function getStyle(token: Token): TextStyle | undefined {
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

/** A Markdown element that cannot be printed. */
export class UnsupportedContentError extends Error {
  override name = "UnsupportedContentError";
  /** The number of lines before it in its text. */
  line: number;

  constructor(line: number, kind: string) {
    super(`a printed text has no ${kind}: headings, paragraphs, lists, tables, bold, italic and links only`);
    this.line = line;
  }
}
