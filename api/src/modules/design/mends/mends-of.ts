import type { DesignMend } from "@ligate/contract/design/schemas";
import { designProblem } from "../check-design.ts";
import { type Design, skuOf } from "../design.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { mendLabel } from "./mend-label.ts";
import { designsWithOtherFunction } from "./other-function.ts";
import { designsWithOtherParts } from "./other-parts.ts";
import { designsWithOtherStructure } from "./other-structure.ts";

const MOST_MENDS = 4;

/** Changes that turn a refused design into one that can be made, the smallest first; none for a design that can. */
export function mendsOf(refused: Design): DesignMend[] {
  if (!designProblem(refused)) return [];
  const candidates = functionProblem(refused.fn, refused.target)
    ? designsWithOtherFunction(refused)
    : [...designsWithOtherParts(refused), ...designsWithOtherStructure(refused)];
  return candidates
    .slice(0, MOST_MENDS)
    .map((design) => ({ label: mendLabel(refused, design), product_sku: skuOf(design) }));
}
