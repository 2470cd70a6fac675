import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { ProductName } from "@ligate/ui/content/product-name";
import type { ReactNode } from "react";
import { selectionFromProduct } from "../shared/design-model/design-selection.ts";
import { DesignOverview } from "../shared/design-overview.tsx";
import { Diagram } from "../shared/diagram/diagram.tsx";
import { kitSku } from "../shared/product-sku.ts";
import styles from "./design-details.module.css";
import { TargetFacts } from "./target-facts.tsx";

export interface DesignDetailsProps {
  title: string;
  product: ProductSummary;
  /** Actions below the overview of the design. */
  children: ReactNode;
}

/** A design as an overview next to its diagram. */
export function DesignDetails({ title, product, children }: DesignDetailsProps) {
  const design = selectionFromProduct(product);
  // The maps show the SKU without a format, which fits into the rings.
  const kit = { ...product, product_sku: kitSku(product.product_sku) };
  const rows = [
    ["Product name", product.product_name],
    ["SKU", product.product_sku],
  ] as const;

  return (
    <>
      <header className={styles.header}>
        <h1>
          <ProductName name={title} />
        </h1>
        <p className={styles.sku}>{product.product_sku}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.summary}>
          <DesignOverview label="Design summary" leadingRows={rows} design={design} />
          {product.gene && <TargetFacts product={product} gene={product.gene} />}
          {children}
        </div>
        <section className={styles.diagram} aria-label="Diagram">
          <Diagram key={product.product_sku} design={design} product={kit} />
        </section>
      </div>
    </>
  );
}
