import { ContentError } from "../../../../../content-files/content-folder.ts";
import { readLines } from "../../imports/read-lines.ts";

/** Longer than the longest coding sequence, that of titin with 108 kb. */
const MAX_LETTERS = 200_000;

export interface FastaRecord {
  /** Without the `>`. */
  header: string;
  /** As written, without white space; the first letters of a sequence that is longer than any coding sequence. */
  letters: string;
}

/**
 * Yields the records of a FASTA file, plain or compressed, without loading the whole file.
 * @throws ContentError if the file is not FASTA, or is damaged
 */
export async function* readFasta(file: string): AsyncGenerator<FastaRecord> {
  let header: string | undefined;
  let lines: string[] = [];
  let length = 0;
  for await (const line of readLines(file)) {
    if (line.startsWith(">")) {
      if (header !== undefined) yield toRecord(header, lines);
      [header, lines, length] = [line.slice(1), [], 0];
    } else if (header === undefined) {
      if (line.trim() !== "") throw new ContentError(file, 1, "is not FASTA, whose first line begins with >");
    } else if (length <= MAX_LETTERS) {
      lines.push(line);
      length += line.length;
    }
  }
  if (header === undefined) throw new ContentError(file, undefined, "has no sequence");
  yield toRecord(header, lines);
}

const toRecord = (header: string, lines: string[]): FastaRecord => ({
  header,
  letters: lines.join("").replace(/\s/g, ""),
});
