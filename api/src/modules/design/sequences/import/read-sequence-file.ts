/** A file whose sequence cannot be taken. The message is shown to staff. */
export class SequenceFileError extends Error {
  override name = "SequenceFileError";
}

/**
 * The bases of the one record of a GenBank or FASTA file, in upper case. Letters are not checked.
 * @throws SequenceFileError for another format, no record, and several
 */
export function readSequenceFile(text: string): string {
  const content = text.replace(/^\uFEFF/, "").trimStart();
  if (content.startsWith(">")) return takeOnlyRecord(fastaRecords(content));
  if (/^LOCUS\s/.test(content)) return takeOnlyRecord(genbankRecords(content));
  throw new SequenceFileError("The file is neither GenBank (LOCUS …) nor FASTA (>…).");
}

function takeOnlyRecord(records: string[]): string {
  const [first, ...others] = records;
  if (first === undefined) throw new SequenceFileError("The file has no sequence: its record has no ORIGIN.");
  if (others.length > 0)
    throw new SequenceFileError(`The file has ${records.length} records. A part is one sequence.`);
  return first.replaceAll(/\s/g, "").toUpperCase();
}

const fastaRecords = (text: string): string[] =>
  text
    .split(/^>.*$/m)
    .slice(1)
    .map((record) => record.trim());

/** The lines between ORIGIN and the end of a record begin with the position of their first base. */
const genbankRecords = (text: string): string[] =>
  Array.from(text.matchAll(/^ORIGIN.*$([\s\S]*?)(?:^\/\/|(?![\s\S]))/gm), ([, lines = ""]) =>
    lines.replaceAll(/^\s*\d+/gm, ""),
  );
