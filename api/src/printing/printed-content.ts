import { marked, type Token, type Tokens } from "marked";
import type { Content } from "pdfmake";
import { ContentError } from "../content-files/content-folder.ts";
import { inlineText, UnsupportedContentError } from "./inline-text.ts";
import { printedTable } from "./printed-table.ts";

/**
 * Converts Markdown to pdfmake content.
 * @throws UnsupportedContentError if it has elements other than headings, paragraphs, lists and tables
 */
export function printedContent(markdown: string): Content[] {
  let line = 0;
  const blocks = marked.lexer(markdown).flatMap((token) => {
    const content = block(token, line);
    line += token.raw.split("\n").length - 1;
    return content;
  });
  return keepTablesWithHeadings(blocks);
}

/** Keeps a table on the page of the heading directly above it. */
const keepTablesWithHeadings = (blocks: Content[]): Content[] =>
  blocks.flatMap((block, index): Content[] => {
    const [last, next] = [blocks[index - 1], blocks[index + 1]];
    if (isTable(block) && isHeading(last)) return [];
    return isHeading(block) && isTable(next)
      ? [{ stack: [block, next], unbreakable: next.unbreakable ?? false }]
      : [block];
  });

type Table = Extract<Content, { table: unknown }>;

const isTable = (content?: Content): content is Table => typeof content === "object" && "table" in content;
const isHeading = (content?: Content) => typeof content === "object" && "headlineLevel" in content;

function block(token: Token, line: number): Content[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [heading(token as Tokens.Heading, line)];
    case "paragraph":
      return [{ text: inlineText(token.tokens, line), style: "paragraph" }];
    case "list":
      return [list(token as Tokens.List, line)];
    case "table":
      return [printedTable(token as Tokens.Table, line)];
    default:
      throw new UnsupportedContentError(line, token.type);
  }
}

const heading = ({ depth, tokens }: Tokens.Heading, line: number): Content => ({
  text: inlineText(tokens, line),
  style: depth <= 2 ? "heading" : "subheading",
  headlineLevel: depth,
});

/** `start` continues the numbering of a list that a table interrupts. */
function list({ ordered, start, items }: Tokens.List, line: number): Content {
  const texts = items.map((item) => ({
    text: item.tokens.flatMap((token) => itemText(token, line)),
    style: "item",
  }));
  return ordered ? { ol: texts, start: Number(start) || 1, style: "list" } : { ul: texts, style: "list" };
}

function itemText(token: Token, line: number) {
  if (token.type !== "text" && token.type !== "paragraph")
    throw new UnsupportedContentError(line, `${token.type} in a list`);
  return inlineText("tokens" in token ? token.tokens : undefined, line);
}

/**
 * Checks a text that follows `firstLine` lines of `file`.
 * @throws ContentError if it has elements that cannot be printed
 */
export function checkPrintable(file: string, firstLine: number, markdown: string): void {
  try {
    printedContent(markdown);
  } catch (error) {
    if (!(error instanceof UnsupportedContentError)) throw error;
    throw new ContentError(file, firstLine + error.line, error.message);
  }
}
