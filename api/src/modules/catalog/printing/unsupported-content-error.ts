/** Markdown that is not printed. */
export class UnprintableError extends Error {
  override name = "UnprintableError";
  /** Lines before it in its text. */
  line: number;

  constructor(line: number, kind: string) {
    super(`a printed text has no ${kind}: headings, paragraphs, lists, tables, bold, italic and links only`);
    this.line = line;
  }
}
