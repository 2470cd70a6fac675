import { checkDesign, designProblem } from "./check-design.ts";
import { matrix, parts, structures } from "./data/design-data.ts";
import type { FunctionType } from "./data/design-schema.ts";
import { type Design, DesignError, NONE } from "./design.ts";
import { bacterialMarkersOf } from "./plasmids/bacterial-marker.ts";
import { uncheckedDesignFromCodes } from "./resolve-design.ts";
import type { Target } from "./target.ts";

/** The offered pairs of function and structure, with their promoters. */
export function offeredPairs(): { fn: string; structure: string; promoters: string[] }[] {
  return Object.entries(matrix).flatMap(([fn, { offered }]) =>
    Object.entries(offered).map(([structure, promoters]) => ({ fn, structure, promoters })),
  );
}

/** The codes of a pair's default markers. */
export function defaultParts(fn: string, structure: string): { fluorescence: string; selection: string } {
  const defaults = matrix[fn]?.defaults ?? [];
  const applying = defaults.filter(({ structures: only }) => only?.includes(structure) ?? true);
  return {
    fluorescence: applying.find((each) => each.fluorescence)?.fluorescence ?? NONE,
    selection: applying.find((each) => each.selection)?.selection ?? NONE,
  };
}

/**
 * A function with its default parts, in the first structure and with the first promoter that the target allows. Search
 * results for a gene show these designs.
 * @throws DesignError with the reason if no default design can be made for the target
 */
export function defaultDesign(fn: FunctionType, target: Target): Design {
  const designs = offeredPairs()
    .filter((pair) => pair.fn === fn.code)
    .flatMap(({ structure, promoters }) =>
      promoters.map((promoter) => uncheckedDefaults(fn.code, structure, promoter, target)),
    );
  const possible = designs.find((design) => designProblem(design) === undefined) ?? designs[0];
  if (!possible) throw new DesignError(`${fn.name} is not offered.`);
  return checkDesign(possible);
}

/**
 * A pair with the given promoter and the defaults of all other parts.
 * @throws DesignError with the reason if it cannot be made for the target
 */
export const defaultDesignOfPair = (
  fn: string,
  structure: string,
  promoter: string,
  target: Target,
): Design => checkDesign(uncheckedDefaults(fn, structure, promoter, target));

function uncheckedDefaults(fn: string, structure: string, promoter: string, target: Target): Design {
  const offered = structures.filter(({ symbol }) => symbol === structure).flatMap(bacterialMarkersOf);
  const bacterial = offered[0]?.code ?? parts.bacterialMarkers[0]?.code ?? "";
  const codes = { fn, structure, promoter, tag: NONE, bacterial, target: target.number };
  return uncheckedDesignFromCodes({ ...codes, ...defaultParts(fn, structure) }, target);
}
