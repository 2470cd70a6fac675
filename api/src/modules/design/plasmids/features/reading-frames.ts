import { vectors } from "../../data/design-data.ts";
import type { PlasmidFeature } from "../plasmid-features.ts";
import { namedFeature } from "./content-features.ts";
import { withoutStop } from "./pieces.ts";

/**
 * A cassette with what its translation needs: a Kozak sequence, and a start codon if its first protein has none; no stop codons
 * inside a fusion, and one at its end. What a gene reads needs no start: it begins with the joint to the gene.
 * @param leadsIntoGene whether the last feature is fused to the gene behind the cassette
 */
export function withReadingFrame(cassette: PlasmidFeature[], leadsIntoGene: boolean): PlasmidFeature[] {
  const first = cassette.findIndex(({ reading }) => reading);
  const begin = cassette[first];
  if (!begin) return cassette;
  const last = cassette.findLastIndex(({ reading }) => reading);
  const isReadByGene = first === 0 && begin.kind === "regulatory";
  if (first === last && begin.reading?.isOptional && !isReadByGene && !leadsIntoGene) {
    return cassette.map((feature) => (feature === begin ? { ...begin, isCoding: false } : feature));
  }
  return cassette.flatMap((feature, i) => {
    if (!feature.reading) return [feature];
    const start = i === first && !isReadByGene ? [startOf(feature)] : [];
    if (i < last || leadsIntoGene) return [...start, withoutStop(feature)];
    return [...start, feature, ...(feature.reading.stops ? [] : [namedFeature(STOP, "")])];
  });
}

const { kozak, kozakAndStart, stop: STOP } = vectors.translation;

const startOf = ({ reading }: PlasmidFeature): PlasmidFeature =>
  namedFeature(reading?.starts ? kozak : kozakAndStart, "");
