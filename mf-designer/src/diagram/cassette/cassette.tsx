import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { cx } from "@ligate/ui/cx";
import { partKindClass } from "@ligate/ui/part-kind/part-kind-dot";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import styles from "./cassette.module.css";
import { toCassetteSlots } from "./cassette-slots.ts";
import { SbolGlyph } from "./sbol-glyph.tsx";

/** The construct as a row of SBOL glyphs, one per slot. Empty slots are hidden. */
export function Cassette({ design, plasmids }: { design: DesignSelection; plasmids?: Plasmid[] }) {
  return (
    <ul className={styles.cassette} aria-label="Parts of the construct">
      {toCassetteSlots(design, plasmids).map(({ label, kind, value, isEmpty }) => (
        <li key={`${label} ${value}`} className={cx(styles.slot, partKindClass(kind))} hidden={isEmpty}>
          <SbolGlyph kind={kind} />
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
