import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import { MISSING_TEXTS } from "@ligate/contract/specification/specification-rows";
import type { ControlName, SpecificationDraft } from "../specification-draft.ts";

/** A control of the form. */
export interface Control {
  name: ControlName;
  /** Absent: a text. */
  type?: "choice" | "guide-list" | "sequence-file" | "select" | "checkbox";
  label?: string;
  hint?: string;
  /** Of a choice or a select. Options with a reason cannot be chosen. */
  options?: NonNullable<AskedField["options"]>;
  /** The option of an empty choice. */
  defaultValue?: string;
  /** Lines of a text area; absent for a line of text. */
  rows?: number;
  maxLength?: number;
  /** The value of a checked checkbox; `yes` if absent. A checkbox with another value is not checked. */
  checkedValue?: string;
  isOptional?: boolean;
  /** A disabled control is not read. */
  isDisabled?: boolean;
  /** Bases and positions have a typeface of their own. */
  content?: "bases" | "position";
  /** The problem of an empty control, or of a choice without one of its options. Absent: it may be empty. */
  missing?: string;
  /** Returns the problem of a text, if it has one. */
  check?: (typed: string) => string | undefined;
}

/** The controls of a field that are visible with the current input, and the value that they result in. */
export interface FieldDescription {
  /** In their order. Two in an array are shown beside each other. */
  controls: (Control | [Control, Control])[];
  /** Call it only if no control has a problem. */
  getValue: () => Specification[SpecificationField];
}

export interface FieldContext {
  ask: AskedField;
  draft: SpecificationDraft;
  product: ProductSummary;
}

/** The options of a field. Without a default, one of them has to be chosen. */
export const choice = (
  name: ControlName,
  { field, options = [], default: defaultValue }: AskedField,
): Control => ({
  name,
  type: "choice",
  options,
  defaultValue,
  missing: defaultValue === undefined ? MISSING_TEXTS[field] : undefined,
});
