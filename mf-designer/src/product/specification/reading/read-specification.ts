import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { insertProblem } from "@ligate/contract/specification/check-sequence";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import { type ControlName, isBlank, type SpecificationDraft } from "../specification-draft.ts";
import { readCustomPart } from "./read-custom-part.ts";
import { readGuide } from "./read-guide.ts";
import { type Place, readRegion, readSite } from "./read-places.ts";
import { missing, type Reading, type Remark, sequenceRemark } from "./remark.ts";

/** A remark about a control, with its field. */
export type FieldRemark = Remark & { field: SpecificationField };

export interface ReadSpecification {
  /** The fields that are complete. */
  specification: Specification;
  /** What is missing or wrong in the asked fields. Without remarks the line can be added. */
  remarks: FieldRemark[];
}

/** Reads the fields that a format asks for from the input of the form. */
export function readSpecification(
  draft: SpecificationDraft,
  asks: readonly AskedField[],
  product: ProductSummary,
): ReadSpecification {
  const specification: Specification = {};
  const remarks: FieldRemark[] = [];
  for (const ask of asks) {
    const { field } = ask;
    if (!ask.required && isBlank(draft, field)) continue;
    const reading = readField(draft, ask, product);
    if (reading.remarks) remarks.push(...reading.remarks.map((remark) => ({ ...remark, field })));
    else Object.assign(specification, { [field]: reading.value });
  }
  return { specification, remarks };
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
      return readSite(draft, placeOf(draft, product));
    case "region":
      return readRegion(draft, placeOf(draft, product));
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

function placeOf(draft: SpecificationDraft, { species, gene }: ProductSummary): Place {
  const chosen = draft.species === "Mouse" ? "Mouse" : "Human";
  const isNumbered = /^(\d{1,2}|X|Y)$/.test(gene?.chromosome ?? "");
  return { species: species ?? chosen, chromosome: isNumbered ? (gene?.chromosome ?? null) : null };
}

/** A value that is offered. Input of an earlier visit may no longer be. */
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
  const remarks = [
    ...(name.trim() ? [] : missing("insertName", "Please name the insert, such as EGFP.").remarks),
    ...(sequence.trim()
      ? (sequenceRemark("insertSequence", sequence, insertProblem(sequence, ask))?.remarks ?? [])
      : missing("insertSequence", "Please paste the bases of the insert.").remarks),
  ];
  return remarks.length > 0 ? { remarks } : { value: { source: "sequence", name: name.trim(), sequence } };
}
