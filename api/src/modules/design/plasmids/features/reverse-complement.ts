const COMPLEMENTS: Record<string, string> = { A: "T", C: "G", G: "C", T: "A" };

/** The other strand in its own direction. An unknown base, `N`, stays unknown. */
export const reverseComplement = (bases: string): string =>
  Array.from(bases, (base) => COMPLEMENTS[base] ?? base)
    .reverse()
    .join("");
