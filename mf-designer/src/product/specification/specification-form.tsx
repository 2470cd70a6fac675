import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { FieldMessage as Warning } from "@ligate/contract/specification/schemas";
import { useState } from "react";
import { FieldGroup } from "./fields/field-group.tsx";
import type { FormControls, FormField } from "./fields/form-controls.ts";
import type { FieldProblem } from "./reading/field-problems.ts";
import {
  type ControlName,
  controlId,
  FIELD_CONTROLS,
  type SpecificationDraft,
} from "./specification-draft.ts";
import styles from "./specification-form.module.css";

export interface SpecificationFormProps {
  fields: readonly FormField[];
  product: ProductSummary;
  draft: SpecificationDraft;
  onChange: (changes: SpecificationDraft) => void;
  /** False until input of an earlier visit has been read: the form cannot be changed. */
  isReady: boolean;
  problems: readonly FieldProblem[];
  warnings: readonly Warning[];
  /** Problems to show in any case. Others appear once their control has been filled in. */
  shownProblems: readonly FieldProblem[];
}

/** The form of the specification, with a group per field. */
export function SpecificationForm(props: SpecificationFormProps) {
  const { fields, product, draft, isReady, problems, warnings } = props;
  const controls = useFormControls(props);

  return (
    <section aria-labelledby="specification-title" className={styles.form}>
      <header>
        <h2 id="specification-title">Specification</h2>
        <p className={styles.lead}>
          What our lab needs to know besides the design. It stays with the item from the cart to the order.
        </p>
      </header>
      <fieldset className={styles.groups} disabled={!isReady}>
        {fields.map((ask) => (
          <FieldGroup
            key={ask.field}
            ask={ask}
            controls={controls}
            product={product}
            draft={draft}
            isIncomplete={ask.required && problems.some(({ field }) => field === ask.field)}
            warnings={warnings.filter(({ field }) => field === ask.field).map(({ message }) => message)}
          />
        ))}
      </fieldset>
    </section>
  );
}

/** Selects the problems that are shown: a control that is being filled in for the first time has no error yet. */
function useFormControls({ draft, onChange, problems, shownProblems }: SpecificationFormProps): FormControls {
  const [left, setLeft] = useState<ReadonlySet<ControlName>>(new Set());
  const isShown = ({ kind, control }: FieldProblem) =>
    kind === "wrong" || (kind === "unfinished" && left.has(control));
  const shown = [...shownProblems, ...problems.filter(isShown)];

  return {
    draft,
    change: onChange,
    leave: (control) => setLeft((controls) => new Set([...controls, control])),
    getError: (control) => shown.find((problem) => problem.control === control),
  };
}

/** Moves the focus to the first control of the form that has a problem. */
export function focusFirstProblem(problems: readonly FieldProblem[]): void {
  const order: readonly string[] = Object.values(FIELD_CONTROLS).flat();
  const [first] = problems.toSorted((a, b) => order.indexOf(a.control) - order.indexOf(b.control));
  if (first) focusControl(first.control);
}

/** Moves the focus to a control of the form. */
export function focusControl(control: ControlName): void {
  const container = document.getElementById(controlId(control));
  container?.querySelector<HTMLElement>("input:not(:disabled), textarea, select")?.focus();
}
