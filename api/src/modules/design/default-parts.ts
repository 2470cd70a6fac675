import { matrix } from "./data/design-data.ts";
import { NONE } from "./design.ts";

/** The codes of a pair's default markers. */
export function defaultParts(fn: string, structure: string): { fluorescence: string; selection: string } {
  const defaults = matrix[fn]?.defaults ?? [];
  const applying = defaults.filter(({ structures: only }) => only?.includes(structure) ?? true);
  return {
    fluorescence: applying.find((each) => each.fluorescence)?.fluorescence ?? NONE,
    selection: applying.find((each) => each.selection)?.selection ?? NONE,
  };
}
