import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { cx } from "@ligate/ui/cx";
import { Field, SelectField, TextAreaField } from "@ligate/ui/forms/field";
import { lazy, Suspense } from "react";
import type { FieldProblem } from "../read-specification.ts";
import type { SpecificationFormState } from "../specification-draft.ts";
import { ChoiceOptions } from "./choice-options.tsx";
import styles from "./field-control.module.css";
import type { Control } from "./field-description.ts";

const GuideList = lazy(async () => {
  const { GuideList } = await import(/* webpackChunkName: "guide-list" */ "../../guides/guide-list.tsx");
  return { default: GuideList };
});

const SequenceFile = lazy(async () => {
  const { SequenceFile } = await import(/* webpackChunkName: "sequence-file" */ "./sequence-file.tsx");
  return { default: SequenceFile };
});

export interface FieldControlProps {
  control: Control;
  form: SpecificationFormState;
  product: ProductSummary;
  error: { message: string } | undefined;
}

/** A control of the form. Its name identifies it in the document, too. */
export function FieldControl({ control, form, product, error }: FieldControlProps) {
  const { name, type, label = "", options = [], defaultValue, checkedValue = "yes" } = control;
  const { draft, change } = form;
  const value = draft[name] ?? "";
  const set = (changed: string) => change({ [name]: changed });
  if (type === "choice") {
    return (
      <ChoiceOptions
        name={name}
        options={options}
        chosen={value || defaultValue}
        error={error}
        onChoose={set}
      />
    );
  }
  if (type === "guide-list") {
    return (
      <Suspense fallback={<p role="status">Loading the guides…</p>}>
        <GuideList name={name} product={product} chosen={value} error={error} onChoose={set} />
      </Suspense>
    );
  }
  if (type === "sequence-file") {
    return (
      <Suspense fallback={<p role="status">Loading the file chooser…</p>}>
        <SequenceFile name={name} label={label} hint={control.hint} draft={draft} onRead={change} />
      </Suspense>
    );
  }
  if (type === "checkbox") {
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={value === checkedValue}
          onChange={({ target }) => set(target.checked ? checkedValue : "")}
        />
        {label}
      </label>
    );
  }

  return <TextControl control={control} form={form} error={error} />;
}

/** A line of text, a text area, or a select. */
function TextControl({ control, form, error }: Omit<FieldControlProps, "product">) {
  const { name, type, label = "", options = [], content } = control;
  const bound = {
    name,
    label,
    hint: control.hint,
    error,
    value: form.draft[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
    onBlur: () => form.leave(name),
  };
  if (type === "select") {
    return (
      <SelectField {...bound}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const text = {
    ...bound,
    className: cx(content && styles.sequence),
    optional: control.isOptional,
    disabled: control.isDisabled,
    maxLength: control.maxLength,
    spellCheck: false,
    autoComplete: "off",
    autoCapitalize: "off",
  };
  return control.rows ? <TextAreaField rows={control.rows} {...text} /> : <Field {...text} />;
}

/** Moves the focus to the first control of the form that has one of these problems. */
export function focusFirst(problems: readonly Pick<FieldProblem, "control">[]): void {
  const controls = problems.map(({ control }) => `[name="${control}"]:not(:disabled)`);
  document.querySelector<HTMLElement>(controls.join())?.focus();
}
