import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/page";
import { selectionOf } from "../design-selection.ts";
import { Diagram } from "../diagram/diagram.tsx";
import type { LoadedProduct } from "../load-product.ts";
import { Overview } from "../overview/overview.tsx";
import { FormatOrder } from "./format-order.tsx";
import styles from "./product.module.css";
import { ProductActions } from "./product-actions.tsx";

/** A product: what it is, its map, and the formats that it is ordered in. */
export function Product({ product, formats }: LoadedProduct) {
  const design = selectionOf(product);
  const rows = [
    ["Product name", product.product_name],
    ["SKU", product.product_sku],
  ] as const;

  return (
    <Page>
      <Head
        title={product.product_name}
        description={`${product.product_name} (${product.product_sku}): ${product.vector_name}. Map, parts, delivery formats and prices.`}
      />
      <header className={styles.header}>
        <h1>{product.product_name}</h1>
        <p className={styles.sku}>{product.product_sku}</p>
      </header>
      <div className={styles.product}>
        <div className={styles.summary}>
          <Overview label="Design summary" before={rows} design={design} />
          <ProductActions product={product} />
        </div>
        <section className={styles.diagram} aria-label="Diagram">
          <Diagram key={product.product_sku} design={design} product={product} />
        </section>
      </div>
      <FormatOrder key={product.product_sku} product={product} formats={formats} />
    </Page>
  );
}
