import type { FeaturedProductPage } from "@ligate/contract/featured";
import styles from "./order.module.css";

export type UnitPrice = FeaturedProductPage["unit_prices"][number];

export interface UnitSizesProps {
  sizes: readonly UnitPrice[];
  /** Id of a size. */
  chosen: number;
  onChoose: (id: number) => void;
}

/** The sizes that the product comes in, as chips. */
export function UnitSizes({ sizes, chosen, onChoose }: UnitSizesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Unit size</legend>
      <div className={styles.sizes}>
        {sizes.map(({ id, unit_size }) => (
          <button
            key={id}
            type="button"
            className={styles.size}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {unit_size}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
