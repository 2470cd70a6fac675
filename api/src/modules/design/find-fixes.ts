import type { DesignFix } from "@ligate/contract/design/schemas";
import { canBeMade } from "./can-be-made.ts";
import { defaultParts, offeredParts, SLOTS, type Slot, withPart } from "./choices/part-slots.ts";
import { matrix, structures } from "./data/design-data.ts";
import type { Part } from "./data/design-schema.ts";
import { defaultDesign } from "./default-design.ts";
import { type Design, NONE } from "./design.ts";
import { designsWithOtherParts, type FixedDesign, findShorterDesign, toFix } from "./part-changes.ts";
import { isRefusedBySize } from "./plasmids/insert-size.ts";
import { findCategory } from "./resolve-design.ts";
import { applicableFunctions, functionProblem } from "./targets/function-problem.ts";

const MAX_FIXES = 4;

/** Changes that turn a refused design into one that can be made, the smallest first; none for a design that can. */
export const findFixes = (refused: Design): DesignFix[] => findFixedDesigns(refused).map(({ fix }) => fix);

/** The fixes of a refused design, with the designs that they lead to. */
export function findFixedDesigns(refused: Design): FixedDesign[] {
  if (canBeMade(refused)) return [];
  return candidates(refused)
    .slice(0, MAX_FIXES)
    .map((design) => toFix(refused, design));
}

/** The design in two vectors, or without a virus as piggyBac: both integrate, and neither has to be as short. */
export function findIntegratingDesign(design: Design, maxBp: number): FixedDesign | undefined {
  const [first] = designsWithOtherStructure(design)
    .filter(({ structure }) => structure.formats.includes("CL"))
    .flatMap(
      (each) =>
        findShorterDesign(each, each.structure.cargo?.whenTooLarge === "unpackaged" ? maxBp : Infinity) ?? [],
    );
  return first && toFix(design, first);
}

/** Another structure keeps all parts of a design that is too large, so it is a fix beside other parts. */
function candidates(refused: Design): Design[] {
  if (functionProblem(refused.fn, refused.target)) return designsWithOtherFunction(refused);
  const parts = designsWithOtherParts(refused);
  return parts.length > 0 && !isRefusedBySize(refused)
    ? parts
    : [...parts.slice(0, 2), ...designsWithOtherStructure(refused)];
}

/** The refused design with each function that the reason names; if it names none, with those of its category. */
function designsWithOtherFunction(refused: Design): Design[] {
  const reason = functionProblem(refused.fn, refused.target) ?? "";
  const applicable = applicableFunctions(refused.target);
  const named = applicable.filter(({ name }) => mentions(reason, name));
  const alike = applicable.filter((fn) => findCategory(fn) === refused.category);
  return (named.length > 0 ? named : alike).flatMap((fn) => {
    const design = { ...refused, fn, category: findCategory(fn) };
    const keepsStructure = matrix[fn.code]?.offered[refused.structure.symbol];
    return (keepsStructure && withOfferedParts(design)) || [defaultDesign(fn, refused.target)];
  });
}

/** Whether a sentence has the name as a whole: CRISPRi is no mention of CRISPR. */
const mentions = (sentence: string, name: string) =>
  sentence.split(name).some((rest, i) => i > 0 && !/^[\w-]/.test(rest));

/** The refused design in each of the other structures that can be made. */
function designsWithOtherStructure(refused: Design): Design[] {
  return structures
    .filter(({ symbol }) => symbol !== refused.structure.symbol && matrix[refused.fn.code]?.offered[symbol])
    .flatMap((structure) => withOfferedParts({ ...refused, structure }) ?? []);
}

/**
 * A design of another pair with as many of its parts as possible: parts that the pair does not offer become the
 * defaults. `undefined` if none can be made.
 */
function withOfferedParts(design: Design): Design | undefined {
  const offered = offeredParts(design.fn, design.structure);
  const adapted = SLOTS.reduce(
    (changed, slot) => withPart(changed, slot, offeredOrDefault(changed, slot, offered[slot])),
    design,
  );
  return canBeMade(adapted) ? adapted : designsWithOtherParts(adapted)[0];
}

function offeredOrDefault(design: Design, slot: Slot, offered: Part[]): Part {
  if (offered.includes(design[slot])) return design[slot];
  const { fn, structure } = design;
  const codes = { promoter: offered[0]?.code, tag: NONE, ...defaultParts(fn.code, structure.symbol) };
  return offered.find(({ code }) => code === codes[slot]) ?? design[slot];
}
