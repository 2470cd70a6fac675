import { Link, type LinkProps } from "@ligate/platform/router";
import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classes } from "./classes.tsx";

interface Manner {
  /** `quiet`: outlined; `plain`: text only. Default: filled. */
  manner?: "filled" | "quiet" | "plain";
  small?: boolean;
  /** Fills the width of what holds it. */
  wide?: boolean;
}

const classOf = ({ manner, small, wide }: Manner, more?: string) =>
  classes(styles.button, manner && styles[manner], small && styles.small, wide && styles.wide, more);

export interface ButtonProps extends ComponentProps<"button">, Manner {}

export function Button({ manner, small, wide, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classOf({ manner, small, wide }, className)} {...rest} />;
}

export interface LinkButtonProps extends LinkProps, Manner {}

/** A link that looks like a button. */
export function LinkButton({ manner, small, wide, className, ...rest }: LinkButtonProps) {
  return <Link className={classOf({ manner, small, wide }, className)} {...rest} />;
}
