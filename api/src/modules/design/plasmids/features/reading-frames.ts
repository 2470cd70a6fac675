import { vectors } from "../../data/design-data.ts";
import type { PlasmidFeature, Reading } from "../plasmid-features.ts";
import { namedFeature } from "./content-features.ts";
import { withoutStop } from "./pieces.ts";

/**
 * A cassette with the features that its translation needs: a Kozak sequence, and a start codon if its first protein has none; no stop codons
 * inside a fusion, and one at its end. A cassette that the gene reads needs no start: it begins with the joint to the gene.
 * @param leadsIntoGene whether the last feature is fused to the gene behind the cassette
 */
export function withReadingFrame(cassette: PlasmidFeature[], leadsIntoGene: boolean): PlasmidFeature[] {
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
    if (i === first && !isReadByGene) framed.push(getStartFeature(begin.reading));
    framed.push(feature.reading && (i < last || leadsIntoGene) ? withoutStop(feature) : feature);
    if (i === last && !leadsIntoGene && !feature.reading?.stops) framed.push(namedFeature(STOP, ""));
  }
  return framed;
}

const isTranslated = ({ reading }: PlasmidFeature): boolean => reading !== undefined;

const { kozak, kozakAndStart, stop: STOP } = vectors.translation;

const getStartFeature = ({ starts }: Reading): PlasmidFeature =>
  namedFeature(starts ? kozak : kozakAndStart, "");
