import type { ChosenParts as ChosenNames, DesignQuery } from "@ligate/contract/design/schemas";
import type { DesignCodes } from "@ligate/contract/design/sku";
import { checkDesign } from "./check-design.ts";
import type { ChosenParts } from "./choices/part-slots.ts";
import { categories, functions, parts, structures } from "./data/design-data.ts";
import type { FunctionType, Part } from "./data/design-schema.ts";
import { type Design, DesignError } from "./design.ts";
import { compatibleBacterialMarker } from "./plasmids/bacterial-marker.ts";
import type { Target } from "./target.ts";

/** @throws DesignError if a code is unknown, or if the design cannot be made */
export const designFromCodes = (codes: DesignCodes, target: Target): Design =>
  checkDesign(uncheckedDesignFromCodes(codes, target));

/**
 * The design of a SKU, even if it cannot be made.
 * @throws DesignError if a code is unknown
 */
export function uncheckedDesignFromCodes(codes: DesignCodes, target: Target): Design {
  const fn = functionByCode(codes.fn);
  const byCode = (code: string) => (each: { code: string }) => each.code === code;
  return {
    category: findCategory(fn),
    fn,
    structure: structureBySymbol(codes.structure),
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
  };
}

/**
 * Resolves a design by the names of its parts, even if it cannot be made. Replaces a bacterial marker that is incompatible with the
 * selection marker by the first compatible one.
 * @throws DesignError if a name is unknown
 */
export function uncheckedDesignFromNames(names: DesignQuery, target: Target): Design {
  const fn = functionByName(names.function_type_name);
  const structure = structureByName(names.structure_type_name);
  const selection = findByName("selection marker", parts.selectionMarkers, names.selection_marker_name);
  const bacterial = findByName("bacterial marker", parts.bacterialMarkers, names.bacterial_marker_name);
  return {
    category: findCategory(fn),
    fn,
    structure,
    promoter: findByName("promoter", parts.promoters, names.promoter_name),
    tag: findByName("protein tag", parts.proteinTags, names.protein_tag_name),
    fluorescence: findByName("fluorescence marker", parts.fluorescenceMarkers, names.fluorescene_marker_name),
    selection,
    bacterial: compatibleBacterialMarker(structure, selection, bacterial),
    target,
  };
}

/**
 * The parts with these names.
 * @throws DesignError if a name is unknown
 */
export function partsByName(names: ChosenNames): ChosenParts {
  const { promoter_name, protein_tag_name, fluorescene_marker_name, selection_marker_name } = names;
  const named = <T extends Part>(kind: string, all: T[], name: string | undefined) =>
    name === undefined ? undefined : findByName(kind, all, name);
  return {
    promoter: named("promoter", parts.promoters, promoter_name),
    tag: named("protein tag", parts.proteinTags, protein_tag_name),
    fluorescence: named("fluorescence marker", parts.fluorescenceMarkers, fluorescene_marker_name),
    selection: named("selection marker", parts.selectionMarkers, selection_marker_name),
  };
}

export const functionByCode = (code: string): FunctionType =>
  find("function type", functions, (each) => each.code === code, code);
export const functionByName = (name: string): FunctionType => findByName("function type", functions, name);
export const structureBySymbol = (symbol: string) =>
  find("structure type", structures, (each) => each.symbol === symbol, symbol);
export const structureByName = (name: string) => findByName("structure type", structures, name);

export function findCategory(fn: FunctionType) {
  return find("category", categories, (each) => each.functions.includes(fn), fn.name);
}

const findByName = <T extends Named>(kind: string, all: T[], name: string): T =>
  find(kind, all, (each) => isCalled(each, name), name);

interface Named {
  name: string;
  formerName?: string | undefined;
}

/** Whether a name is that of a part, or one that it had before. */
export const isCalled = (part: Named, name: string | undefined): boolean =>
  part.name === name || (part.formerName !== undefined && part.formerName === name);

function find<T>(kind: string, all: T[], matches: (each: T) => boolean, key: string): T {
  const found = all.find(matches);
  if (!found) throw new DesignError(`There is no ${kind} called ${key}.`);
  return found;
}
