import { type ComponentProps, useSyncExternalStore } from "react";
import { Alert } from "./alert.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import { classes } from "./classes.tsx";
import styles from "./form.module.css";

export interface FormProps extends ComponentProps<"form"> {
  /** What went wrong with the form as a whole. */
  problem?: { message?: string };
}

/** A form whose rules are the contract's, not the browser's; its problem is announced. */
export function Form({ problem, className, children, ...rest }: FormProps) {
  return (
    <form noValidate className={classes(styles.form, className)} {...rest}>
      {children}
      {problem?.message && <Alert kind="error">{problem.message}</Alert>}
    </form>
  );
}

export interface SubmitButtonProps extends ButtonProps {
  /** While the form is on its way: shown as busy, a second press does nothing. */
  pending?: boolean;
}

export function SubmitButton({ pending, children, ...rest }: SubmitButtonProps) {
  const isAwake = useAwake();
  return (
    <Button type={isAwake ? "submit" : "button"} aria-disabled={pending || undefined} {...rest}>
      {pending ? "One moment…" : children}
    </Button>
  );
}

/**
 * False in HTML that a server rendered, until the page has come to life in it: sent before that, a form would put
 * what was typed into the address, and lose it.
 */
const useAwake = () => useSyncExternalStore(never, yes, no);
const never = () => () => {};
const yes = () => true;
const no = () => false;
