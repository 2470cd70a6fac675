import { vectors } from "./data/design-data.ts";
import { type Design, DesignError } from "./design.ts";
import { partsProblem } from "./part-rules.ts";
import { cargoProblem } from "./plasmids/cargo.ts";
import type { SpecifiedParts } from "./specification/specified-parts.ts";
import { functionProblem, targetPromoterProblem } from "./targets/function-problem.ts";

/**
 * Returns the design if it can be made.
 * @throws DesignError with the reason, and the part to remove if the insert is too large
 */
export function checkDesign(design: Design): Design {
  const problem = designProblem(design);
  if (problem) throw new DesignError(problem);
  return design;
}

/**
 * The reason why a design cannot be made, as a sentence for the customer.
 * @param specified the specified parts, such as the insert
 */
export function designProblem(design: Design, specified?: SpecifiedParts): string | undefined {
  return targetProblem(design) ?? partsProblem(design) ?? cargoProblem(design, specified);
}

/** Checks that the function and the promoter apply to the target, or to the locus of a control. */
function targetProblem({ fn, promoter, target }: Design): string | undefined {
  const site = target.kind === "control" ? vectors.controlSites[fn.code] : undefined;
  const place = site ? { symbol: site.label.replace("/", " or "), targetClass: site.targetClass } : target;
  return functionProblem(fn, place) ?? targetPromoterProblem(fn, promoter, place);
}
