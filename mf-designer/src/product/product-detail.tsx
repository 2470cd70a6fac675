import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/page";
import { selectionOf } from "../design-selection.ts";
import { Cassette } from "../diagram/cassette.tsx";
import { DesignFacts } from "../diagram/design-facts.tsx";
import { DesignNotes } from "../diagram/design-notes.tsx";
import { FactList } from "../diagram/fact-list.tsx";
import { KitMaps } from "../diagram/kit-maps.tsx";
import { overviewRows } from "../diagram/overview.ts";
import { FormatOrder } from "./format-order.tsx";
import type { LoadedProduct } from "./load-product.ts";
import { ProductActions } from "./product-actions.tsx";
import styles from "./product-detail.module.css";

/** A product: what it is, its map, and the formats that it is ordered in. */
export function ProductDetail({ product, formats }: LoadedProduct) {
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
          <FactList label="Design summary" rows={[...rows, ...overviewRows(design)]} />
          <ProductActions product={product} />
        </div>
        <section className={styles.diagram} aria-label="Diagram">
          <Cassette design={design} />
          <KitMaps key={product.product_sku} product={product} />
          <DesignNotes product={product} />
          <DesignFacts facts={product} />
        </section>
      </div>
      <FormatOrder key={product.product_sku} product={product} formats={formats} />
    </Page>
  );
}
