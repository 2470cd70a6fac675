import type { PartKind } from "@ligate/contract/catalog/constants";
import { cx } from "../cx.tsx";
import styles from "./part-kind-dot.module.css";

/** The color of a part follows from its kind, except that homology arms differ from the repeats of a vector. */
export type PartColor = PartKind | "arm";

export const partColor = ({ kind, name }: { kind: PartKind; name: string }): PartColor =>
  kind === "repeat" && name.endsWith(" homology arm") ? "arm" : kind;

/** The class that sets the CSS variable `--kind` to the color of the part kind. */
export const partKindClass = (color: PartColor): string | undefined => styles[color];

/** Colored square that identifies a part kind next to its name. */
export function PartKindDot({ kind }: { kind: PartColor }) {
  return <span className={cx(styles.dot, partKindClass(kind))} aria-hidden="true" />;
}
