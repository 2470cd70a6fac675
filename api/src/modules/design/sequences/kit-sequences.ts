import { reverseComplement } from "@ligate/contract/sequences/bases";
import type { KitSequences, PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { type Design, toSku } from "../design.ts";
import { buildAssemblies, listFeatures } from "../plasmids/assemblies.ts";
import {
  featureSource,
  getSequence,
  knownBp,
  pieceLength,
  pieceSource,
} from "../plasmids/features/pieces.ts";
import type { Piece, PlasmidFeature } from "../plasmids/plasmid-features.ts";
import { vectorName } from "../plasmids/vector-name.ts";
import { getProductName } from "../pricing/format-table.ts";
import { type SpecifiedParts, toSpecifiedParts } from "../specification/specified-parts.ts";

const STOP_CODON = 3;

/**
 * The plasmids of a kit with their bases.
 * @param specification null if nothing is specified
 */
export const kitSequences = (design: Design, specification: Specification | null): KitSequences => ({
  product_sku: toSku(design),
  product_name: getProductName(design),
  plasmids: buildPlasmidSequences(design, specification ? toSpecifiedParts(specification) : undefined),
});

/**
 * The plasmids of a kit with their bases. Only sequence files and maps need the bases; the choices of the designer compare the lengths of hundreds of thousands of designs.
 */
export const buildPlasmidSequences = (design: Design, specified?: SpecifiedParts): PlasmidSequence[] =>
  buildAssemblies(design, specified).map((assembly) => {
    const features = listFeatures(assembly);
    return {
      name: vectorName(design, assembly),
      role: assembly.role,
      bases: features.flatMap(({ pieces }) => pieces.map(toBases)).join(""),
      known_bp: features.reduce((sum, feature) => sum + knownBp(feature), 0),
      features: toSequenceFeatures(features),
    };
  });

function toBases(piece: Piece): string {
  if ("unknown" in piece) return "N".repeat(piece.unknown);
  if ("bases" in piece) return piece.bases;
  const { bases } = getSequence(piece.sequence);
  const read = piece.isWithoutStop ? bases.slice(0, -STOP_CODON) : bases;
  return piece.isReversed ? reverseComplement(read) : read;
}

function toSequenceFeatures(features: PlasmidFeature[]): SequenceFeature[] {
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
      source: featureSource(feature),
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
    next += pieceLength(piece);
    if (piece.name === undefined) return [];
    const position = { start_bp, end_bp: next - 1, strand };
    const origin = { source: pieceSource(piece), is_schematic: "unknown" in piece };
    return [{ name: piece.name, kind, ...position, ...origin, is_coding: false }];
  });
}
