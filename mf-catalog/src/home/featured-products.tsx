import { formatDollars } from "@ligate/contract/cents";
import type { FeaturedProduct } from "@ligate/contract/featured";
import { Tile } from "../tile.tsx";
import styles from "./featured-products.module.css";
import { Part } from "./part.tsx";

export interface FeaturedProductsProps {
  /** `null` where they could not be loaded. */
  products: FeaturedProduct[] | null;
}

export function FeaturedProducts({ products }: FeaturedProductsProps) {
  return (
    <Part title="Featured Products" columns="strip" problem={products ? undefined : "The featured products"}>
      {products?.map((product) => (
        <Tile
          key={product.catalog_number}
          to={`/product/featured/${encodeURIComponent(product.catalog_number)}`}
          title={product.product_name}
          image={product.image}
          badge="NEW!"
        >
          <span className={styles.line}>
            <span className={styles.number}>{product.catalog_number}</span>
            <span className={styles.price}>{formatDollars(product.unit_price)}</span>
          </span>
        </Tile>
      ))}
    </Part>
  );
}
