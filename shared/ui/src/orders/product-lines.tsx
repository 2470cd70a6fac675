import type { NamedProduct } from "@ligate/contract/orders/product-label";
import { ProductName } from "../content/product-name.tsx";
import styles from "./product-lines.module.css";

export interface ProductLinesProps {
  product: NamedProduct;
}

/** The title of a design above its product name, for text and links. Other products have a name only. */
export function ProductLines({ product: { product_name, title } }: ProductLinesProps) {
  const name = <ProductName name={product_name} />;
  if (!title) return name;
  return (
    <>
      {title} <span className={styles.name}>{name}</span>
    </>
  );
}
