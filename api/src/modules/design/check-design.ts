import { targetProblem } from "./can-be-made.ts";
import { cargoProblem } from "./cargo.ts";
import { type Design, DesignError } from "./design.ts";
import { partsProblem } from "./part-rules.ts";
import type { SpecifiedParts } from "./specification/specified-parts.ts";

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
export const designProblem = (design: Design, specified?: SpecifiedParts): string | undefined =>
  targetProblem(design) ?? partsProblem(design) ?? cargoProblem(design, specified);
