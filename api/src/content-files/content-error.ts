/** An error in a content file, with the file and line. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(file: string, line: number | undefined, complaint: string) {
    super(line === undefined ? `${file}: ${complaint}` : `${file}:${line}: ${complaint}`);
  }
}
