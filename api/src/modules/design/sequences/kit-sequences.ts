import type { KitSequences, PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { SequenceRecord } from "../data/read-sequences.ts";
import { type Design, toSku } from "../design.ts";
import { buildAssemblies } from "../plasmids/build-assemblies.ts";
import { drawPlasmid } from "../plasmids/cloning/cloning-sites.ts";
import {
  featureSource,
  getSequence,
  knownBp,
  pieceBases,
  pieceLength,
  pieceSource,
} from "../plasmids/features/pieces.ts";
import { listReadingFrames, type ReadingFrame } from "../plasmids/features/reading-frames.ts";
import type { Piece, PlasmidFeature } from "../plasmids/plasmid-features.ts";
import { vectorName } from "../plasmids/vector-name.ts";
import { getProductName } from "../pricing/format-table.ts";
import { type SpecifiedParts, toSpecifiedParts } from "../specification/specified-parts.ts";

/** A feature with what only sequence files say of it. */
export interface FileFeature extends SequenceFeature {
  /** As in `PlasmidFeature`. */
  key: string;
  /** Of bases with a record. */
  confidence?: SequenceRecord["confidence"];
}

/** A plasmid with its sequence, and what only sequence files say of it. */
export interface FilePlasmid extends PlasmidSequence {
  features: FileFeature[];
  /** From start to stop codon. */
  frames: ReadingFrame[];
}

export interface FileKit extends KitSequences {
  plasmids: FilePlasmid[];
}

/**
 * The plasmids of a kit with their bases.
 * @param specification null if nothing is specified
 */
export const kitSequences = (design: Design, specification: Specification | null): FileKit => ({
  product_sku: toSku(design),
  product_name: getProductName(design),
  plasmids: buildPlasmidSequences(design, specification ? toSpecifiedParts(specification) : undefined),
});

/**
 * The plasmids of a kit with their bases. Only sequence files and maps need the bases; the choices of the designer compare the lengths of hundreds of thousands of designs.
 */
export const buildPlasmidSequences = (design: Design, specified?: SpecifiedParts): FilePlasmid[] =>
  buildAssemblies(design, specified).map((assembly) => {
    const { features } = drawPlasmid(design, assembly, specified);
    return {
      name: vectorName(design, assembly),
      role: assembly.role,
      bases: features.flatMap(({ pieces }) => pieces.map(pieceBases)).join(""),
      known_bp: features.reduce((sum, feature) => sum + knownBp(feature), 0),
      features: toFileFeatures(features),
      frames: listReadingFrames(features),
    };
  });

function toFileFeatures(features: PlasmidFeature[]): FileFeature[] {
  let end = 0;
  return features.flatMap((feature) => {
    const start_bp = end + 1;
    end += feature.length_bp;
    const { name, kind, key, strand, length_bp, isCoding, pieces } = feature;
    const whole: FileFeature = {
      name,
      kind,
      key,
      start_bp,
      end_bp: end,
      strand,
      source: featureSource(feature),
      is_schematic: knownBp(feature) < length_bp,
      is_coding: isCoding,
      ...(pieces.length === 1 && pieces[0] && findConfidence(pieces[0])),
    };
    return [whole, ...innerFeatures(feature, start_bp)];
  });
}

const findConfidence = (piece: Piece): Pick<FileFeature, "confidence"> =>
  "sequence" in piece ? { confidence: getSequence(piece.sequence).confidence } : {};

/** The named pieces of a feature, such as the spacer and the scaffold of a guide. */
function innerFeatures({ kind, strand, pieces }: PlasmidFeature, start: number): FileFeature[] {
  let next = start;
  return pieces.flatMap((piece): FileFeature[] => {
    const start_bp = next;
    next += pieceLength(piece);
    if (piece.name === undefined) return [];
    const position = { start_bp, end_bp: next - 1, strand };
    const origin = { source: pieceSource(piece), is_schematic: "unknown" in piece, ...findConfidence(piece) };
    return [{ name: piece.name, kind, key: "misc_feature", ...position, ...origin, is_coding: false }];
  });
}
