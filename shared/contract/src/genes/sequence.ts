export const SEQUENCE_MAX = 100_000;
const FASTA_HEADER = /^[ \t]*>.*$/gm;
const NUCLEOTIDES = /^[ACGTURYSWKMBDHVN]*$/i;

/** The letters of a sequence as it was pasted: without FASTA headers, white space and the numbers of its lines. */
export const lettersOf = (pasted: string): string => pasted.replace(FASTA_HEADER, "").replace(/[\s\d]/g, "");

/** What is wrong with a pasted sequence, in a sentence; `undefined` where nothing is. */
export function sequenceProblem(pasted: string): string | undefined {
  const letters = lettersOf(pasted);
  if (letters.length > SEQUENCE_MAX) return "A gene sequence has at most 100,000 nucleotides";
  return NUCLEOTIDES.test(letters) ? undefined : "A gene sequence is written in IUPAC nucleotide letters";
}
