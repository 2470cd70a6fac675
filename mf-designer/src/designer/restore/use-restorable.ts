import { useApiQuery } from "@ligate/platform/use-api-query";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { partsQuery } from "../state/step-options.ts";
import type { Designer } from "../state/use-designer.ts";
import { type Restorable, restorable } from "./restorable.ts";

/** The earlier choices that a click can bring back; `undefined` if there are none, or while they are checked. */
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
  return restorable(design, before, {
    functionTypes,
    structureTypes: structures.data,
    parts: parts.data,
  });
}
