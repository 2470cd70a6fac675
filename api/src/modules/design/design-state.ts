import { parseAnswers } from "@ligate/contract/design/advice-answers";
import { DesignAdviceQuery } from "@ligate/contract/design/schemas";
import {
  type DesignSelection,
  type DesignState,
  type DesignStateQuery,
  NamedChoices,
  type Restorable,
} from "@ligate/contract/design/state-schemas";
import type { TargetGene } from "@ligate/contract/genes/schemas";
import { adviseDesign } from "./advise-design.ts";
import { canBeMade } from "./can-be-made.ts";
import { designProblem } from "./check-design.ts";
import { joinRanges, rangeOfDesign } from "./choices/design-range.ts";
import { type PartChoice, type PartChoices, partChoices } from "./choices/part-choices.ts";
import { ALL_PARTS, type ChosenParts, offeredParts, SLOTS, type Slot } from "./choices/part-slots.ts";
import { categories, structures } from "./data/design-data.ts";
import type { Part } from "./data/design-schema.ts";
import { type Design, NONE } from "./design.ts";
import { categoryOptions, functionOptions, structureOptions, toPartOptions } from "./design-options.ts";
import { findFixedDesigns } from "./find-fixes.ts";
import { compatibleBacterialMarker, listBacterialMarkers } from "./plasmids/bacterial-marker.ts";
import { productSummary } from "./product-summary.ts";
import { isCalled } from "./resolve-design.ts";
import { type Target, TEMPLATE } from "./target.ts";

interface Found {
  /** The target of the address, if it exists. */
  target?: Target;
  gene: TargetGene | null;
  /** The design of the address's SKU, even if it cannot be made. */
  named?: Design;
}

/** The state of the designer at an address. */
export function designState(query: DesignStateQuery, { target, gene, named }: Found): DesignState {
  const names = named ? nameChoices(named) : query;
  const steps = openSteps(names, target);
  const isNamed = named !== undefined && canBeMade(named);
  const design: Partial<Design> = isNamed ? named : { ...completeChoices(steps), target };
  const checked = named ?? asDesign(design);
  const reason = checked && designProblem(checked);
  const summarize = (each: Design) => {
    const summary = productSummary(each);
    return summary && { ...summary, gene };
  };
  const outlined = reason || design.promoter ? undefined : outlineDesign(design);
  const outline = outlined && summarize(outlined);
  const all = categoryOptions(target?.kind === "gene" ? target : undefined);
  const isComplete = checked !== undefined && !reason && target !== undefined;
  return {
    categories: all,
    function_types: steps.functionTypes,
    structure_types: steps.structureTypes,
    parts: steps.structure && steps.parts && toPartOptions(steps.structure, steps.parts),
    design: toSelection(design),
    range:
      (isComplete ? rangeOfDesign(checked) : undefined) ??
      steps.parts?.range ??
      steps.functionTypes.find((each) => each.function_type_name === steps.fn?.name)?.range ??
      joinAll(all.filter((each) => !steps.category || each.category_name === steps.category.name)),
    product: checked && !reason ? summarize(checked) : undefined,
    outline: outline && { ...outline, plasmids: outline.plasmids.map(markPromoterAsGenerated) },
    refusal: checked && reason ? { detail: reason, fixes: toFixes(checked, target) } : undefined,
    advice: query.advice === undefined ? undefined : advise(query.advice),
    restorable: query.earlier === undefined ? undefined : findRestorable(query.earlier, steps, target),
  };
}

type Steps = ReturnType<typeof openSteps>;

/**
 * The choices that are offered for a target, and the options of the steps that they open. Where only one option is
 * offered, it is chosen. A part that another choice excludes is kept: the design is refused with the reason.
 */
function openSteps(names: NamedChoices, target: Target | undefined) {
  const category = categories.find(({ name }) => name === names.category);
  const functionTypes = category ? functionOptions(category.name, target) : [];
  const functionType = findOffered(functionTypes, (each) => each.function_type_name, names.function);
  const fn = category?.functions.find(({ name }) => name === functionType?.function_type_name);
  const structureTypes = fn ? structureOptions(fn.name, target) : [];
  const structureType = findOffered(structureTypes, (each) => each.structure_type_name, names.structure);
  const structure = structures.find(({ name }) => name === structureType?.structure_type_name);
  const byName = <T extends Part>(parts: T[], name: string | undefined) =>
    parts.find((each) => isCalled(each, name));
  const chosen: ChosenParts = {
    promoter: byName(ALL_PARTS.promoter, names.promoter),
    tag: byName(ALL_PARTS.tag, names.tag),
    fluorescence: byName(ALL_PARTS.fluorescence, names.fluorescence),
    selection: byName(ALL_PARTS.selection, names.selection),
  };
  const parts = fn && structure && partChoices(fn, structure, chosen, target);
  const offered = parts?.promoter.filter(({ choice }) => choice.enabled) ?? [];
  if (offered.length === 1) chosen.promoter ??= byName(ALL_PARTS.promoter, offered[0]?.part.name);
  return { category, functionTypes, fn, structureTypes, structure, chosen, parts };
}

/** The option with a name if it is offered; without a name, the only one that is. */
function findOffered<T extends { enabled: boolean }>(
  options: T[],
  getName: (option: T) => string,
  name: string | undefined,
): T | undefined {
  const offered = options.filter(({ enabled }) => enabled);
  if (name) return offered.find((each) => getName(each) === name);
  return offered.length === 1 ? offered[0] : undefined;
}

/** The chosen parts with the defaults of those that have one; the promoter has none. */
function completeChoices({ category, fn, structure, chosen, parts }: Steps): Partial<Design> {
  const [bacterial] = structure ? listBacterialMarkers(structure) : [];
  if (!structure || !parts || !bacterial) return { category, fn };
  const none = (slot: Slot) => ALL_PARTS[slot].find(({ code }) => code === NONE);
  const selection = chosen.selection ?? defaultSelection(parts) ?? none("selection");
  return {
    category,
    fn,
    structure,
    promoter: chosen.promoter,
    tag: chosen.tag ?? none("tag"),
    fluorescence: chosen.fluorescence ?? none("fluorescence"),
    selection,
    bacterial: selection && compatibleBacterialMarker(structure, selection, bacterial),
  };
}

/** `None`, unless the kit requires a marker: then the marker that the effects of the other options are relative to. */
function defaultSelection({ selection }: PartChoices): Part | undefined {
  const compared = selection.filter(
    ({ choice: { effect } }) => effect?.insert_bp === 0 && effect.price === 0,
  );
  return (compared.find(({ part }) => part.code === NONE) ?? compared[0])?.part;
}

/** A design with all of its parts; without a target, the template. `undefined` if a part is missing. */
function asDesign({ target = TEMPLATE, ...parts }: Partial<Design>): Design | undefined {
  const { category, fn, structure, promoter, tag, fluorescence, selection, bacterial } = parts;
  return category && fn && structure && promoter && tag && fluorescence && selection && bacterial
    ? { category, fn, structure, promoter, tag, fluorescence, selection, bacterial, target }
    : undefined;
}

/** The design with the first promoter that goes with its other parts; `undefined` if these are not known. */
function outlineDesign(design: Partial<Design>): Design | undefined {
  const { fn, structure } = design;
  if (!fn || !structure) return undefined;
  return offeredParts(fn, structure)
    .promoter.flatMap((promoter) => asDesign({ ...design, promoter }) ?? [])
    .find((each) => canBeMade(each));
}

/** The customer has not chosen this promoter, so maps tint it. */
const markPromoterAsGenerated = <P extends { parts: { kind: string; is_generated: boolean }[] }>(
  plasmid: P,
) => ({
  ...plasmid,
  parts: plasmid.parts.map((part) => (part.kind === "promoter" ? { ...part, is_generated: true } : part)),
});

function joinAll(options: DesignState["categories"]) {
  const range = joinRanges(options.map((each) => each.range));
  if (!range) throw new Error("There are no categories.");
  return range;
}

/** The fixes of a refused design. They keep the target of the address. */
const toFixes = (refused: Design, target: Target | undefined) =>
  findFixedDesigns(refused).map(({ fix, design }) => ({
    ...fix,
    design: toSelection({ ...design, target }),
  }));

function advise(text: string) {
  const answers = DesignAdviceQuery.safeParse(parseAnswers(text));
  return answers.success ? adviseDesign(answers.data) : undefined;
}

const GENE_OPTIONS = { gene: "geneSearch", control: "control", template: "template" } as const;

const toSelection = (design: Partial<Design>): DesignSelection => ({
  productCategoryName: design.category?.name ?? "",
  functionTypeName: design.fn?.name ?? "",
  structureTypeName: design.structure?.name ?? "",
  promoterName: design.promoter?.name ?? "",
  proteinTagName: design.tag?.name ?? "",
  fluoresceneMarkerName: design.fluorescence?.name ?? "",
  selectionMarkerName: design.selection?.name ?? "",
  bacterialMarkerName: design.bacterial?.name ?? "",
  targetSequence: design.target?.number ?? "",
  geneSymbol: design.target?.symbol ?? "",
  geneOption: design.target ? GENE_OPTIONS[design.target.kind] : "none",
});

const nameChoices = (design: Design): NamedChoices => ({
  category: design.category.name,
  function: design.fn.name,
  structure: design.structure.name,
  promoter: design.promoter.name,
  tag: design.tag.name,
  fluorescence: design.fluorescence.name,
  selection: design.selection.name,
});

const FIELDS = {
  promoter: "promoterName",
  tag: "proteinTagName",
  fluorescence: "fluoresceneMarkerName",
  selection: "selectionMarkerName",
} as const satisfies Record<Slot, keyof DesignSelection>;

/** Compares the choices before a reset with the options after it. */
function findRestorable(query: string, now: Steps, target: Target | undefined): Restorable {
  const earlier = NamedChoices.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? {};
  const { category, functionTypes, fn, structure } = now;
  const again = openSteps(
    {
      ...earlier,
      category: category?.name,
      function: fn?.name ?? earlier.function,
      structure: structure?.name ?? earlier.structure,
    },
    target,
  );
  const result: Required<Restorable> = { changes: {}, names: [], lost: [] };
  const add = (field: keyof DesignSelection, name = "", option?: PartChoice) => {
    if (!option) return;
    const { enabled, reason = "", conflict } = option;
    // The promoter decides which other parts fit, so it is kept and they are not.
    const isPossible = enabled && (conflict === undefined || field === "promoterName");
    if (!isPossible) result.lost.push({ name, reason: conflict ?? reason });
    else {
      result.names.push(name);
      Object.assign(result.changes, { [field]: name });
    }
  };
  const functionType = functionTypes.find((each) => each.function_type_name === earlier.function);
  if (!fn) add("functionTypeName", earlier.function, functionType);
  const structureType = again.structureTypes.find((each) => each.structure_type_name === earlier.structure);
  if (!structure) add("structureTypeName", earlier.structure, structureType);
  for (const slot of again.parts ? SLOTS : []) {
    const part = again.chosen[slot];
    const found = again.parts?.[slot].find((each) => each.part === part);
    if (part?.code !== NONE && part !== now.chosen[slot]) add(FIELDS[slot], part?.name, found?.choice);
  }
  return result;
}
