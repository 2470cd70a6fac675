/** A mistake in a file that staff edit: says the file, the line and what is wrong. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(file: string, line: number | undefined, complaint: string) {
    super(line === undefined ? `${file}: ${complaint}` : `${file}:${line}: ${complaint}`);
  }
}
