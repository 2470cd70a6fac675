import { type ComponentProps, type ComponentType, type ReactNode, useId } from "react";
import { cx } from "../cx.tsx";
import styles from "./field.module.css";

interface LabelProps {
  label: string;
  /** Stays until the value is valid. */
  error?: { message?: string };
  hint?: string;
  optional?: boolean;
}

export interface FieldProps extends Omit<ComponentProps<"input">, "id">, LabelProps {
  /** Another input, such as `SearchInput`. */
  control?: "input" | ComponentType<ComponentProps<"input">>;
}

/** A labeled text input with a hint and an error message. */
export function Field({
  label,
  error,
  hint,
  optional,
  className,
  control: Control = "input",
  ...rest
}: FieldProps) {
  const ids = useFieldIds();
  return (
    <FieldFrame {...{ label, error, hint, optional, ids, className }}>
      <Control className={styles.control} {...controlAria(ids, error, hint)} {...rest} />
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends Omit<ComponentProps<"textarea">, "id">, LabelProps {}

/** A labeled multi-line text input. */
export function TextAreaField({ label, error, hint, optional, className, ...rest }: TextAreaFieldProps) {
  const ids = useFieldIds();
  return (
    <FieldFrame {...{ label, error, hint, optional, ids, className }}>
      <textarea
        className={cx(styles.control, styles.multiline)}
        rows={5}
        {...controlAria(ids, error, hint)}
        {...rest}
      />
    </FieldFrame>
  );
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "id">, LabelProps {}

/** A labeled `<select>`; pass its options as children. */
export function SelectField({ label, error, hint, optional, className, ...rest }: SelectFieldProps) {
  const ids = useFieldIds();
  return (
    <FieldFrame {...{ label, error, hint, optional, ids, className }}>
      <select className={styles.control} {...controlAria(ids, error, hint)} {...rest} />
    </FieldFrame>
  );
}

interface FieldIds {
  control: string;
  error: string;
  hint: string;
}

function useFieldIds(): FieldIds {
  const control = useId();
  return { control, error: `${control}-error`, hint: `${control}-hint` };
}

function controlAria(ids: FieldIds, error: LabelProps["error"], hint: string | undefined) {
  return {
    id: ids.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": cx(error && ids.error, hint !== undefined && ids.hint) || undefined,
  };
}

interface FieldFrameProps extends LabelProps {
  ids: FieldIds;
  className?: string;
  children: ReactNode;
}

function FieldFrame({ label, error, hint, optional, ids, className, children }: FieldFrameProps) {
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={ids.control}>
        {label} {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={ids.error}>
          {error.message}
        </p>
      )}
    </div>
  );
}
