import { matrix } from "../data/design-data.ts";
import { defaultDesign } from "../default-design.ts";
import type { Design } from "../design.ts";
import { categoryOf } from "../resolve-design.ts";
import { applicableFunctions, functionProblem } from "../targets/function-problem.ts";
import { withOfferedParts } from "./adapt-parts.ts";

/** The refused design with each function that the reason names; if it names none, with those of its category. */
export function designsWithOtherFunction(refused: Design): Design[] {
  const reason = functionProblem(refused.fn, refused.target) ?? "";
  const applicable = applicableFunctions(refused.target);
  const named = applicable.filter(({ name }) => mentions(reason, name));
  const alike = applicable.filter((fn) => categoryOf(fn) === refused.category);
  return (named.length > 0 ? named : alike).flatMap((fn) => {
    const design = { ...refused, fn, category: categoryOf(fn) };
    const keepsStructure = matrix[fn.code]?.offered[refused.structure.symbol];
    return (keepsStructure && withOfferedParts(design)) || [defaultDesign(fn, refused.target)];
  });
}

/** Whether a sentence has the name as a whole: CRISPRi is no mention of CRISPR. */
const mentions = (sentence: string, name: string) =>
  sentence.split(name).some((rest, i) => i > 0 && !/^[\w-]/.test(rest));
