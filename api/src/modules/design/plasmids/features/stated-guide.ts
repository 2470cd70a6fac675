import { vectors } from "../../data/design-data.ts";
import type { GuidePiece } from "../../data/vector-schema.ts";
import { guideRuleOf } from "../../specification/guide-rules.ts";
import type { Piece, PlasmidContext, PlasmidFeature } from "../plasmid-features.ts";
import { guidePiece } from "./content-features.ts";
import { lengthOfPieces } from "./pieces.ts";
import { reverseComplement } from "./reverse-complement.ts";

/** A guide with the spacer that the customer states; other features, and guides that the store chooses, as they are. */
export function withStatedGuide(
  { design, stated: { guides } }: PlasmidContext,
  key: string,
  feature: PlasmidFeature,
): PlasmidFeature {
  const content = guides && vectors.features[key]?.pieces;
  const first = content?.find(({ guide }) => guide !== undefined)?.guide;
  const spacer = first === undefined ? undefined : guides?.[first - 1];
  if (!content || !spacer) return feature;
  const addsG = guideRuleOf(design)?.adds_g && !spacer.startsWith(vectors.guideStart.bases);
  const pieces = [
    ...(addsG ? [vectors.guideStart] : []),
    ...content.map((each) => statedPiece(each, spacer)),
  ];
  return { ...feature, length_bp: lengthOfPieces(pieces), pieces, isGenerated: false };
}

function statedPiece(content: GuidePiece, spacer: string): Piece {
  if (content.guide === undefined) return guidePiece(content);
  const bases = content.reversed ? reverseComplement(spacer) : spacer;
  return { bases, source: vectors.stated, ...(content.name !== undefined && { name: content.name }) };
}
