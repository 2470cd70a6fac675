import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import styles from "./purchase-panel.module.css";

export type UnitPrice = FeaturedProductPage["unit_prices"][number];

export interface UnitSizeButtonsProps {
  sizes: readonly UnitPrice[];
  selectedId: number;
  onSelect: (id: number) => void;
}

/** Toggle buttons that select a unit size of the product. */
export function UnitSizeButtons({ sizes, selectedId, onSelect }: UnitSizeButtonsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Unit size</legend>
      <div className={styles.sizes}>
        {sizes.map(({ id, unit_size }) => (
          <button
            key={id}
            type="button"
            className={styles.size}
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
          >
            {unit_size}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
