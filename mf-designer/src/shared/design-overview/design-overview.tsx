import type { DesignSelection } from "../design-model/design-selection.ts";
import styles from "./design-overview.module.css";
import { overviewRows } from "./overview-rows.ts";

export interface DesignOverviewProps {
  label: string;
  design: DesignSelection;
  /** Rows above those of the design. */
  leadingRows?: readonly (readonly [name: string, value: string])[];
}

/** Lists every choice of a design. */
export function DesignOverview({ label, design, leadingRows = [] }: DesignOverviewProps) {
  return (
    <section aria-label={label}>
      <dl className={styles.list}>
        {[...leadingRows, ...overviewRows(design)].map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
