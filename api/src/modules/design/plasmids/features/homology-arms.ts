import { vectors } from "../../data/design-data.ts";
import { specificationData } from "../../specification/specification-data.ts";
import type { Target } from "../../target.ts";
import type { PlasmidContext, PlasmidFeature } from "../plasmid-features.ts";
import { namedFeature } from "./content-features.ts";
import { totalPieceLength } from "./pieces.ts";

/**
 * The arm of a donor: with its bases at a locus whose arms are on file, otherwise by its length.
 * @param side 0 is the left arm, 1 the right one
 */
export function homologyArm(
  context: PlasmidContext,
  key: string,
  side: 0 | 1,
  target: string,
): PlasmidFeature {
  const feature = namedFeature(key, target);
  const sequence = vectors.loci[findArmsLocus(context) ?? ""]?.arms[side];
  if (!sequence) return feature;
  const pieces = [{ sequence }];
  return { ...feature, length_bp: totalPieceLength(pieces), pieces };
}

/** The guide of a donor whose arms are on file: they fit to no other one. `undefined` for other designs. */
export const findDonorGuide = (context: Pick<PlasmidContext, "design" | "specified">) =>
  context.design.fn.code in specificationData.controls
    ? vectors.loci[findArmsLocus(context) ?? ""]?.guide
    : undefined;

/** The locus whose arms a donor has: that of the target, or of a control in the species that is specified. */
function findArmsLocus({
  design: { fn, target },
  specified: { species },
}: Pick<PlasmidContext, "design" | "specified">): string | undefined {
  if (target.kind === "control") return species && specificationData.controls[fn.code]?.[species];
  return armsKey(target);
}

/** Identifies the homology arms of a target whose arms are on file. The size of its donors depends on them. */
export const armsKey = ({ kind, symbol }: Target): string | undefined =>
  kind === "gene" && vectors.loci[symbol] ? symbol : undefined;
