import type { PartKind } from "@ligate/contract/catalog/constants";
import { cx } from "@ligate/ui/cx";
import colors from "./part-kind-colors.module.css";
import styles from "./part-kind-dot.module.css";

/** The class that sets the CSS variable `--kind` to the color of the part kind. */
export const partKindClass = (kind: PartKind): string | undefined => colors[kind];

/** Colored square that identifies a part kind next to its name. */
export function PartKindDot({ kind }: { kind: PartKind }) {
  return <span className={cx(styles.dot, partKindClass(kind))} aria-hidden="true" />;
}
