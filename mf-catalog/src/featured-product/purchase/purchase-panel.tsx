import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { cart } from "@ligate/platform/cart";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { useState } from "react";
import styles from "./purchase-panel.module.css";
import { SizePrice } from "./size-price.tsx";
import { UnitSizeButtons } from "./unit-size-buttons.tsx";
import { useUnitSize } from "./use-unit-size.ts";

export interface PurchasePanelProps {
  product: FeaturedProductPage;
}

/** Controls that select a unit size and a quantity, and add the product to the cart. */
export function PurchasePanel({ product }: PurchasePanelProps) {
  const { size, select } = useUnitSize(product);
  const [quantity, setQuantity] = useState(1);
  const { run, isPending, error } = useApiAction();
  if (!size) return null;

  const addToCart = () => {
    const { catalog_number: product_sku, product_name } = product;
    const { unit_size } = size;
    const cart_item = { product_sku, unit_size, product_name: `${product_name}, ${unit_size}` };
    void run(() => cart.add([{ cart_item, quantity }]));
  };

  return (
    <div className={styles.panel}>
      <UnitSizeButtons sizes={product.unit_prices} selectedId={size.id} onSelect={select} />
      <SizePrice size={size} />
      <div className={styles.buy}>
        <QuantityField
          label={`Quantity of ${product.product_name}`}
          heading="Quantity"
          quantity={quantity}
          onChange={setQuantity}
        />
        <Button className={styles.add} aria-disabled={isPending} onClick={ignoreDoubleClick(addToCart)}>
          {isPending ? "One moment…" : "Add to Cart"}
        </Button>
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </div>
  );
}
