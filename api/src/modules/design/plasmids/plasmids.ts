import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Design } from "../design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { buildAssemblies } from "./build-assemblies.ts";
import { drawPlasmid } from "./cloning/cloning-sites.ts";
import { featureSource, knownBp, totalLength } from "./features/pieces.ts";
import type { PlasmidFeature } from "./plasmid-features.ts";
import { vectorName } from "./vector-name.ts";

/** The plasmids of a kit, each with the features of its maps in order and their positions. */
export function buildPlasmids(design: Design, specified?: SpecifiedParts): Plasmid[] {
  return buildAssemblies(design, specified).map((assembly) => {
    const { features } = drawPlasmid(design, assembly, specified);
    return {
      name: vectorName(design, assembly),
      role: assembly.role,
      total_bp: totalLength(features),
      known_bp: features.reduce((sum, feature) => sum + knownBp(feature), 0),
      parts: toParts(features),
    };
  });
}

function toParts(features: PlasmidFeature[]): PlasmidPart[] {
  let start = 1;
  return features.flatMap((feature) => {
    const { name, kind, length_bp, strand, isGenerated } = feature;
    const start_bp = start;
    start += length_bp;
    if (feature.isJunction) return [];
    const source = featureSource(feature);
    const known_bp = knownBp(feature);
    return { name, kind, length_bp, start_bp, strand, known_bp, source, is_generated: isGenerated };
  });
}
