import { vectors } from "./data/design-data.ts";
import { type Design, DesignError } from "./design.ts";
import { partsProblem } from "./part-rules.ts";
import { cargoProblem } from "./plasmids/cargo.ts";
import type { Stated } from "./plasmids/plasmid-features.ts";
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
 * @param stated what the customer specified besides the parts, such as the length of the insert
 */
export function designProblem(design: Design, stated?: Stated): string | undefined {
  return targetProblem(design) ?? partsProblem(design) ?? cargoProblem(design, stated);
}

/** Checks that the function and the promoter apply to the target, or to the locus of a control. */
function targetProblem({ fn, promoter, target }: Design): string | undefined {
  const site = target.kind === "control" ? vectors.controlSites[fn.code] : undefined;
  const place = site ? { symbol: site.label.replace("/", " or "), targetClass: site.targetClass } : target;
  return functionProblem(fn, place) ?? targetPromoterProblem(fn, promoter, place);
}
