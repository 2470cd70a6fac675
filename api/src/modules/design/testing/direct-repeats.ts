import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { featureFrom, findGenome, REPEAT_MIN } from "../sequences/viral-genome.ts";

/** A direct repeat, by the features in which its two copies begin. */
export interface Repeat {
  first: SequenceFeature;
  second: SequenceFeature;
  length: number;
}

/** The direct repeats of a viral genome between its LTRs or ITRs; none of other plasmids. */
export function listRepeats(plasmid: PlasmidSequence): Repeat[] {
  const genome = findGenome(plasmid);
  if (!genome) return [];
  const featureAt = (position: number) => featureFrom(plasmid, genome.start + position);
  return findRepeats(plasmid.bases.slice(genome.start, genome.end)).map(({ first, second, length }) => ({
    ...{ first: featureAt(first), second: featureAt(second), length },
  }));
}

const WINDOW = 15;
/** The first copy of every repeat of the minimal length contains a window that begins at a multiple of this. */
const STEP = REPEAT_MIN - WINDOW + 1;

/** The direct repeats of known bases, each with its whole length. Positions count from 0. */
export function findRepeats(bases: string): { first: number; second: number; length: number }[] {
  const codes = encodeWindows(bases);
  const seeds = new Map<number, number[]>();
  for (let at = 0; at < codes.length; at += STEP) {
    const code = codes[at] ?? -1;
    if (code >= 0) seeds.set(code, [...(seeds.get(code) ?? []), at]);
  }
  const found = new Map<string, { first: number; second: number; length: number }>();
  for (let at = 0; at < codes.length; at++) {
    for (const seed of seeds.get(codes[at] ?? -1) ?? []) {
      if (seed >= at) continue;
      const repeat = extend(bases, seed, at);
      if (repeat.length >= REPEAT_MIN) found.set(`${repeat.first} ${repeat.second}`, repeat);
    }
  }
  return [...found.values()];
}

const DIGITS = Object.fromEntries(Array.from("ACGT", (base, digit) => [base.charCodeAt(0), digit]));

/** A number for the bases of each window, by the position of its first base; -1 where one is not known. */
function encodeWindows(bases: string): Int32Array {
  const codes = new Int32Array(Math.max(0, bases.length - WINDOW + 1)).fill(-1);
  let [code, known] = [0, 0];
  for (let i = 0; i < bases.length; i++) {
    const digit = DIGITS[bases.charCodeAt(i)] ?? -1;
    known = digit < 0 ? 0 : known + 1;
    // Two bits per base.
    code = ((code << 2) | digit) & (2 ** (2 * WINDOW) - 1);
    if (known >= WINDOW) codes[i - WINDOW + 1] = code;
  }
  return codes;
}

function extend(bases: string, first: number, second: number) {
  const isSame = (offset: number) =>
    bases[first + offset] === bases[second + offset] && bases[first + offset] !== "N";
  let [start, end] = [0, WINDOW];
  while (first + start > 0 && isSame(start - 1)) start--;
  while (second + end < bases.length && isSame(end)) end++;
  return { first: first + start, second: second + start, length: end - start };
}
