import { cx } from "@ligate/ui/cx";
import { type Ref, useId } from "react";
import fieldStyles from "../shared/labeled-field.module.css";
import styles from "./file-field.module.css";

export interface FileFieldProps {
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
export function FileField({ label, accept, hint, file, error, ref, onChoose }: FileFieldProps) {
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
