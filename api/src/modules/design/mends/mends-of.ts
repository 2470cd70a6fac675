import type { DesignMend } from "@ligate/contract/design/schemas";
import { designProblem } from "../check-design.ts";
import { type Design, skuOf } from "../design.ts";
import { cargoProblem } from "../plasmids/cargo.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { mendLabel } from "./mend-label.ts";
import { designsWithOtherFunction } from "./other-function.ts";
import { designsWithOtherParts } from "./other-parts.ts";
import { designsWithOtherStructure } from "./other-structure.ts";

const MOST_MENDS = 4;

/** Changes that turn a refused design into one that can be made, the smallest first; none for a design that can. */
export function mendsOf(refused: Design): DesignMend[] {
  if (!designProblem(refused)) return [];
  return candidates(refused)
    .slice(0, MOST_MENDS)
    .map((design) => ({ label: mendLabel(refused, design), product_sku: skuOf(design) }));
}

/** Another structure keeps all parts of a design that is too large, so it is a mend besides other parts. */
function candidates(refused: Design): Design[] {
  if (functionProblem(refused.fn, refused.target)) return designsWithOtherFunction(refused);
  const parts = designsWithOtherParts(refused);
  return parts.length > 0 && !cargoProblem(refused)
    ? parts
    : [...parts.slice(0, 2), ...designsWithOtherStructure(refused)];
}
