import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../controls/button.tsx";
import { useIsHydrated } from "../controls/use-is-hydrated.tsx";
import { cx } from "../cx.tsx";
import { Alert } from "../feedback/alert.tsx";
import styles from "./form.module.css";

export interface FormProps extends ComponentProps<"form"> {
  /** An error of the whole form. */
  problem?: { message?: string };
}

/** A form without the browser's validation; the schemas of the contract validate it. Screen readers announce `problem`. */
export function Form({ problem, className, children, ...rest }: FormProps) {
  return (
    <form noValidate className={cx(styles.form, className)} {...rest}>
      {children}
      {problem?.message && <Alert kind="error">{problem.message}</Alert>}
    </form>
  );
}

export interface SubmitButtonProps extends ButtonProps {
  /** The form is being submitted: the button shows a busy label. */
  pending?: boolean;
}

/**
 * The button that sends a form. Until hydration it is of the type `button`: the browser would send the form in the query
 * string, while a click on a button is repeated after hydration.
 */
export function SubmitButton({ pending, children, ...rest }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button type={isHydrated ? "submit" : "button"} aria-disabled={pending || undefined} {...rest}>
      {pending ? "One moment…" : children}
    </Button>
  );
}

/** The error of a form whose required fields are not all filled in. */
export const INCOMPLETE_MESSAGE = "Please complete all required fields.";

/** The error of a form whose fields are all filled in, several of them with invalid values. */
export const CORRECTION_MESSAGE = "Please correct the marked fields.";

/** The error of a request that failed for a reason that the user cannot correct. */
export const GENERIC_ERROR_MESSAGE = "An error has occurred. Please try again.";
