import { sequenceProblem } from "@ligate/contract/specification/check-sequence";
import { SPECIFICATION_FIELDS, type SpecificationField } from "@ligate/contract/specification/constants";
import { ApiError } from "@ligate/platform/api";
import { type ControlName, FIELD_CONTROLS, type SpecificationDraft } from "../specification-draft.ts";
import type { CheckOutcome } from "../use-checked-specifications.ts";

/** Why a control has no valid value. */
export interface ControlProblem {
  control: ControlName;
  /** `missing` is shown when the line is added; `unfinished`, when the control loses the focus; `wrong`, at once. */
  kind: "missing" | "unfinished" | "wrong";
  message: string;
}

/** A problem of a control, with the field that the control belongs to. */
export type FieldProblem = ControlProblem & { field: SpecificationField };

/** The value that the controls of a field result in, or their problems. */
export type Reading<Value> =
  | { value: Value; problems?: undefined }
  | { value?: undefined; problems: ControlProblem[] };

const createProblem =
  (kind: ControlProblem["kind"]) =>
  (control: ControlName, message: string): { problems: ControlProblem[] } => ({
    problems: [{ control, kind, message }],
  });

export const missing = createProblem("missing");
export const unfinished = createProblem("unfinished");
const wrong = createProblem("wrong");

/**
 * Returns the problem of a pasted sequence, if it has one. A wrong character is `wrong`; a wrong length or frame is
 * `unfinished`, because more bases may correct it.
 */
export function toSequenceProblem(
  control: ControlName,
  pasted: string,
  problem: string | undefined,
): { problems: ControlProblem[] } | undefined {
  if (problem === undefined) return undefined;
  return (sequenceProblem(pasted) ? wrong : unfinished)(control, problem);
}

/** Adds the problems that the API found in fields in which the page found none. */
export function addApiProblems(
  problems: readonly FieldProblem[],
  outcome: CheckOutcome | undefined,
  draft: SpecificationDraft,
): FieldProblem[] {
  const isKnown = ({ field }: FieldProblem) => problems.some((problem) => problem.field === field);
  return [...problems, ...listApiProblems(outcome, draft).filter((problem) => !isKnown(problem))];
}

/** Lists the problems that the API found in a specification, each at the last control of its field that is filled in. */
function listApiProblems(outcome: CheckOutcome | undefined, draft: SpecificationDraft): FieldProblem[] {
  if (!outcome) return [];
  if (!(outcome instanceof ApiError)) {
    return outcome.problems.map(({ field, message }) => placeProblem(field, message, draft));
  }
  return SPECIFICATION_FIELDS.flatMap((field) => {
    const message = outcome.fields[field] ?? outcome.fields[`specification.${field}`];
    return message ? [placeProblem(field, message, draft)] : [];
  });
}

/** The visible controls of the guide: hidden ones may still have a value. */
const guideControls = ({ guideSource }: SpecificationDraft): readonly ControlName[] =>
  FIELD_CONTROLS.guide.filter((name) => (name === "guideListed") === (guideSource === "listed"));

function placeProblem(field: SpecificationField, message: string, draft: SpecificationDraft): FieldProblem {
  const controls = field === "guide" ? guideControls(draft) : FIELD_CONTROLS[field];
  const control = controls.findLast((name) => draft[name]?.trim()) ?? FIELD_CONTROLS[field][0];
  return { field, control, kind: "wrong", message };
}
