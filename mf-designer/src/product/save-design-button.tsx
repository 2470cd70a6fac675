import type { ProductSummary } from "@ligate/contract/product";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/button";
import { useState } from "react";
import { keepDesign } from "../kept-designs.ts";
import styles from "./save-design-button.module.css";

/** Keeps a design in this browser, and says that it is kept nowhere else. */
export function SaveDesignButton({ product }: { product: ProductSummary }) {
  const [keptSku, setKeptSku] = useState<string>();
  return (
    <>
      <Button
        manner="quiet"
        onClick={() => {
          keepDesign(product);
          setKeptSku(product.product_sku);
        }}
      >
        Save Design
      </Button>
      <p className={styles.kept} role="status">
        {keptSku === product.product_sku && (
          <>
            Kept in this browser only. You find it under <Link to="/design">Design</Link>.
          </>
        )}
      </p>
    </>
  );
}
