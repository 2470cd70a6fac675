import type { RelatedSupply } from "@ligate/contract/catalog/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { LinkCard } from "../shared/layout/link-card.tsx";
import styles from "./featured-product.module.css";

export interface RelatedSuppliesProps {
  supplies: readonly RelatedSupply[];
}

/** Supplies that a customer needs with this one, with what they are needed for. */
export function RelatedSupplies({ supplies }: RelatedSuppliesProps) {
  if (supplies.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-reagents">
      <h2 id="related-reagents">Related reagents</h2>
      <ul className={styles.relatedList}>
        {supplies.map(({ catalog_number, product_name, image, purpose, unit_size, unit_price }) => (
          <li key={catalog_number}>
            <LinkCard
              to={`/product/featured/${catalog_number}`}
              title={product_name}
              image={image}
              orientation="horizontal"
            >
              <span className={styles.purpose}>{purpose}</span>
              <span>
                {formatDollars(unit_price)} <span className={styles.purpose}>{unit_size}</span>
              </span>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
