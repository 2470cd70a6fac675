import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { ProductName } from "@ligate/ui/content/product-name";
import styles from "./kit-header.module.css";

/** The title of a kit in a biologist's words, if the API has one. */
export const kitTitle = ({ title, product_name }: ProductSummary): string => title ?? product_name;

/** The title of a kit, with its product name, SKU and the name of its vector. */
export function KitHeader({ product }: { product: ProductSummary }) {
  const { product_name, product_sku, vector_name } = product;
  return (
    <header className={styles.header}>
      <h1>
        <ProductName name={kitTitle(product)} />
      </h1>
      <p className={styles.names}>
        <b>
          <ProductName name={product_name} />
        </b>{" "}
        <span className={styles.code}>{product_sku}</span>{" "}
        <span className={styles.code}>
          <ProductName name={vector_name} />
        </span>
      </p>
    </header>
  );
}
