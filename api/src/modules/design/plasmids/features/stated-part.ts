import { vectors } from "../../data/design-data.ts";
import type { Part } from "../../data/design-schema.ts";
import { basesProblem, codonsOf } from "../../data/read-sequences.ts";
import { CUSTOM } from "../../design.ts";
import type { PlasmidFeature, Reading } from "../plasmid-features.ts";

/** The customer's own part with the bases that are stated for it. */
export function statedPart(part: Part, feature: PlasmidFeature, bases: string): PlasmidFeature {
  if (part.code !== CUSTOM) return feature;
  const pieces = [{ bases, source: vectors.stated }];
  return {
    ...feature,
    name: `Custom ${feature.kind}`,
    length_bp: bases.length,
    pieces,
    reading: codonsOf(bases),
  };
}

/** How a stated insert is translated: on its own only if it is a reading frame that begins with a start codon. */
export function insertReading(bases: string): Reading {
  const codons = codonsOf(bases);
  const isFrame = codons.starts && basesProblem(bases, true) === undefined;
  return { ...codons, ...(!isFrame && { isOptional: true }) };
}
