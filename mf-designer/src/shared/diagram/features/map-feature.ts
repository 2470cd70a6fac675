import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { shorten } from "@ligate/contract/common/shorten";
import { formatBp } from "../../format-figures.ts";

/** A part of a plasmid on its maps and in its table. */
export interface MapFeature extends PlasmidPart {
  /** Unique on the plasmid: a plasmid can have several parts of the same name. */
  key: string;
  /** Index in the plasmid's list of parts. */
  index: number;
  end_bp: number;
  /** Some of its bases are not known. */
  isSchematic: boolean;
}

/** The features of a plasmid, in order of position. */
export function mapFeatures({ parts }: Pick<Plasmid, "parts">): MapFeature[] {
  const seen = new Map<string, number>();
  return parts.map((part, index) => {
    const nth = (seen.get(part.name) ?? 0) + 1;
    seen.set(part.name, nth);
    return {
      ...part,
      key: `${part.kind} ${part.name} ${nth}`,
      index,
      end_bp: part.start_bp + part.length_bp - 1,
      isSchematic: part.known_bp < part.length_bp,
    };
  });
}

/** Example: `1,833–5,936`. */
export const formatPosition = ({ start_bp, end_bp }: Pick<MapFeature, "start_bp" | "end_bp">): string =>
  `${formatInteger(start_bp)}–${formatInteger(end_bp)}`;

export const strandName = ({ strand }: Pick<PlasmidPart, "strand">): string =>
  strand === 1 ? "forward" : "reverse";

export const originName = ({ is_generated }: Pick<PlasmidPart, "is_generated">): string =>
  is_generated ? "added by the kit" : "chosen by you";

/** The number of known bases of a part or a plasmid, such as `8,120 of 10,064 bp`. */
export const formatKnown = (known_bp: number, total_bp: number): string =>
  known_bp === total_bp ? `all ${formatBp(total_bp)}` : `${formatInteger(known_bp)} of ${formatBp(total_bp)}`;

/** The size of a plasmid. It is approximate while some of its bases are not known. */
export const formatSize = ({ total_bp, known_bp }: Pick<Plasmid, "total_bp" | "known_bp">): string =>
  known_bp < total_bp ? `approx. ${formatBp(total_bp)}` : formatBp(total_bp);

/** The accessible name of a feature. */
export const describeFeature = (feature: MapFeature): string =>
  [
    feature.name,
    `position ${formatPosition(feature).replace("–", " to ")}`,
    formatBp(feature.length_bp),
    ...(feature.strand === 1 ? [] : ["reverse strand"]),
    originName(feature),
    ...(feature.isSchematic ? [`schematic, ${formatKnown(feature.known_bp, feature.length_bp)} known`] : []),
    feature.source,
  ].join(", ");

/** "Right homology arm" has 18. */
const MAX_CHARACTERS = 18;

/**
 * Shortens a name for a label. The table of features shows the full name.
 * @param max fits beside the ring and in its center
 */
export const truncateName = (name: string, max = MAX_CHARACTERS): string => shorten(name, max);
