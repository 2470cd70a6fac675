import type * as wire from "@ligate/contract/design/schemas";
import { designRange } from "./choices/design-range.ts";
import { categories, matrix, parts, structures } from "./data/design-data.ts";
import { defaultDesignOfPair, offeredPairs } from "./default-design.ts";
import { DesignError } from "./design.ts";
import { bacterialMarkersOf } from "./plasmids/bacterial-marker.ts";
import { functionByName, structureByName } from "./resolve-design.ts";
import { TEMPLATE } from "./target.ts";

/** The options of the designer's steps, as the API returns them. */
export const categoryOptions = (): wire.Category[] =>
  categories.map(({ id, name, description, functions }) => ({
    category_id: id,
    category_name: name,
    description,
    range: rangeOfDefaults(functions.map(({ code }) => code)),
  }));

/** @throws DesignError if the category is unknown */
export function functionOptions(categoryName: string): wire.FunctionType[] {
  const category = categories.find(({ name }) => name === categoryName);
  if (!category) throw new DesignError(`There is no category called ${categoryName}.`);
  return category.functions.map(({ id, name, description }) => ({
    function_type_id: id,
    function_type_name: name,
    description,
    enabled: true,
  }));
}

/** @throws DesignError if the function type is unknown */
export function structureOptions(functionName: string): wire.StructureType[] {
  const row = matrix[functionByName(functionName).code];
  return structures.map(({ symbol, name, description }) => ({
    structure_type_symbol: symbol,
    structure_type_name: name,
    description,
    enabled: row?.offered[symbol] !== undefined,
    reason: row?.notOffered[symbol],
  }));
}

/** @throws DesignError if a name is unknown, or if the function is not offered in the structure */
export function partOptions(functionName: string, structureName: string): wire.CodePParameters {
  const fn = functionByName(functionName);
  const structure = structureByName(structureName);
  const row = matrix[fn.code];
  const promoters = row?.offered[structure.symbol];
  if (!row || !promoters) throw new DesignError(`${fn.name} in ${structure.name} is not offered.`);
  return {
    promoters: promoters.flatMap(promoterOption),
    protein_tags: tagOptions(row.tags),
    fluorescene_markers: fluorescenceOptions(),
    selection_markers: selectionOptions(structure.selection),
    bacterial_markers: bacterialMarkersOf(structure).map(({ code, name, description }) => ({
      bacterial_marker_code: code,
      bacterial_marker_name: name,
      description,
    })),
    range: rangeOfDefaults([fn.code], structure.symbol),
  };
}

/** The range over the default designs of functions, as templates. */
function rangeOfDefaults(codes: string[], symbol?: string): wire.DesignRange {
  const designs = offeredPairs()
    .filter(({ fn, structure }) => codes.includes(fn) && (!symbol || structure === symbol))
    .flatMap(({ fn, structure, promoters }) =>
      defaultDesignOfPair(fn, structure, promoters[0] ?? "", TEMPLATE),
    );
  return designRange(designs);
}

/** Keeps the order of the matrix, whose first promoter is the default. */
function promoterOption(promoterCode: string): wire.Promoter[] {
  return parts.promoters
    .filter(({ code }) => code === promoterCode)
    .map(({ code, name, description }) => ({
      promoter_code: code,
      promoter_name: name,
      description,
      enabled: true,
    }));
}

const tagOptions = (enabled: string[]): wire.ProteinTag[] =>
  parts.proteinTags.map(({ code, name, description }) => ({
    protein_tag_code: code,
    protein_tag_name: name,
    description,
    enabled: enabled.includes(code),
  }));

const fluorescenceOptions = (): wire.FluorescenceMarker[] =>
  parts.fluorescenceMarkers.map(({ code, name, description }) => ({
    fluorescene_marker_code: code,
    fluorescene_marker_name: name,
    description,
    enabled: true,
  }));

const selectionOptions = (offered: string[]): wire.SelectionMarker[] =>
  parts.selectionMarkers
    .filter(({ code }) => offered.includes(code))
    .map(({ code, name, description }) => ({
      selection_marker_code: code,
      selection_marker_name: name,
      description,
      enabled: true,
    }));
