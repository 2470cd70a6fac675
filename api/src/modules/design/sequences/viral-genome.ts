import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";

/** The copies of a direct repeat recombine: a virus must have none of this length or longer. */
export const REPEAT_MIN = 61;

const GENOME_ENDS = [
  ["5' LTR", "3' LTR"],
  ["5' ITR", "3' ITR"],
] as const;

/** The bases between the LTRs or ITRs of a plasmid, as the arguments of `slice`; `undefined` if it has none. */
export function findGenome({ features }: PlasmidSequence): { start: number; end: number } | undefined {
  for (const [from, to] of GENOME_ENDS) {
    const first = features.find(({ name }) => name === from);
    const last = features.find(({ name }) => name === to);
    if (first && last) return { start: first.end_bp, end: last.start_bp - 1 };
  }
  return undefined;
}

/** The first feature that ends behind a position, counted from 0. */
export function featureFrom({ features }: PlasmidSequence, position: number): SequenceFeature {
  const found = features.find(({ end_bp }) => position < end_bp) ?? features.at(-1);
  if (!found) throw new Error("The plasmid has no features.");
  return found;
}

/** A stretch of a sequence that another one has too. */
export interface SharedStretch {
  /** Its position, counted from 0. */
  at: number;
  length: number;
}

/**
 * The stretches of at least `REPEAT_MIN` known bases that a sequence shares with another one, each at one of its positions. It takes
 * time in proportion to both lengths, whatever the bases: they may be those of a customer.
 */
export function findShared(bases: string, other: string): SharedStretch[] {
  const windows = new Map<string, number>();
  for (let at = 0; at + REPEAT_MIN <= other.length; at++) {
    const window = other.slice(at, at + REPEAT_MIN);
    if (!windows.has(window) && !window.includes("N")) windows.set(window, at);
  }
  const found: SharedStretch[] = [];
  for (let at = 0; at + REPEAT_MIN <= bases.length; at++) {
    const from = windows.get(bases.slice(at, at + REPEAT_MIN));
    if (from === undefined) continue;
    let length = REPEAT_MIN;
    while (at + length < bases.length && bases[at + length] === other[from + length]) length++;
    found.push({ at, length });
    // The next window that is not within this stretch.
    at += length - REPEAT_MIN;
  }
  return found;
}
