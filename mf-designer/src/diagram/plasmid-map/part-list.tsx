import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { formatBp } from "../../shared/format-bp.ts";
import { PartKindDot } from "../../shared/part-kind/part-kind-dot.tsx";
import styles from "./part-list.module.css";
import { ringArcs } from "./ring-arcs.ts";

export interface PartListProps {
  plasmid: Plasmid;
  /** Index of the part that stays highlighted on the map. */
  pinned: number | undefined;
  onPin: (index: number | undefined) => void;
  onActive: (index: number | undefined) => void;
}

/** The parts of a plasmid as a list. Hovering, focusing or clicking a part highlights it on the map. */
export function PartList({ plasmid, pinned, onPin, onActive }: PartListProps) {
  return (
    <details className={styles.list}>
      <summary>{plasmid.parts.length} parts, clockwise from the top</summary>
      <ol className={styles.parts}>
        {ringArcs(plasmid).map(({ key, index, name, kind, length_bp }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.part}
              aria-pressed={pinned === index}
              onClick={() => onPin(pinned === index ? undefined : index)}
              onPointerEnter={() => onActive(index)}
              onPointerLeave={() => onActive(undefined)}
              onFocus={() => onActive(index)}
              onBlur={() => onActive(undefined)}
            >
              <PartKindDot kind={kind} />
              {name}
              <span className={styles.length}>{formatBp(length_bp)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
