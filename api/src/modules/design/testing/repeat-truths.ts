import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { basesBetween, findFeature, listOuter, readBases, type SequenceTruths } from "./exported-plasmids.ts";
import { isPolyA, isRelease, POL_III } from "./transcripts.ts";

/** The copies of a direct repeat recombine: a virus must have none of this length or longer. */
const REPEAT_MIN = 61;

/** Rules that hold for the elements that a plasmid has twice, checked on the exported sequences. */
export const REPEAT_TRUTHS: SequenceTruths = {
  "has no direct repeat over 60 nt between its LTRs or ITRs, but for SaCas9 scaffolds and tdTomato": ({
    plasmid,
  }) =>
    listRepeats(plasmid).every(
      ({ first, second }) =>
        (first === second && first === "tdTomato") ||
        (first === "gRNA 1" && second === "gRNA 2" && findFeature(plasmid, "SaCas9") !== undefined),
    ),
  "has no 2A element and no polyA signal twice in the same coding": ({ plasmid }) => {
    const elements = listOuter(plasmid).filter((feature) => isRelease(feature) || isPolyA(feature));
    return new Set(elements.map((feature) => readBases(plasmid, feature))).size === elements.length;
  },
  "has a second guide behind another Pol III promoter, that of SpCas9 with the F+E scaffold": ({
    plasmid,
  }) => {
    const all = listOuter(plasmid);
    const promoters = all
      .filter((_, i) => all[i + 1]?.kind === "guide")
      .map(({ name }) => name.replace(/^P(?=U6$)/, ""));
    const isDistinct = new Set(promoters).size === promoters.length;
    const isPolIII = promoters.length < 2 || promoters.every((name) => POL_III.includes(name));
    return isDistinct && isPolIII && hasFlippedScaffold(plasmid, promoters.length);
  },
};

/**
 * The first bases of both scaffolds: F+E has a flipped A-U pair and a longer first hairpin. The first three are cloned with the
 * second guide of a template.
 */
const SCAFFOLD = /^GTTTTAGAGCTAGAAATAGCAAG/;
const FLIPPED_SCAFFOLD = /^(GTT)?TAAGAGCTATGCTGGAAACAGCATAGCAAG/;

function hasFlippedScaffold(plasmid: PlasmidSequence, guides: number): boolean {
  const scaffolds = plasmid.features.filter(({ name }) => name === "scaffold");
  if (guides < 2 || findFeature(plasmid, "SaCas9")) return true;
  const [first, second] = scaffolds.map((feature) => readBases(plasmid, feature));
  return SCAFFOLD.test(first ?? "") && FLIPPED_SCAFFOLD.test(second ?? "");
}

/** A direct repeat, by the features in which its two copies begin. */
export interface Repeat {
  first: string;
  second: string;
  length: number;
}

/** The direct repeats of a viral genome between its LTRs or ITRs; none of other plasmids. */
export function listRepeats(plasmid: PlasmidSequence): Repeat[] {
  for (const [from, to] of [
    ["5' LTR", "3' LTR"],
    ["5' ITR", "3' ITR"],
  ] as const) {
    const genome = basesBetween(plasmid, from, to);
    const offset = findFeature(plasmid, from)?.end_bp ?? 0;
    if (genome === undefined) continue;
    const nameAt = (position: number) => featureAt(listOuter(plasmid), offset + position + 1)?.name ?? "";
    return findRepeats(genome).map(({ first, second, length }) => ({
      first: nameAt(first),
      second: nameAt(second),
      length,
    }));
  }
  return [];
}

const featureAt = (features: SequenceFeature[], position: number) =>
  features.find(({ start_bp, end_bp }) => start_bp <= position && position <= end_bp);

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
