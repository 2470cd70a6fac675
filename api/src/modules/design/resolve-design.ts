import type { DesignQuery } from "@ligate/contract/design/schemas";
import type { DesignCodes } from "@ligate/contract/design/sku";
import { checkDesign } from "./check-design.ts";
import { categories, functions, parts, structures } from "./data/design-data.ts";
import type { FunctionType } from "./data/design-schema.ts";
import { type Design, DesignError } from "./design.ts";
import { settleBacterialMarker } from "./plasmids/bacterial-marker.ts";
import type { Target } from "./target.ts";

/** @throws DesignError where a code is of no part, or the design cannot be made */
export function designFromCodes(codes: DesignCodes, target: Target): Design {
  const fn = functionWithCode(codes.fn);
  const byCode = (code: string) => (each: { code: string }) => each.code === code;
  return checkDesign({
    category: categoryOf(fn),
    fn,
    structure: find("structure type", structures, (each) => each.symbol === codes.structure, codes.structure),
    promoter: find("promoter", parts.promoters, byCode(codes.promoter), codes.promoter),
    tag: find("protein tag", parts.proteinTags, byCode(codes.tag), codes.tag),
    fluorescence: find(
      "fluorescence marker",
      parts.fluorescenceMarkers,
      byCode(codes.fluorescence),
      codes.fluorescence,
    ),
    selection: find("selection marker", parts.selectionMarkers, byCode(codes.selection), codes.selection),
    bacterial: find("bacterial marker", parts.bacterialMarkers, byCode(codes.bacterial), codes.bacterial),
    target,
  });
}

/**
 * The design that the API's names spell. The bacterial marker is set rather than chosen: one that the
 * selection marker rules out gives way to the first that fits.
 * @throws DesignError where a name is unknown, or the design cannot be made
 */
export function designFromNames(names: DesignQuery, target: Target): Design {
  const fn = functionNamed(names.function_type_name);
  const structure = structureNamed(names.structure_type_name);
  const selection = named("selection marker", parts.selectionMarkers, names.selection_marker_name);
  const bacterial = named("bacterial marker", parts.bacterialMarkers, names.bacterial_marker_name);
  return checkDesign({
    category: categoryOf(fn),
    fn,
    structure,
    promoter: named("promoter", parts.promoters, names.promoter_name),
    tag: named("protein tag", parts.proteinTags, names.protein_tag_name),
    fluorescence: named("fluorescence marker", parts.fluorescenceMarkers, names.fluorescene_marker_name),
    selection,
    bacterial: settleBacterialMarker(structure, selection, bacterial),
    target,
  });
}

export const functionWithCode = (code: string): FunctionType =>
  find("function type", functions, (each) => each.code === code, code);
export const functionNamed = (name: string): FunctionType => named("function type", functions, name);
export const structureNamed = (name: string) => named("structure type", structures, name);

/** The category that a function type belongs to. */
export function categoryOf(fn: FunctionType) {
  return find("category", categories, (each) => each.functions.includes(fn), fn.name);
}

const named = <T extends { name: string }>(kind: string, all: T[], name: string): T =>
  find(kind, all, (each) => each.name === name, name);

function find<T>(kind: string, all: T[], matches: (each: T) => boolean, said: string): T {
  const found = all.find(matches);
  if (!found) throw new DesignError(`There is no ${kind} called ${said}.`);
  return found;
}
