import { reverseComplement } from "@ligate/contract/design/reverse-complement";
import type { KitSequences, PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { type Design, skuOf } from "../design.ts";
import { assembliesOf, featuresOf } from "../plasmids/assemblies.ts";
import { knownBp, lengthOf, pieceSource, sequenceOf, sourceOf } from "../plasmids/features/pieces.ts";
import type { Piece, PlasmidFeature, Stated } from "../plasmids/plasmid-features.ts";
import { vectorName } from "../plasmids/vector-name.ts";
import { productNameOf } from "../pricing/format-table.ts";
import { statedOf } from "../specification/specified-parts.ts";

const STOP_CODON = 3;

/**
 * The plasmids of a kit with their bases.
 * @param specification null if nothing is specified
 */
export const kitSequences = (design: Design, specification: Specification | null): KitSequences => ({
  product_sku: skuOf(design),
  product_name: productNameOf(design),
  plasmids: sequencesOf(design, specification ? statedOf(specification) : undefined),
});

/**
 * The plasmids of a kit with their bases. Nothing else builds them: the choices of the designer need the lengths of hundreds
 * of thousands of designs.
 */
export const sequencesOf = (design: Design, stated?: Stated): PlasmidSequence[] =>
  assembliesOf(design, stated).map((assembly) => {
    const features = featuresOf(assembly);
    return {
      name: vectorName(design, assembly),
      role: assembly.role,
      bases: features.flatMap(({ pieces }) => pieces.map(basesOf)).join(""),
      known_bp: features.reduce((sum, feature) => sum + knownBp(feature), 0),
      features: positioned(features),
    };
  });

function basesOf(piece: Piece): string {
  if ("unknown" in piece) return "N".repeat(piece.unknown);
  if ("bases" in piece) return piece.bases;
  const { bases } = sequenceOf(piece.sequence);
  const read = piece.isWithoutStop ? bases.slice(0, -STOP_CODON) : bases;
  return piece.isReversed ? reverseComplement(read) : read;
}

function positioned(features: PlasmidFeature[]): SequenceFeature[] {
  let end = 0;
  return features.flatMap((feature) => {
    const start_bp = end + 1;
    end += feature.length_bp;
    const { name, kind, strand, length_bp, isCoding } = feature;
    const whole: SequenceFeature = {
      name,
      kind,
      start_bp,
      end_bp: end,
      strand,
      source: sourceOf(feature),
      is_schematic: knownBp(feature) < length_bp,
      is_coding: isCoding,
    };
    return [whole, ...innerFeatures(feature, start_bp)];
  });
}

/** The named pieces of a feature, such as the spacer and the scaffold of a guide. */
function innerFeatures({ kind, strand, pieces }: PlasmidFeature, start: number): SequenceFeature[] {
  let next = start;
  return pieces.flatMap((piece): SequenceFeature[] => {
    const start_bp = next;
    next += lengthOf(piece);
    if (piece.name === undefined) return [];
    const position = { start_bp, end_bp: next - 1, strand };
    const origin = { source: pieceSource(piece), is_schematic: "unknown" in piece };
    return [{ name: piece.name, kind, ...position, ...origin, is_coding: false }];
  });
}
