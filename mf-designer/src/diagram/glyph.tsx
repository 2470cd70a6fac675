import type { PartKind } from "@ligate/contract/product";
import styles from "./glyph.module.css";

/** Glyphs of SBOL Visual on a baseline at 28: promoter, coding sequence, tag, marker. */
const CODING = "M6 18h36l14 10-14 10H6Z";
const PATHS: Partial<Record<PartKind, string>> = {
  promoter: "M14 28V8h30m-8-6 8 6-8 6",
  effector: CODING,
  tag: "M18 18h26v20H18Z",
  fluorescence: CODING,
  selection: CODING,
  bacterial: "M56 18H20L6 28l14 10h36Z",
};

/** The drawing of a slot; its name stands beside it. */
export function Glyph({ kind }: { kind: PartKind }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 62 44" aria-hidden="true" focusable="false">
      <path className={kind === "promoter" ? styles.line : styles.block} d={PATHS[kind]} />
    </svg>
  );
}
