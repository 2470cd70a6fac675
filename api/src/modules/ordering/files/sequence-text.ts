/** Letters of nucleic and amino acids by IUPAC, gaps, and the stop of a translation. */
const RESIDUES = /^[A-Za-z*-]+$/;

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
  return lines.length > 0 && lines.every((line) => /^ *\d+ +[A-Za-z*\- ]+\r?$/.test(line));
}

/** True for one or more FASTA records: a line that begins with `>`, followed by lines of residues. */
export function isFasta(text: string): boolean {
  const [before = "", ...records] = `\n${text.trim()}`.split("\n>");
  if (before.trim() !== "" || records.length === 0) return false;
  return records.every((record) => {
    const [, ...lines] = record.trim().split(/\r?\n/);
    return lines.some((line) => line.trim() !== "") && lines.every(isResidues);
  });
}

const isResidues = (line: string) => line.trim() === "" || RESIDUES.test(line.replaceAll(/[ \t\d]/g, ""));
