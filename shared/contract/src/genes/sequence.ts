export const SEQUENCE_MAX = 100_000;
const FASTA_HEADER = /^[ \t]*>.*$/gm;
const NUCLEOTIDES = /^[ACGTURYSWKMBDHVN]*$/i;

/** Removes FASTA headers, white space and line numbers from a pasted sequence. */
export const normalizeSequence = (pasted: string): string =>
  pasted.replace(FASTA_HEADER, "").replace(/[\s\d]/g, "");

/** Returns the error in a pasted sequence as a sentence; `undefined` if it is valid. */
export function validateSequence(pasted: string): string | undefined {
  const letters = normalizeSequence(pasted);
  if (letters.length > SEQUENCE_MAX) return "A gene sequence has at most 100,000 nucleotides";
  return NUCLEOTIDES.test(letters) ? undefined : "A gene sequence is written in IUPAC nucleotide letters";
}
