import { ENZYMES, type Enzyme } from "@ligate/contract/sequences/enzymes";
import { vectors } from "../../data/design-data.ts";
import type { Piece } from "../plasmid-features.ts";

/** Two outward sites of an enzyme, which cuts in front of and behind them. */
export interface CloningCassette {
  enzyme: string;
  site: string;
  /** The length of the overhangs, which lie outside the cassette. */
  overhangBp: number;
  pieces: Piece[];
}

const cassettes = new Map<string, CloningCassette[]>();

/** The cassettes of a structure, the preferred enzyme first. */
export function getCassettes(structure: string): CloningCassette[] {
  const found = cassettes.get(structure) ?? (vectors.cloning.enzymes[structure] ?? []).map(buildCassette);
  cassettes.set(structure, found);
  return found;
}

function buildCassette(name: string): CloningCassette {
  const enzyme = ENZYMES.find((each) => each.name === name);
  const content = vectors.cloning.cassettes[name];
  if (!enzyme || !content) throw new Error(`vectors.yaml defines no cassette of ${name}.`);
  const { site, cuts } = enzyme;
  return { enzyme: name, site, overhangBp: cuts[1] - cuts[0], pieces: cassettePieces(enzyme, content) };
}

function cassettePieces(enzyme: Enzyme, { bases, source }: { bases: string; source: string }): Piece[] {
  const { name, site, cuts } = enzyme;
  const gap = cuts[0] - site.length;
  const ends = [
    0,
    gap,
    gap + site.length,
    bases.length - gap - site.length,
    bases.length - gap,
    bases.length,
  ];
  return ends.slice(1).map((end, i): Piece => {
    const isSite = i === 1 || i === 3;
    return { bases: bases.slice(ends[i], end), source, ...(isSite && { name: `${name} site` }) };
  });
}
