import type { ProductSummary } from "@ligate/contract/product";
import type { ReactNode } from "react";
import { selectionOf } from "../design-selection.ts";
import { Diagram } from "../diagram/diagram.tsx";
import { Overview } from "../overview/overview.tsx";
import styles from "./design-sheet.module.css";

export interface DesignSheetProps {
  title: string;
  product: ProductSummary;
  /** What can be done with the design; below its overview. */
  children: ReactNode;
}

/** A design spelled out, beside its map. */
export function DesignSheet({ title, product, children }: DesignSheetProps) {
  const design = selectionOf(product);
  const rows = [
    ["Product name", product.product_name],
    ["SKU", product.product_sku],
  ] as const;

  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.sku}>{product.product_sku}</p>
      </header>
      <div className={styles.sheet}>
        <div className={styles.summary}>
          <Overview label="Design summary" before={rows} design={design} />
          {children}
        </div>
        <section className={styles.diagram} aria-label="Diagram">
          <Diagram key={product.product_sku} design={design} product={product} />
        </section>
      </div>
    </>
  );
}
