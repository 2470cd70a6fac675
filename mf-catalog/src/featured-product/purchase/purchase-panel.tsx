import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { type MouseEvent, useState } from "react";
import { useAddToCart } from "../../shared/use-add-to-cart.ts";
import styles from "./purchase-panel.module.css";
import { QuantityInput } from "./quantity-input.tsx";
import { SizePrice } from "./size-price.tsx";
import { UnitSizeButtons } from "./unit-sizes.tsx";

export interface PurchasePanelProps {
  product: FeaturedProductPage;
}

/** Size, price, quantity, and into the cart. */
export function PurchasePanel({ product }: PurchasePanelProps) {
  const [sizeId, setSizeId] = useState(product.unit_prices[0]?.id);
  const [quantity, setQuantity] = useState(1);
  const { add, isAdding, problem } = useAddToCart();
  const size = product.unit_prices.find(({ id }) => id === sizeId);
  if (!size) return null;

  const addToCart = (click: MouseEvent) => {
    const { catalog_number: product_sku, product_name } = product;
    const { unit_size } = size;
    const cart_item = { product_sku, unit_size, product_name: `${product_name}, ${unit_size}` };
    void add({ cart_item, quantity }, click);
  };

  return (
    <div className={styles.order}>
      <UnitSizeButtons sizes={product.unit_prices} selectedId={size.id} onSelect={setSizeId} />
      <SizePrice size={size} />
      <div className={styles.buy}>
        <QuantityInput quantity={quantity} onChange={setQuantity} />
        <Button aria-disabled={isAdding} onClick={addToCart}>
          {isAdding ? "One moment…" : "Add to Cart"}
        </Button>
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
    </div>
  );
}
