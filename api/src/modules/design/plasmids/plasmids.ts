import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Design } from "../design.ts";
import { assembliesOf, totalLength } from "./assemblies.ts";
import type { PlasmidFeature, Stated } from "./plasmid-features.ts";
import { vectorName } from "./vector-name.ts";

/** The plasmids of a kit, each with its features in order and their lengths. */
export function plasmidsOf(design: Design, stated?: Stated): Plasmid[] {
  return assembliesOf(design, stated).map((assembly) => {
    const { before, cargo, backbone } = assembly;
    const parts = [...before, ...cargo, ...backbone].map(toPart);
    return { name: vectorName(design, assembly), total_bp: totalLength(parts), parts };
  });
}

const toPart = ({ name, kind, length_bp }: PlasmidFeature): PlasmidPart => ({ name, kind, length_bp });
