/** The IUPAC letters of bases. Imports no schema library, because pages import this module. */

/** The known bases that each letter stands for. A base that is not known (`N` in a plasmid) matches no letter. */
export const IUPAC: Record<string, string> = {
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
