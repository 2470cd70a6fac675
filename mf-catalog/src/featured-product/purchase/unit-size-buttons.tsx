import styles from "./purchase-panel.module.css";
import type { UnitPrice } from "./use-unit-size.ts";

export interface UnitSizeButtonsProps {
  sizes: readonly UnitPrice[];
  selectedId: number;
  onSelect: (size: UnitPrice) => void;
}

/** Toggle buttons that select a unit size of the product. */
export function UnitSizeButtons({ sizes, selectedId, onSelect }: UnitSizeButtonsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Unit size</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <button
            key={size.id}
            type="button"
            className={styles.size}
            aria-pressed={size.id === selectedId}
            onClick={() => onSelect(size)}
          >
            {size.unit_size}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
