import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Design } from "../design.ts";
import { assembliesOf, totalLength } from "./assemblies.ts";
import type { PlasmidFeature } from "./plasmid-features.ts";
import { vectorName } from "./vector-name.ts";

/** The plasmids of a kit, each with its features in order and their lengths. */
export function plasmidsOf(design: Design): Plasmid[] {
  return assembliesOf(design).map((assembly) => {
    const parts = [...assembly.cargo, ...assembly.backbone].map(toPart);
    return { name: vectorName(design, assembly), total_bp: totalLength(parts), parts };
  });
}

const toPart = ({ name, kind, length_bp }: PlasmidFeature): PlasmidPart => ({ name, kind, length_bp });
