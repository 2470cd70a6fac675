import type { PartKind } from "@ligate/contract/catalog/constants";
import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { partKindClass } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import type { DesignSelection } from "../design-model/design-selection.ts";
import styles from "./cassette.module.css";
import { toCassetteSlots } from "./cassette-slots.ts";

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

const CODING_SEQUENCE = "M6 18h36l14 10-14 10H6Z";
/** Paths of the SBOL Visual glyphs, with the baseline at y = 28. */
const PATHS: Partial<Record<PartKind, string>> = {
  promoter: "M14 28V8h30m-8-6 8 6-8 6",
  effector: CODING_SEQUENCE,
  tag: "M18 18h26v20H18Z",
  fluorescence: CODING_SEQUENCE,
  selection: CODING_SEQUENCE,
  bacterial: "M56 18H20L6 28l14 10h36Z",
};

/** The glyph of a part kind. Hidden from screen readers, because the slot has a label. */
function SbolGlyph({ kind }: { kind: PartKind }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 62 44" aria-hidden="true" focusable="false">
      <path className={kind === "promoter" ? styles.line : styles.block} d={PATHS[kind]} />
    </svg>
  );
}
