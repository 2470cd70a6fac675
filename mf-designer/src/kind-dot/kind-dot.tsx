import type { PartKind } from "@ligate/contract/product";
import { classes } from "@ligate/ui/classes";
import styles from "./kind-dot.module.css";
import kinds from "./part-kinds.module.css";

/** Gives an element of a drawing its part's colour, as --kind. */
export const kindClass = (kind: PartKind): string | undefined => kinds[kind];

/** The colour of a kind of part beside its name. */
export function KindDot({ kind }: { kind: PartKind }) {
  return <span className={classes(styles.dot, kindClass(kind))} aria-hidden="true" />;
}
