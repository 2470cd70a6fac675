/**
 * What is not a letter of nucleic or amino acids by IUPAC, a gap, or the stop of a translation. Found instead of matching whole
 * lines, because a line of millions of letters may exceed the stack of a pattern that can go back.
 */
const FOREIGN = /[^A-Za-z*-]/;

/** True for one or more GenBank records: each begins with LOCUS, has a sequence, and ends with `//`. */
export function isGenBank(text: string): boolean {
  const records = text.trim().split(/^\/\/[ \t]*$/m);
  // Nothing may follow the end of the last record.
  if (records.pop()?.trim() !== "" || records.length === 0) return false;
  return records.every((record) => /^LOCUS {2,}\S/.test(record.trimStart()) && hasOrigin(record));
}

function hasOrigin(record: string): boolean {
  const [, sequence = ""] = record.split(/^ORIGIN[^\n]*$/m);
  const lines = sequence.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 && lines.every(isOriginLine);
}

/** A position, and residues in blocks. */
function isOriginLine(line: string): boolean {
  const [position = ""] = /^ *\d+ +/.exec(line) ?? [];
  return position !== "" && line.trim() !== position.trim() && isResidues(line.slice(position.length), / /g);
}

/** True for one or more FASTA records: a line that begins with `>`, followed by lines of residues. */
export function isFasta(text: string): boolean {
  const [before = "", ...records] = `\n${text.trim()}`.split("\n>");
  if (before.trim() !== "" || records.length === 0) return false;
  return records.every((record) => {
    const [, ...lines] = record.trim().split(/\r?\n/);
    return lines.some((line) => line.trim() !== "") && lines.every((line) => isResidues(line, /[ \t\d]/g));
  });
}

/** @param ignored what may stand between the residues */
const isResidues = (line: string, ignored: RegExp) => !FOREIGN.test(line.trim().replaceAll(ignored, ""));
