import type { Range } from "./ranges.ts";

export interface Composition {
  /** All bases, known or not. */
  length: number;
  known: number;
  /** Share of G and C of the known bases, in percent; undefined if none is known. */
  gcPercent: number | undefined;
}

/** @param bases A, C, G, T, or `N` where not known */
export function measureComposition(bases: string): Composition {
  const count = (letters: RegExp) => bases.match(letters)?.length ?? 0;
  const known = count(/[ACGT]/g);
  return {
    length: bases.length,
    known,
    gcPercent: known > 0 ? (count(/[GC]/g) / known) * 100 : undefined,
  };
}

/** The composition of a window of a plasmid. */
export interface Window extends Range, Composition {}

/** Long enough that an extreme share of G and C hinders synthesis or amplification. */
const WINDOW_BP = 100;

/** The composition along a plasmid, in windows that do not overlap, by position. The last one may be shorter. */
export const measureWindows = (bases: string, size = WINDOW_BP): Window[] =>
  Array.from({ length: Math.ceil(bases.length / size) }, (_, i) => {
    const text = bases.slice(i * size, (i + 1) * size);
    return { from: i * size + 1, to: i * size + text.length, ...measureComposition(text) };
  });
