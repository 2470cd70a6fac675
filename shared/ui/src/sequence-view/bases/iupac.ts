/** The known bases that each IUPAC letter stands for. A base that is not known (`N` in a plasmid) matches no letter. */
const IUPAC: Record<string, string> = {
  A: "A",
  C: "C",
  G: "G",
  T: "T",
  R: "AG",
  Y: "CT",
  S: "CG",
  W: "AT",
  K: "GT",
  M: "AC",
  B: "CGT",
  D: "AGT",
  H: "ACT",
  V: "ACG",
  N: "ACGT",
};

/** @param pattern IUPAC letters, upper case @returns the source of a regular expression that matches known bases */
export const toRegExpSource = (pattern: string): string =>
  [...pattern].map((letter) => `[${IUPAC[letter]}]`).join("");

/** A typed or pasted pattern: its letters, or why it is none. */
export type TypedPattern = { pattern: string } | { problem: string };

/** One or two bases occur hundreds of times in a plasmid. */
const MIN_LETTERS = 3;

/** Reads what a visitor typed or pasted. Spaces, digits and line breaks are ignored, and U is read as T. */
export function readPattern(typed: string): TypedPattern {
  const pattern = typed
    .replaceAll(/[\s\d]/g, "")
    .toUpperCase()
    .replaceAll("U", "T");
  const foreign = [...pattern].find((letter) => !(letter in IUPAC));
  if (foreign) return { problem: `“${foreign}” is not a letter for bases.` };
  if (pattern.length < MIN_LETTERS) return { problem: `Type at least ${MIN_LETTERS} bases.` };
  return { pattern };
}
