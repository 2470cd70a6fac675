/** Markdown that a manual cannot have. */
export class UnprintableError extends Error {
  override name = "UnprintableError";
  /** Lines before it in its text. */
  line: number;

  constructor(line: number, kind: string) {
    super(`a manual has no ${kind}: headings, paragraphs, lists, tables, bold and italic only`);
    this.line = line;
  }
}
