import type * as wire from "@ligate/contract/design/schemas";
import { joinRanges } from "./choices/design-range.ts";
import { type PartChoices, partChoices } from "./choices/part-choices.ts";
import { functionChoice, structureChoice } from "./choices/structure-choice.ts";
import { categories, matrix, structures } from "./data/design-data.ts";
import type { FunctionType, Structure } from "./data/design-schema.ts";
import { DesignError } from "./design.ts";
import { listBacterialMarkers } from "./plasmids/bacterial-marker.ts";
import { functionByName, partsByName, structureByName } from "./resolve-design.ts";
import type { Target } from "./target.ts";
import { functionProblem } from "./targets/function-problem.ts";

/** The options of the designer's steps, as the API returns them. */
export const categoryOptions = (target?: Target): wire.Category[] =>
  categories.map(({ id, name, description, functions }) => {
    const choices = functions.map((fn) => functionChoice(fn));
    const range = joinRanges(choices.map((choice) => (choice.enabled ? choice.range : undefined)));
    if (!range) throw new Error(`No design of the category ${name} can be made.`);
    return {
      category_id: id,
      category_name: name,
      description,
      range,
      ...(target && applyTo(functions, target)),
    };
  });

/** The functions that apply to a target, or the reason why none does. */
function applyTo(
  functions: FunctionType[],
  target: Target,
): Pick<wire.Category, "function_names" | "reason"> {
  const applicable = functions.filter((fn) => functionProblem(fn, target) === undefined);
  const [first] = functions;
  const reason = first && applicable.length === 0 ? functionProblem(first, target) : undefined;
  return { function_names: applicable.map(({ name }) => name), ...(reason && { reason }) };
}

/** @throws DesignError if the category is unknown */
export function functionOptions(categoryName: string, target?: Target): wire.FunctionType[] {
  const category = categories.find(({ name }) => name === categoryName);
  if (!category) throw new DesignError(`There is no category called ${categoryName}.`);
  return category.functions.map((fn) => ({
    function_type_id: fn.id,
    function_type_name: fn.name,
    description: fn.description,
    ...functionChoice(fn, target),
  }));
}

/** @throws DesignError if the function type is unknown */
export function structureOptions(functionName: string, target?: Target): wire.StructureType[] {
  const fn = functionByName(functionName);
  return structures.map((structure) => ({
    structure_type_symbol: structure.symbol,
    structure_type_name: structure.name,
    description: structure.description,
    note: matrix[fn.code]?.notes[structure.symbol],
    ...structureChoice(fn, structure, target),
  }));
}

/**
 * The parts of a pair, with what they change compared with the parts chosen so far.
 * @throws DesignError if a name is unknown, or if no design of the pair can be made
 */
export function partOptions(
  functionName: string,
  structureName: string,
  chosen: wire.ChosenParts = {},
  target?: Target,
): wire.CodePParameters {
  const structure = structureByName(structureName);
  return toPartOptions(
    structure,
    partChoices(functionByName(functionName), structure, partsByName(chosen), target),
  );
}

export function toPartOptions(structure: Structure, choices: PartChoices): wire.CodePParameters {
  const { promoter, tag, fluorescence, selection, range } = choices;
  return {
    promoters: promoter.map(({ part, choice }) => ({
      promoter_code: part.code,
      promoter_name: part.name,
      description: part.description,
      ...choice,
    })),
    protein_tags: tag.map(({ part, choice }) => ({
      protein_tag_code: part.code,
      protein_tag_name: part.name,
      description: part.description,
      ...choice,
    })),
    fluorescene_markers: fluorescence.map(({ part, choice }) => ({
      fluorescene_marker_code: part.code,
      fluorescene_marker_name: part.name,
      description: part.description,
      ...choice,
    })),
    selection_markers: selection.map(({ part, choice }) => ({
      selection_marker_code: part.code,
      selection_marker_name: part.name,
      description: part.description,
      ...choice,
    })),
    bacterial_markers: listBacterialMarkers(structure).map(({ code, name, description }) => ({
      bacterial_marker_code: code,
      bacterial_marker_name: name,
      description,
    })),
    range,
  };
}
