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
