import { Link, type LinkProps } from "@ligate/platform/router";
import type { ComponentProps } from "react";
import { cx } from "../cx.tsx";
import styles from "./button.module.css";

interface ButtonStyle {
  /** `text` has neither border nor background. Default: `filled`. */
  variant?: "filled" | "outlined" | "text";
  small?: boolean;
  /** Takes the full width of its container. */
  wide?: boolean;
}

const buttonClass = ({ variant, small, wide }: ButtonStyle, className?: string) =>
  cx(styles.button, variant && styles[variant], small && styles.small, wide && styles.wide, className);

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {}

export function Button({ variant, small, wide, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, small, wide }, className)} {...rest} />;
}

export interface LinkButtonProps extends LinkProps, ButtonStyle {}

/** A link that looks like a button. */
export function LinkButton({ variant, small, wide, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClass({ variant, small, wide }, className)} {...rest} />;
}
