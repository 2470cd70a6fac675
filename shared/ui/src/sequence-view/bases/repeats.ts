import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { Range } from "./ranges.ts";

/** Two places of a plasmid with the same bases, or with those of the other strand. */
export interface Repeat {
  first: Range;
  second: Range;
  length: number;
  isInverted: boolean;
}

/** Shorter repeats occur by chance, or do not recombine. */
const MIN_LENGTH = 40;
/** Of a word that occurs more often, as in a run of one base, the other places are left out. */
const MOST_PLACES = 8;

/**
 * The repeats of at least `minLength` bases, the longest first: bacteria and reverse transcription recombine them. Unknown
 * bases repeat nothing. A repeat across the origin is two. Of runs and other simple sequences, some places are left out.
 */
export const findRepeats = (bases: string, minLength = MIN_LENGTH): Repeat[] =>
  [...directRepeats(bases, minLength), ...invertedRepeats(bases, minLength)].sort(
    (a, b) => b.length - a.length || a.first.from - b.first.from,
  );

function directRepeats(bases: string, size: number): Repeat[] {
  return matchingPlaces(bases, bases, size)
    .filter(({ here, there }) => here < there)
    .map(({ here, there, length }) => ({
      first: toRange(here, length),
      second: toRange(there, length),
      ...{ length, isInverted: false },
    }));
}

function invertedRepeats(bases: string, size: number): Repeat[] {
  const total = bases.length;
  return matchingPlaces(bases, reverseComplement(bases), size)
    .map(({ here, there, length }) => ({ here, there: total - there - length, length }))
    .filter(({ here, there }) => here <= there)
    .map(({ here, there, length }) => ({
      first: toRange(here, length),
      second: toRange(there, length),
      ...{ length, isInverted: true },
    }));
}

const toRange = (start: number, length: number): Range => ({ from: start + 1, to: start + length });

interface Match {
  here: number;
  there: number;
  length: number;
}

/** The longest matches of two texts, which cannot be extended on either side. */
function matchingPlaces(one: string, other: string, size: number): Match[] {
  const places = new Map<string, number[]>();
  for (let start = 0; start + size <= other.length; start++) {
    const word = other.slice(start, start + size);
    const known = places.get(word);
    if (known && known.length < MOST_PLACES) known.push(start);
    else if (!known && !word.includes("N")) places.set(word, [start]);
  }
  const matches: Match[] = [];
  for (let here = 0; here + size <= one.length; here++) {
    for (const there of places.get(one.slice(here, here + size)) ?? []) {
      if (one === other && here === there) continue;
      if (here > 0 && there > 0 && one[here - 1] === other[there - 1] && one[here - 1] !== "N") continue;
      let length = size;
      while (isSame(one[here + length], other[there + length])) length++;
      matches.push({ here, there, length });
    }
  }
  return matches;
}

const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && a === b && a !== "N";
