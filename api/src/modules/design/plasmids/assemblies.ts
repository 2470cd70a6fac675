import { structures, vectors } from "../data/design-data.ts";
import type { KitPlasmid, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { type PlasmidFeature, resolveFeatures } from "./plasmid-features.ts";

/**
 * The features of one plasmid. `insert` is what the kit puts between the fixed ends of the structure, `cargo` is the
 * insert with these ends, and `backbone` lies outside of both.
 */
export interface Assembly {
  structure: Structure;
  insert: PlasmidFeature[];
  cargo: PlasmidFeature[];
  backbone: PlasmidFeature[];
}

export function assembliesOf(design: Design): Assembly[] {
  return kitPlasmids(design).map((plasmid) => {
    const structure = structures.find(({ symbol }) => symbol === plasmid.structure) ?? design.structure;
    const downstream = structure.downstream.filter((name) => name !== plasmid.omit);
    const insert = resolveFeatures(design, plasmid.parts);
    const ends = (names: string[]) => resolveFeatures(design, names);
    const cargo = [...ends(structure.upstream), ...insert, ...ends(downstream)];
    return { structure, insert, cargo, backbone: ends(vectors.backbone) };
  });
}

function kitPlasmids({ fn, structure, promoter }: Design): KitPlasmid[] {
  const kit = vectors.kits.find(
    (each) =>
      each.functions.includes(fn.code) &&
      each.structures.includes(structure.symbol) &&
      (!each.promoter || each.promoter === promoter.code),
  );
  return kit?.plasmids ?? [];
}

export const totalLength = (parts: { length_bp: number }[]): number =>
  parts.reduce((sum, part) => sum + part.length_bp, 0);
