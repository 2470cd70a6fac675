import { vectors } from "./data/design-data.ts";
import type { Design } from "./design.ts";
import { partsProblem } from "./part-rules.ts";
import { isRefusedBySize } from "./plasmids/insert-size.ts";
import type { SpecifiedParts } from "./specification/specified-parts.ts";
import { functionProblem, targetPromoterProblem } from "./targets/function-problem.ts";

/** Whether a design can be made. `designProblem` says why not. */
export const canBeMade = (design: Design, specified?: SpecifiedParts): boolean =>
  (targetProblem(design) ?? partsProblem(design)) === undefined && !isRefusedBySize(design, specified);

/** Why the function or the promoter does not apply to the target, or to the locus of a control. */
export function targetProblem({ fn, promoter, target }: Design): string | undefined {
  const site = target.kind === "control" ? vectors.controlSites[fn.code] : undefined;
  const place = site ? { symbol: site.label.replace("/", " or "), targetClass: site.targetClass } : target;
  return functionProblem(fn, place) ?? targetPromoterProblem(fn, promoter, place);
}
