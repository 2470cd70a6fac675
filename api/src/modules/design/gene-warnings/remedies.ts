import { joinWithAnd } from "@ligate/contract/common/format-list";
import type { Specification } from "@ligate/contract/specification/schemas";
import { canBeMade } from "../can-be-made.ts";
import { allCombinations } from "../choices/completions.ts";
import { type ChosenParts, hasParts, offeredParts, type Slot, withPart } from "../choices/part-slots.ts";
import { matrix, parts, structures } from "../data/design-data.ts";
import type { Structure } from "../data/design-schema.ts";
import { type Design, NONE } from "../design.ts";
import { functionByCode } from "../resolve-design.ts";
import { specificationData } from "../specification/specification-data.ts";
import { specificationFields } from "../specification/specification-fields.ts";
import { toSpecifiedParts } from "../specification/specified-parts.ts";
import { remedyLabels } from "./gene-warning-data.ts";
import type { RemedyKind } from "./gene-warning-schema.ts";

/** The design to take instead, and the fields of the specification to set. */
export interface Change {
  design?: Design;
  specification?: Pick<Specification, "terminus" | "cell_line"> & { marker?: "IRES" | "promoter" };
}

interface Remedy {
  label: string;
  change: Change;
}

export const applyChange = (change: Change, design: Design, specification: Specification) => ({
  design: change.design ?? design,
  specification: { ...specification, ...change.specification },
});

/** The changes of some kinds that a design and a specification allow, in their order. */
export function* listRemedies(
  kinds: RemedyKind[],
  design: Design,
  specification: Specification,
): Generator<Remedy> {
  for (const kind of kinds) {
    for (const remedy of candidates(kind, design))
      if (isPossible(remedy.change, design, specification)) yield remedy;
  }
}

function* candidates(kind: RemedyKind, design: Design): Iterable<Remedy> {
  const remedy = (change: Change, names: { line?: string; parts?: string } = {}): Remedy => ({
    label: remedyLabels[kind]
      .replaceAll("{line}", () => names.line ?? "")
      .replaceAll("{parts}", () => names.parts ?? ""),
    change,
  });
  const { tag, fluorescence, selection } = design;
  switch (kind) {
    case "other_line":
      for (const { name } of specificationData.cellLines)
        yield remedy({ specification: { cell_line: name } }, { line: name });
      return;
    case "n_terminus":
      yield remedy({ specification: { terminus: "N" } });
      return;
    case "c_terminus":
      yield remedy({ specification: { terminus: "C" } });
      return;
    case "own_promoter":
      yield remedy({ specification: { marker: "promoter" } });
      return;
    case "ires":
      yield remedy({ specification: { marker: "IRES" } });
      return;
    case "endogenous_n_terminus":
      for (const promoter of offeredParts(design.fn, design.structure).promoter)
        if (specificationData.nTerminal.promoters.includes(promoter.code))
          yield remedy({ design: withPart(design, "promoter", promoter), specification: { terminus: "N" } });
      return;
    case "without_tag":
      yield* withoutParts(design, ["tag"], remedy);
      return;
    case "without_fluorescence":
      yield* withoutParts(design, ["fluorescence"], remedy);
      return;
    case "without_markers":
      yield* withoutParts(design, ["fluorescence", "selection"], remedy);
      return;
    case "inducible_rnai":
      for (const other of designsOfFunction("IR", design, { fluorescence, selection }))
        yield remedy({ design: other });
      return;
    case "inducible_expression":
      if (design.fn.code !== "OE") return;
      for (const other of designsOfFunction("IE", design, { tag, fluorescence, selection }))
        yield remedy({ design: other });
  }
}

const NO_PART = {
  tag: parts.proteinTags,
  fluorescence: parts.fluorescenceMarkers,
  selection: parts.selectionMarkers,
};

function withoutParts(
  design: Design,
  slots: Exclude<Slot, "promoter">[],
  remedy: (change: Change, names: { parts: string }) => Remedy,
): Remedy[] {
  const used = slots.filter((slot) => design[slot].code !== NONE);
  if (used.length === 0) return [];
  const changed = used.reduce((each, slot) => {
    const none = NO_PART[slot].find(({ code }) => code === NONE);
    return none ? withPart(each, slot, none) : each;
  }, design);
  return [remedy({ design: changed }, { parts: joinWithAnd(used.map((slot) => design[slot].name)) })];
}

/** The designs of another function with the markers of a design, in the structure that is most like its own. */
function* designsOfFunction(code: string, design: Design, kept: ChosenParts): Generator<Design> {
  const fn = functionByCode(code);
  const offered = structures
    .filter(({ symbol }) => matrix[code]?.offered[symbol])
    .sort((a, b) => countDifferences(a, design.structure) - countDifferences(b, design.structure));
  for (const structure of offered) {
    for (const other of allCombinations(fn, structure, design.target)) if (hasParts(other, kept)) yield other;
  }
}

/** The number of formats that only one of two structures is delivered in. */
function countDifferences(a: Structure, b: Structure): number {
  const isShared = (format: string) => a.formats.includes(format) && b.formats.includes(format);
  return a === b ? -1 : [...a.formats, ...b.formats].filter((format) => !isShared(format)).length;
}

function isPossible(change: Change, design: Design, specification: Specification): boolean {
  const changed = applyChange(change, design, specification);
  if (!canBeMade(changed.design, toSpecifiedParts(changed.specification))) return false;
  const { cell_line } = changed.specification;
  const { fluorescence, selection, structure } = changed.design;
  const hasMarker = fluorescence.code !== NONE || selection.code !== NONE;
  if (cell_line && !(hasMarker && structure.formats.includes("CL"))) return false;
  const fields = specificationFields(changed.design, cell_line ? "CL" : "PD");
  const isListed = specificationData.cellLines.some(({ name }) => name === cell_line);
  const set = { ...change.specification, ...(isListed && { cell_line }) };
  return Object.entries(set).every(([name, value]) =>
    fields.some(
      ({ field, options }) =>
        field === name && options?.some((option) => option.value === value && !option.reason),
    ),
  );
}
