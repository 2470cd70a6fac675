import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Design } from "../design.ts";
import { assembliesOf, lengthOf } from "./assemblies.ts";
import type { Piece } from "./plasmid-features.ts";
import { vectorName } from "./vector-name.ts";

/** The plasmids of a kit, each with its parts in order and to scale. */
export function plasmidsOf(design: Design): Plasmid[] {
  return assembliesOf(design).map((assembly) => {
    const parts = [...assembly.cargo, ...assembly.frame].map(asPart);
    return { name: vectorName(design, assembly), total_bp: lengthOf(parts), parts };
  });
}

const asPart = ({ name, kind, length_bp }: Piece): PlasmidPart => ({ name, kind, length_bp });
