import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { insertProblem } from "@ligate/contract/specification/check-sequence";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import { type ControlName, isBlank, type SpecificationDraft } from "../specification-draft.ts";
import { type FieldProblem, missing, type Reading, toSequenceProblem } from "./field-problems.ts";
import { readCustomPart } from "./read-custom-part.ts";
import { readGuide } from "./read-guide.ts";
import { type Place, readRegion, readSite } from "./read-places.ts";

export interface ReadSpecification {
  /** The fields that are complete. */
  specification: Specification;
  /** Missing or invalid values of the requested fields. Without problems, the line can be added. */
  problems: FieldProblem[];
}

/** Reads the fields that a format asks for from the input of the form. */
export function readSpecification(
  draft: SpecificationDraft,
  asks: readonly AskedField[],
  product: ProductSummary,
): ReadSpecification {
  const specification: Specification = {};
  const problems: FieldProblem[] = [];
  for (const ask of asks) {
    const { field } = ask;
    if (!ask.required && isBlank(draft, field)) continue;
    const reading = readField(draft, ask, product);
    if (reading.problems) problems.push(...reading.problems.map((problem) => ({ ...problem, field })));
    else Object.assign(specification, { [field]: reading.value });
  }
  return { specification, problems };
}

function readField(
  draft: SpecificationDraft,
  ask: AskedField,
  product: ProductSummary,
): Reading<Specification[SpecificationField]> {
  switch (ask.field) {
    case "insert":
      return readInsert(draft, ask);
    case "site":
      return readSite(draft, toTargetPlace(draft, product));
    case "region":
      return readRegion(draft, toTargetPlace(draft, product));
    case "guide":
      return ask.guide ? readGuide(draft, ask.guide) : { value: { source: "ligate" } };
    case "terminus":
      return readOption(draft, ask, "terminus", "Please choose which end of the protein is tagged.");
    case "species":
      return readOption(draft, ask, "species", "Please choose the species of the control.");
    case "cell_line":
      return readOption(draft, ask, "cellLine", "Please choose the parental cell line.");
    case "serotype":
      return readOption(draft, ask, "serotype", "Please choose the serotype of the particles.");
    default:
      return readCustomPart(draft, ask, ask.field);
  }
}

function toTargetPlace(draft: SpecificationDraft, { species, gene }: ProductSummary): Place {
  const chosen = draft.species === "Mouse" ? "Mouse" : "Human";
  const isNumbered = /^(\d{1,2}|X|Y)$/.test(gene?.chromosome ?? "");
  return { species: species ?? chosen, chromosome: isNumbered ? (gene?.chromosome ?? null) : null };
}

/** Reads an option. Input from an earlier visit may name an option that is no longer offered. */
function readOption(
  draft: SpecificationDraft,
  { options = [] }: AskedField,
  control: ControlName,
  message: string,
): Reading<string> {
  const chosen = options.find(({ value, reason }) => value === draft[control] && reason === undefined);
  return chosen ? { value: chosen.value } : missing(control, message);
}

type Insert = NonNullable<Specification["insert"]>;

/** @param ask says whether the insert has to be a reading frame */
function readInsert(draft: SpecificationDraft, ask: AskedField): Reading<Insert> {
  if (draft.insertSource === "template") return { value: { source: "template" } };
  if (draft.insertSource !== "sequence") {
    return missing("insertSource", "Please paste the sequence to insert, or choose the template.");
  }
  const { insertName: name = "", insertSequence: sequence = "" } = draft;
  const problems = [
    ...(name.trim() ? [] : missing("insertName", "Please name the insert, such as EGFP.").problems),
    ...(sequence.trim()
      ? (toSequenceProblem("insertSequence", sequence, insertProblem(sequence, ask))?.problems ?? [])
      : missing("insertSequence", "Please paste the bases of the insert.").problems),
  ];
  return problems.length > 0 ? { problems } : { value: { source: "sequence", name: name.trim(), sequence } };
}
