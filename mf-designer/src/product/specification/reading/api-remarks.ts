import { SPECIFICATION_FIELDS, type SpecificationField } from "@ligate/contract/specification/constants";
import { ApiError } from "@ligate/platform/api";
import { type ControlName, FIELD_CONTROLS, type SpecificationDraft } from "../specification-draft.ts";
import type { CheckOutcome } from "../use-checked-specifications.ts";
import type { FieldRemark } from "./read-specification.ts";

/** The remarks of the page, and those of the API on fields that are complete for the page. */
export function withApiRemarks(
  remarks: readonly FieldRemark[],
  outcome: CheckOutcome | undefined,
  draft: SpecificationDraft,
): FieldRemark[] {
  const isKnown = ({ field }: FieldRemark) => remarks.some((remark) => remark.field === field);
  return [...remarks, ...apiRemarks(outcome, draft).filter((remark) => !isKnown(remark))];
}

/** The problems that the API found in a specification, each at the control that was filled in last. */
function apiRemarks(outcome: CheckOutcome | undefined, draft: SpecificationDraft): FieldRemark[] {
  if (!outcome) return [];
  if (!(outcome instanceof ApiError)) {
    return outcome.problems.map(({ field, message }) => remarkAt(field, message, draft));
  }
  return SPECIFICATION_FIELDS.flatMap((field) => {
    const message = outcome.fields[field] ?? outcome.fields[`specification.${field}`];
    return message ? [remarkAt(field, message, draft)] : [];
  });
}

/** The controls that are shown: a list and typed guides may both be filled in. */
const guideControls = ({ guideSource }: SpecificationDraft): readonly ControlName[] =>
  FIELD_CONTROLS.guide.filter((name) => (name === "guideListed") === (guideSource === "listed"));

function remarkAt(field: SpecificationField, message: string, draft: SpecificationDraft): FieldRemark {
  const controls = field === "guide" ? guideControls(draft) : FIELD_CONTROLS[field];
  const control = controls.findLast((name) => draft[name]?.trim()) ?? FIELD_CONTROLS[field][0];
  return { field, control, kind: "wrong", message };
}
