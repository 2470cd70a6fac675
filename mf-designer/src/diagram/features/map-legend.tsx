import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { cx } from "@ligate/ui/cx";
import { formatKnown } from "./map-feature.ts";
import styles from "./map-legend.module.css";

/** What colors and hatching on the maps mean, and how much of the sequence is known. */
export function MapLegend({ plasmid }: { plasmid: Plasmid }) {
  const isSchematic = plasmid.known_bp < plasmid.total_bp;
  return (
    <div className={styles.legend}>
      <ul className={styles.keys} aria-label="Legend">
        <li>
          <span className={styles.swatch} /> chosen by you
        </li>
        <li>
          <span className={cx(styles.swatch, styles.added)} /> added by the kit
        </li>
        {isSchematic && (
          <li>
            <span className={cx(styles.swatch, styles.schematic)} /> schematic: not all bases are known
          </li>
        )}
      </ul>
      <p>
        {capitalize(formatKnown(plasmid.known_bp, plasmid.total_bp))} known. Design sequence, not as built.
      </p>
    </div>
  );
}

const capitalize = (text: string): string => text.replace(/^a/, "A");
