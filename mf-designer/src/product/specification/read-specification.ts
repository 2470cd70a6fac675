import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { sequenceProblem } from "@ligate/contract/specification/check-sequence";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import { isAsked } from "@ligate/contract/specification/is-asked";
import type { Specification } from "@ligate/contract/specification/schemas";
import { describeField } from "./fields/describe-field.ts";
import type { Control } from "./fields/field-description.ts";
import type { ControlName, SpecificationDraft } from "./specification-draft.ts";

/** Why a control has no valid value. */
export interface FieldProblem {
  field: SpecificationField;
  control: ControlName;
  /** `missing` is shown when the line is added; `unfinished`, when the control loses the focus; `wrong`, at once. */
  kind: "missing" | "unfinished" | "wrong";
  message: string;
}

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
    if (!isAsked(ask, draft)) continue;
    const { field, required } = ask;
    const { controls, getValue } = describeField({ ask, draft, product });
    const isBlank = controls.flat().every(({ name }) => !draft[name]?.trim());
    if (isBlank && !required) continue;
    const found = controls.flat().flatMap((control) => findProblem(control, draft) ?? []);
    if (found.length === 0) Object.assign(specification, { [field]: getValue() });
    problems.push(...found.map((problem) => ({ ...problem, field })));
  }
  return { specification, problems };
}

type ControlProblem = Omit<FieldProblem, "field">;

function findProblem(control: Control, draft: SpecificationDraft): ControlProblem | undefined {
  const { name, options, content, isDisabled, missing, check } = control;
  const typed = draft[name]?.trim() ?? "";
  // Input from an earlier visit may name an option that is no longer offered.
  const isFilledIn =
    control.type === "choice"
      ? options?.some(({ value, reason }) => value === typed && reason === undefined)
      : typed !== "";
  if (isDisabled) return undefined;
  if (!isFilledIn) return missing ? { control: name, kind: "missing", message: missing } : undefined;
  const message = check?.(typed);
  // A wrong length or frame may be corrected by more bases.
  const isWrong = content === "bases" && sequenceProblem(typed) !== undefined;
  return message ? { control: name, kind: isWrong ? "wrong" : "unfinished", message } : undefined;
}
