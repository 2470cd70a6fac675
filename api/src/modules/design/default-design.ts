import { matrix, parts, structures } from "./data/design-data.ts";
import type { FunctionType } from "./data/design-schema.ts";
import { type Design, NONE } from "./design.ts";
import { bacterialMarkersOf } from "./plasmids/bacterial-marker.ts";
import { designFromCodes } from "./resolve-design.ts";
import type { Target } from "./target.ts";

/** The offered pairs of function and structure, with their promoters. */
export function offeredPairs(): { fn: string; structure: string; promoters: string[] }[] {
  return Object.entries(matrix).flatMap(([fn, { offered }]) =>
    Object.entries(offered).map(([structure, promoters]) => ({ fn, structure, promoters })),
  );
}

/** A function in its first structure with its default parts. Search results for a gene show these designs. */
export function defaultDesign(fn: FunctionType, target: Target): Design {
  const first = offeredPairs().find((pair) => pair.fn === fn.code);
  return defaultDesignOfPair(fn.code, first?.structure ?? "", first?.promoters[0] ?? "", target);
}

/** A pair with the given promoter and the defaults of all other parts. */
export function defaultDesignOfPair(fn: string, structure: string, promoter: string, target: Target): Design {
  const offered = structures.filter(({ symbol }) => symbol === structure).flatMap(bacterialMarkersOf);
  return designFromCodes(
    {
      fn,
      structure,
      promoter,
      tag: NONE,
      fluorescence: matrix[fn]?.default?.fluorescence ?? NONE,
      selection: NONE,
      bacterial: offered[0]?.code ?? parts.bacterialMarkers[0]?.code ?? "",
      target: target.number,
    },
    target,
  );
}
