import { cx } from "@ligate/ui/cx";
import { Field } from "@ligate/ui/forms/field";
import fieldStyles from "@ligate/ui/forms/field.module.css";
import { Form } from "@ligate/ui/forms/form";
import { type ReactNode, type Ref, useId } from "react";
import styles from "./file-field.module.css";
import { PoNumberNotice } from "./po-number-notice.tsx";
import type { PurchaseOrderInput } from "./use-purchase-order-input.ts";

export interface PurchaseOrderFormProps {
  input: PurchaseOrderInput;
  onSubmit?: () => void;
  /** The submit button, if the form has one. */
  children?: ReactNode;
}

export function PurchaseOrderForm({ input, onSubmit, children }: PurchaseOrderFormProps) {
  const { errors, elements, lostFileName } = input;
  return (
    <Form
      aria-label="Purchase order"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field
        ref={elements.number}
        label="PO number"
        autoComplete="off"
        maxLength={60}
        value={input.number}
        onChange={({ target }) => input.setNumber(target.value)}
        error={errors.number === undefined ? undefined : { message: errors.number }}
      />
      <PoNumberNotice number={input.number} />
      <FileField
        label="Purchase order (PDF)"
        accept=".pdf,application/pdf"
        hint={
          lostFileName
            ? `Files are not kept when the page reloads. Please choose ${lostFileName} again.`
            : "PDF, up to 10 MB."
        }
        file={input.file}
        error={errors.file}
        ref={elements.file}
        onChoose={input.setFile}
      />
      {children}
    </Form>
  );
}

interface FileFieldProps {
  label: string;
  accept: string;
  hint: string;
  /** The chosen file. The caller keeps it, because the input element loses it when it is unmounted. */
  file: File | undefined;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
}

/** A field for one file, chosen by click, by keyboard or by drag and drop. */
function FileField({ label, accept, hint, file, error, ref, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(styles.box, error && styles.invalid)}>
        <span className={styles.button} aria-hidden="true">
          Choose file
        </span>
        <span id={`${id}-file`} className={styles.name}>
          {file ? file.name : "No file chosen"}
        </span>
        <input
          ref={ref}
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(`${id}-file`, `${id}-hint`, error && `${id}-error`)}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
          }}
        />
      </div>
      <p id={`${id}-hint`} className={fieldStyles.hint}>
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
