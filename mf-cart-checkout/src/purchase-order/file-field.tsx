import { classes } from "@ligate/ui/classes";
import { type RefObject, useId } from "react";
import labelled from "../labelled.module.css";
import styles from "./file-field.module.css";

export interface FileFieldProps {
  label: string;
  accept: string;
  hint: string;
  /** The chosen file. The browser's own box would forget it with its tab. */
  file: File | undefined;
  problem: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
}

/** A box that takes a file by click, by key and by dropping it there. */
export function FileField({ label, accept, hint, file, problem, input, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className={labelled.field}>
      <label className={labelled.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.box, problem && styles.wrong)}>
        <span className={styles.button} aria-hidden="true">
          Choose file
        </span>
        <span id={`${id}-file`} className={styles.name}>
          {file ? file.name : "No file chosen"}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          aria-invalid={problem ? true : undefined}
          aria-describedby={classes(`${id}-file`, `${id}-hint`, problem && `${id}-error`)}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
          }}
        />
      </div>
      <p id={`${id}-hint`} className={labelled.hint}>
        {hint}
      </p>
      {problem && (
        <p id={`${id}-error`} className={labelled.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
