import type { AskedField } from "@ligate/contract/specification/asked-fields";
import type { ControlName, SpecificationDraft } from "../specification-draft.ts";

/** The controls of the form, as its fields use them. */
export interface FormControls {
  draft: SpecificationDraft;
  change: (changes: SpecificationDraft) => void;
  /** Marks a control as left, from where on its error is shown. */
  leave: (control: ControlName) => void;
  getError: (control: ControlName) => { message: string } | undefined;
}

export interface SpecificationFieldProps {
  ask: AskedField;
  controls: FormControls;
}

/** The props that connect a text input to a control. */
export function bind({ draft, change, leave, getError }: FormControls, control: ControlName) {
  return {
    value: draft[control] ?? "",
    error: getError(control),
    onChange: ({ target }: { target: { value: string } }) => change({ [control]: target.value }),
    onBlur: () => leave(control),
  };
}

/** A field that at least one format asks for. */
export interface FormField extends AskedField {
  /** The formats that ask for it, if others do not. */
  onlyFor: readonly string[];
  /** Only formats without a price ask for it. */
  isForQuote: boolean;
}
