import { vectors } from "../../data/design-data.ts";
import type { PlasmidFeature, Reading } from "../plasmid-features.ts";
import { namedFeature } from "./content-features.ts";
import { CODON, knownBp, totalLength, withoutStart, withoutStop } from "./pieces.ts";
import { isIres, isRelease } from "./repeated-features.ts";

/**
 * A cassette with the features that its translation needs, in front of an IRES and behind it.
 * @param leadsIntoGene whether the last feature is fused to the gene behind the cassette
 */
export function withReadingFrame(cassette: PlasmidFeature[], leadsIntoGene: boolean): PlasmidFeature[] {
  const at = cassette.findIndex(isIres);
  const ires = cassette[at];
  if (!ires) return withFrame(cassette, leadsIntoGene, getStartFeatures);
  return [
    ...withFrame(cassette.slice(0, at), false, getStartFeatures),
    ires,
    ...withFrame(cassette.slice(at + 1), leadsIntoGene, getStartBehindIres),
  ];
}

/**
 * One reading frame with the features that its translation needs: a Kozak sequence, and a start codon if its first protein has none; no stop codons
 * inside a fusion, and one at its end; a start codon behind a 2A, and none behind what a protein is fused to, where translation
 * could start again. A cassette that the gene reads needs no start: it begins with the joint to the gene.
 */
function withFrame(
  cassette: PlasmidFeature[],
  leadsIntoGene: boolean,
  getStart: (begin: Reading) => PlasmidFeature[],
): PlasmidFeature[] {
  const first = cassette.findIndex(isTranslated);
  const begin = cassette[first];
  if (!begin?.reading) return cassette;
  const last = cassette.findLastIndex(isTranslated);
  const isReadByGene = first === 0 && begin.kind === "regulatory";
  if (first === last && begin.reading.isOptional && !isReadByGene && !leadsIntoGene) {
    return cassette.map((feature) => (feature === begin ? { ...begin, isCoding: false } : feature));
  }
  // A loop, because designs are compared by the hundred thousand.
  const framed: PlasmidFeature[] = [];
  for (const [i, feature] of cassette.entries()) {
    if (i === first && !isReadByGene) framed.push(...getStart(begin.reading));
    const before = i > first ? cassette[i - 1] : undefined;
    const continued = before?.reading && !isRelease(before) ? withoutStart(feature) : feature;
    framed.push(feature.reading && (i < last || leadsIntoGene) ? withoutStop(continued) : continued);
    if (i === last && !leadsIntoGene && !feature.reading?.stops) framed.push(namedFeature(STOP, ""));
  }
  return framed;
}

/** A stretch that is translated as one, from start to stop codon. Positions count from 1, and both ends are included. */
export interface ReadingFrame {
  /** The names of its parts, such as `SpCas9-NLS-P2A-Puro`. */
  name: string;
  start_bp: number;
  end_bp: number;
  /** It is one part with a start and a stop codon of its own. */
  isOnePart: boolean;
  /** The gene in front of a donor, or what is cloned in front of it, is translated into it. */
  startsInGene: boolean;
  /** It is translated into the gene behind a donor, or what is cloned behind it. */
  endsInGene: boolean;
  /** Some of its bases are not known. */
  isSchematic: boolean;
}

/** The reading frames of the cassettes of a plasmid, all of which read in its direction. */
export function listReadingFrames(features: PlasmidFeature[]): ReadingFrame[] {
  const frames: ReadingFrame[] = [];
  let start = 1;
  let run: PlasmidFeature[] = [];
  for (const [i, feature] of features.entries()) {
    if (isTranslated(feature) || feature === namedFeature(STOP, "")) run.push(feature);
    else {
      if (run.some(({ isCoding }) => isCoding))
        frames.push(toFrame(run, start, features[i - run.length - 1]));
      start += feature.length_bp + totalLength(run);
      run = [];
    }
  }
  return frames;
}

function toFrame(run: PlasmidFeature[], start: number, before: PlasmidFeature | undefined): ReadingFrame {
  const parts = run.filter(isTranslated);
  const hasAddedStart = [kozakAndStart, startCodon].some((key) => before === namedFeature(key, ""));
  const last = run.at(-1);
  return {
    name: parts.map(({ name }) => name).join("-"),
    start_bp: hasAddedStart ? start - CODON : start,
    end_bp: start - 1 + totalLength(run),
    isOnePart: run.length === 1 && !hasAddedStart,
    startsInGene: !hasAddedStart && before !== namedFeature(kozak, "") && !(before && isIres(before)),
    endsInGene: last?.reading !== undefined && !last.reading.stops,
    isSchematic: run.some((feature) => knownBp(feature) < feature.length_bp),
  };
}

/** Whether a feature is part of a protein. */
export const isTranslated = ({ reading }: PlasmidFeature): boolean => reading !== undefined;

const { kozak, kozakAndStart, start: startCodon, stop: STOP } = vectors.translation;

const getStartFeatures = ({ starts }: Reading): PlasmidFeature[] => [
  namedFeature(starts ? kozak : kozakAndStart, ""),
];

/** An IRES starts translation at the first codon behind it, whatever is around it. */
const getStartBehindIres = ({ starts }: Reading): PlasmidFeature[] =>
  starts ? [] : [namedFeature(startCodon, "")];
