export interface Composition {
  /** All bases, known or not. */
  length: number;
  known: number;
  /** Share of G and C of the known bases, in percent; undefined if none is known. */
  gcPercent: number | undefined;
}

/** @param bases A, C, G, T, or `N` where not known */
export function compositionOf(bases: string): Composition {
  const count = (letters: RegExp) => bases.match(letters)?.length ?? 0;
  const known = count(/[ACGT]/g);
  return {
    length: bases.length,
    known,
    gcPercent: known > 0 ? (count(/[GC]/g) / known) * 100 : undefined,
  };
}
