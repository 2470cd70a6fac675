import type { FeaturedProduct } from "@ligate/contract/catalog/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { LinkCard } from "../shared/layout/link-card.tsx";
import styles from "./featured-products.module.css";
import { HomeSection } from "./home-section.tsx";

export interface FeaturedProductsProps {
  /** `null` if the products could not be loaded. */
  products: FeaturedProduct[] | null;
}

export function FeaturedProducts({ products }: FeaturedProductsProps) {
  return (
    <HomeSection
      title="Featured Products"
      columns="strip"
      unloadedContent={products ? undefined : "The featured products"}
    >
      {products?.map((product) => (
        <LinkCard
          key={product.catalog_number}
          to={`/product/featured/${encodeURIComponent(product.catalog_number)}`}
          title={product.product_name}
          image={product.image}
          badge="NEW!"
        >
          <span className={styles.footer}>
            <span className={styles.number}>{product.catalog_number}</span>
            <span className={styles.price}>{formatDollars(product.unit_price)}</span>
          </span>
        </LinkCard>
      ))}
    </HomeSection>
  );
}
