import type { CodePParameters, FunctionType, StructureType } from "@ligate/contract/design/schemas";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { type DesignSelection, NO_PART } from "../shared/design-model/design-selection.ts";
import { partsQuery } from "./state/step-options.ts";
import type { Designer } from "./state/use-designer.ts";
import { toPartGroups } from "./steps/part-groups.ts";

/** The earlier choices that a click restores; `undefined` if there are none, or while they are checked. */
export function useRestorable({ design, before, options }: Designer): Restorable | undefined {
  const isReset = before !== undefined && !design.promoterName;
  const functionTypes =
    options.choices.productCategoryName === design.productCategoryName ? options.functionTypes : undefined;
  const isFunctionOffered = functionTypes?.some(
    ({ enabled, function_type_name: name }) => enabled && name === before?.functionTypeName,
  );
  const fn = design.functionTypeName || (isFunctionOffered && before?.functionTypeName) || "";
  const target_sequence = design.targetSequence || undefined;
  const structures = useApiQuery(
    "/api/products/get-structure-types-by-function-type/",
    isReset && fn ? { query: { function_type_name: fn, target_sequence } } : undefined,
  );
  const isStructureOffered = structures.data?.some(
    ({ enabled, structure_type_name: name }) => enabled && name === before?.structureTypeName,
  );
  const structure = design.structureTypeName || (isStructureOffered && before?.structureTypeName) || "";
  const checked: DesignSelection | undefined =
    isReset && fn && structure
      ? {
          ...before,
          functionTypeName: fn,
          structureTypeName: structure,
          targetSequence: design.targetSequence,
        }
      : undefined;
  const parts = useApiQuery(
    "/api/products/get-code-p-parameters/",
    checked && { query: partsQuery(checked) },
  );

  if (!isReset || structures.isPending || parts.isPending) return undefined;
  return findRestorable(design, before, {
    functionTypes,
    structureTypes: structures.data,
    parts: parts.data,
  });
}

/** Options that the earlier choices are compared with; `undefined` if they are not loaded. */
interface RestoreOptions {
  functionTypes?: readonly FunctionType[];
  structureTypes?: readonly StructureType[];
  parts?: CodePParameters;
}

interface Restorable {
  /** The earlier choices that are still valid and not yet made again. */
  changes: Partial<DesignSelection>;
  /** Their names, in the order of the steps. */
  names: string[];
  /** The earlier choices that are no longer possible, with the reasons. */
  lost: { name: string; reason: string }[];
}

/** Compares the choices before a reset with the options after it. */
function findRestorable(
  design: DesignSelection,
  before: DesignSelection,
  { functionTypes, structureTypes, parts }: RestoreOptions,
): Restorable {
  const result: Restorable = { changes: {}, names: [], lost: [] };
  const fn = functionTypes?.find(({ function_type_name: name }) => name === before.functionTypeName);
  if (!design.functionTypeName && fn) add(result, "functionTypeName", before.functionTypeName, fn);
  const structure = structureTypes?.find(
    ({ structure_type_name: name }) => name === before.structureTypeName,
  );
  if (!design.structureTypeName && structure)
    add(result, "structureTypeName", before.structureTypeName, structure);
  if (!parts || design.promoterName) return result;
  for (const { field, options } of toPartGroups(parts)) {
    const option = options.find(({ name }) => name === before[field]);
    if (option && option.name !== NO_PART) add(result, field, option.name, option);
  }
  return result;
}

interface Option {
  enabled: boolean;
  reason?: string;
  conflict?: string;
}

function add(
  { changes, names, lost }: Restorable,
  field: keyof DesignSelection,
  name: string,
  option: Option,
) {
  const { enabled, reason = "", conflict } = option;
  // The promoter decides which other parts fit, so it is kept and they are not.
  const isPossible = enabled && (conflict === undefined || field === "promoterName");
  if (!isPossible) lost.push({ name, reason: conflict ?? reason });
  else {
    names.push(name);
    Object.assign(changes, { [field]: name });
  }
}
