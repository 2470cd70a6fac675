import type { StockItem } from "@ligate/contract/catalog/stock-item-schemas";
import { cart } from "@ligate/platform/cart";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { useState } from "react";
import styles from "./kit-table.module.css";

export interface AddItemProps {
  item: StockItem;
  /** Id of the element with the availability. */
  availabilityId: string;
}

/** A quantity and the button that adds an item to the cart, with the reason if it cannot be added. */
export function AddItem({ item: { sku, name, sold_out }, availabilityId }: AddItemProps) {
  const [quantity, setQuantity] = useState(1);
  const { run, isPending, error } = useApiAction();
  const line = { cart_item: { product_sku: sku, product_name: name }, quantity };
  const addToCart = () => void run(() => cart.add([line]));

  return (
    <>
      <div className={styles.buy}>
        <QuantityField
          label={`Quantity of ${name}`}
          quantity={quantity}
          onChange={setQuantity}
          disabled={sold_out}
        />
        <Button
          disabled={sold_out}
          aria-disabled={isPending || undefined}
          aria-label={`Add to Cart: ${name}`}
          aria-describedby={sold_out ? availabilityId : undefined}
          onClick={ignoreDoubleClick(addToCart)}
        >
          {isPending ? "One moment…" : "Add to Cart"}
        </Button>
      </div>
      {error && (
        <div className={styles.error}>
          <Alert kind="error">{error.message}</Alert>
        </div>
      )}
    </>
  );
}
