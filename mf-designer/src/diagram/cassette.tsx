import { classes } from "@ligate/ui/classes";
import type { DesignSelection } from "../design-selection.ts";
import { kindClass } from "../kind-dot/kind-dot.tsx";
import styles from "./cassette.module.css";
import { Glyph } from "./glyph.tsx";
import { slotsOf } from "./slots.ts";

/** The construct as bricks on a line, one for each slot; an empty slot is hidden. */
export function Cassette({ design }: { design: DesignSelection }) {
  return (
    <ul className={styles.cassette} aria-label="Parts of the construct">
      {slotsOf(design).map(({ label, kind, value, isEmpty }) => (
        <li key={`${label} ${value}`} className={classes(styles.slot, kindClass(kind))} hidden={isEmpty}>
          <Glyph kind={kind} />
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
