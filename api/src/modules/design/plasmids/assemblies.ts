import { structures, vectors } from "../data/design-data.ts";
import type { KitPlasmid, Structure } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { type Piece, piecesOf } from "./plasmid-features.ts";

/** A plasmid in the making: `insert` lies between the structure's own ends, `cargo` includes those. */
export interface Assembly {
  structure: Structure;
  insert: Piece[];
  cargo: Piece[];
  frame: Piece[];
}

/** The plasmids of a design's kit. */
export function assembliesOf(design: Design): Assembly[] {
  return kitOf(design).map((plasmid) => {
    const structure = structures.find(({ symbol }) => symbol === plasmid.as) ?? design.structure;
    const close = structure.close.filter((name) => name !== plasmid.without);
    const insert = piecesOf(design, plasmid.parts);
    const ends = (names: string[]) => piecesOf(design, names);
    const cargo = [...ends(structure.open), ...insert, ...ends(close)];
    return { structure, insert, cargo, frame: ends(vectors.frame) };
  });
}

function kitOf({ fn, structure, promoter }: Design): KitPlasmid[] {
  const kit = vectors.kits.find(
    (each) =>
      each.functions.includes(fn.code) &&
      each.structures.includes(structure.symbol) &&
      (!each.promoter || each.promoter === promoter.code),
  );
  return kit?.plasmids ?? [];
}

export const lengthOf = (parts: { length_bp: number }[]): number =>
  parts.reduce((sum, part) => sum + part.length_bp, 0);
