import { joinWithAnd } from "@ligate/contract/common/format-list";
import type { DesignFix } from "@ligate/contract/design/schemas";
import { designProblem } from "./check-design.ts";
import { defaultParts, offeredParts, SLOTS, type Slot, withPart } from "./choices/part-slots.ts";
import { matrix, structures } from "./data/design-data.ts";
import type { Part } from "./data/design-schema.ts";
import { defaultDesign } from "./default-design.ts";
import { type Design, NONE, toSku } from "./design.ts";
import { cargoProblem } from "./plasmids/cargo.ts";
import { findCategory } from "./resolve-design.ts";
import { applicableFunctions, functionProblem } from "./targets/function-problem.ts";

const MAX_FIXES = 4;

/** Changes that turn a refused design into one that can be made, the smallest first; none for a design that can. */
export const findFixes = (refused: Design): DesignFix[] => findFixedDesigns(refused).map(({ fix }) => fix);

/** The fixes of a refused design, with the designs that they lead to. */
export function findFixedDesigns(refused: Design): { fix: DesignFix; design: Design }[] {
  if (!designProblem(refused)) return [];
  return candidates(refused)
    .slice(0, MAX_FIXES)
    .map((design) => ({
      fix: { label: fixLabel(refused, design), product_sku: toSku(design) },
      design,
    }));
}

/** Another structure keeps all parts of a design that is too large, so it is a fix beside other parts. */
function candidates(refused: Design): Design[] {
  if (functionProblem(refused.fn, refused.target)) return designsWithOtherFunction(refused);
  const parts = designsWithOtherParts(refused);
  return parts.length > 0 && !cargoProblem(refused)
    ? parts
    : [...parts.slice(0, 2), ...designsWithOtherStructure(refused)];
}

/** The label of a fix, an imperative: `Drop EGFP and use PEFS instead of PCMV`. */
function fixLabel(from: Design, to: Design): string {
  const parts = [
    [from.promoter, to.promoter],
    [from.tag, to.tag],
    [from.fluorescence, to.fluorescence],
    [from.selection, to.selection],
  ] as const;
  const changed = parts.filter(([before, after]) => before !== after);
  const dropped = changed.filter(([, after]) => after.code === NONE).map(([before]) => before.name);
  const added = changed.filter(([before]) => before.code === NONE).map(([, after]) => after.name);
  const replaced = [
    [from.fn, to.fn] as const,
    [from.structure, to.structure] as const,
    ...changed.filter(([before, after]) => before.code !== NONE && after.code !== NONE),
    ...(changed.length === 0 && from.structure === to.structure
      ? [[from.bacterial, to.bacterial] as const]
      : []),
  ].filter(([before, after]) => before !== after);
  const steps = [
    ...replaced.map(([before, after]) => `use ${after.name} instead of ${before.name}`),
    ...(dropped.length > 0 ? [`drop ${joinWithAnd(dropped)}`] : []),
    ...(added.length > 0 ? [`add ${joinWithAnd(added)}`] : []),
  ];
  return upperFirst(joinWithAnd(steps));
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
  return designProblem(adapted) ? designsWithOtherParts(adapted)[0] : adapted;
}

function offeredOrDefault(design: Design, slot: Slot, offered: Part[]): Part {
  if (offered.includes(design[slot])) return design[slot];
  const { fn, structure } = design;
  const codes = { promoter: offered[0]?.code, tag: NONE, ...defaultParts(fn.code, structure.symbol) };
  return offered.find(({ code }) => code === codes[slot]) ?? design[slot];
}

/** Drops and exchanges of parts are tried in this order. */
const ORDER: Slot[] = ["fluorescence", "tag", "selection", "promoter"];

/** The designs that differ from a refused one in as few parts as possible, and can be made. */
function designsWithOtherParts(refused: Design): Design[] {
  const otherBacterial = withPart(refused, "promoter", refused.promoter);
  if (!designProblem(otherBacterial)) return [otherBacterial];
  for (let count = 1; count <= SLOTS.length; count++) {
    const designs = subsets(ORDER, count).flatMap((slots) => changeParts(refused, slots));
    const possible = designs.filter((design) => !designProblem(design));
    if (possible.length > 0) return possible;
  }
  return [];
}

/** The designs that differ in each of these parts. */
function changeParts(design: Design, slots: Slot[]): Design[] {
  return slots.reduce(
    (designs, slot) =>
      designs.flatMap((each) => alternatives(design, slot).map((part) => withPart(each, slot, part))),
    [design],
  );
}

/** Other promoters; for the other parts None, and where that is not enough the default. */
function alternatives({ fn, structure, ...design }: Design, slot: Slot): Part[] {
  const offered: Part[] = offeredParts(fn, structure)[slot];
  if (slot === "promoter") return offered.filter((part) => part !== design.promoter);
  const defaults = { tag: NONE, ...defaultParts(fn.code, structure.symbol) };
  return offered.filter(
    (part) => part !== design[slot] && (part.code === NONE || part.code === defaults[slot]),
  );
}

function subsets<T>(all: T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((item, i) => subsets(all.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
