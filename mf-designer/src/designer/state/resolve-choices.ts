import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { Category, CodePParameters } from "@ligate/contract/design/schemas";
import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import {
  type DesignSelection,
  NO_PART,
  selectionFromProduct,
} from "../../shared/design-model/design-selection.ts";
import { clearLaterSteps } from "../../shared/design-model/design-steps.ts";
import { toPartGroups } from "../steps/part-groups.ts";
import { rememberedGeneSymbol, type StepOptions } from "./step-options.ts";

interface Loaded {
  categories: readonly Category[];
  options: StepOptions;
  /** The product of a complete design. */
  product?: ProductSummary;
}

export interface ResolvedChoices {
  /** The choices, without names that are not offered. */
  choices: DesignSelection;
  /** The same with the parts that have a default, the bacterial marker and the gene symbol. */
  design: DesignSelection;
}

/** Completes the choices of an address. */
export function resolveChoices(named: DesignSelection, loaded: Loaded): ResolvedChoices {
  const { options, product } = loaded;
  if (product) {
    const design = selectionFromProduct(product);
    return { choices: design, design };
  }
  const known = withoutUnknownNames(withoutUnknownTarget(named, options), loaded);
  const isOfPair =
    options.choices.functionTypeName === known.functionTypeName &&
    options.choices.structureTypeName === known.structureTypeName;
  const parts = known.structureTypeName && isOfPair ? options.parts : undefined;
  const choices = parts ? withoutUnknownParts(known, parts) : known;
  const geneSymbol = findSymbol(choices.targetSequence, options);
  return { choices, design: { ...(parts ? withDefaultParts(choices, parts) : choices), geneSymbol } };
}

function withoutUnknownNames(choices: DesignSelection, { categories, options }: Loaded): DesignSelection {
  const { functionTypes, structureTypes } = options;
  const isLoadedFor = (field: "productCategoryName" | "functionTypeName") =>
    options.choices[field] === choices[field];
  const { productCategoryName: category, functionTypeName: fn, structureTypeName: structure } = choices;
  if (category && !categories.some(({ category_name }) => category_name === category))
    return clearLaterSteps(1, { ...choices, productCategoryName: "" });
  const hasFunction = functionTypes?.some((each) => each.enabled && each.function_type_name === fn);
  if (fn && functionTypes && isLoadedFor("productCategoryName") && !hasFunction)
    return clearLaterSteps(1, choices);
  const hasStructure = structureTypes?.some((each) => each.enabled && each.structure_type_name === structure);
  if (structure && structureTypes && isLoadedFor("functionTypeName") && !hasStructure)
    return clearLaterSteps(2, choices);
  return choices;
}

function withoutUnknownTarget(choices: DesignSelection, { unknownTarget }: StepOptions): DesignSelection {
  if (!choices.targetSequence || choices.targetSequence !== unknownTarget) return choices;
  return { ...choices, targetSequence: "", geneOption: "none" };
}

/** Keeps parts that are not offered for the target, because the API refuses the design with the reason. */
function withoutUnknownParts(choices: DesignSelection, parts: CodePParameters): DesignSelection {
  const unknown = toPartGroups(parts).filter(
    ({ field, options }) => !options.some(({ name }) => name === choices[field]),
  );
  return { ...choices, ...Object.fromEntries(unknown.map(({ field }) => [field, ""])) };
}

/** The promoter has no default. The first bacterial marker is set, because customers cannot choose it. */
function withDefaultParts(design: DesignSelection, parts: CodePParameters): DesignSelection {
  return {
    ...design,
    proteinTagName: design.proteinTagName || NO_PART,
    fluoresceneMarkerName: design.fluoresceneMarkerName || NO_PART,
    selectionMarkerName:
      design.selectionMarkerName || (defaultSelection(parts)?.selection_marker_name ?? NO_PART),
    bacterialMarkerName: parts.bacterial_markers[0]?.bacterial_marker_name ?? "",
  };
}

/** `None`, unless the kit requires a marker: then the marker that the effects of the other options are relative to. */
function defaultSelection({ selection_markers }: CodePParameters) {
  const isNone = ({ selection_marker_name }: { selection_marker_name: string }) =>
    selection_marker_name === NO_PART;
  const compared = selection_markers.filter(({ effect }) => effect?.insert_bp === 0 && effect.price === 0);
  return compared.find(isNone) ?? compared[0] ?? selection_markers.find(isNone);
}

/** Empty while the symbol of a gene is not known. */
function findSymbol(target: string, { choices, geneSymbol }: StepOptions): string {
  if (target === CONTROL_TARGET) return "Ctrl";
  if (target === TEMPLATE_TARGET) return "Template";
  return (choices.targetSequence === target && geneSymbol) || rememberedGeneSymbol(target) || "";
}
