import type { StockItem } from "@ligate/contract/catalog/kit-table-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { cart } from "@ligate/platform/cart";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { useId, useState } from "react";
import styles from "../kit-table.module.css";
import { StockAvailability } from "./stock-availability.tsx";

export interface StockRowProps {
  item: StockItem;
}

/** A stock item with its availability, its price, and the controls that add it to the cart. */
export function StockRow({ item }: StockRowProps) {
  const { sku, name, price, sold_out } = item;
  const availabilityId = useId();
  const [quantity, setQuantity] = useState(1);
  const { run, isPending, error } = useApiAction();
  const line = { cart_item: { product_sku: sku, product_name: name }, quantity };
  const addToCart = () => void run(() => cart.add([line]));

  return (
    <tr>
      <th scope="row">
        {name}
        {error && (
          <div className={styles.error}>
            <Alert kind="error">{error.message}</Alert>
          </div>
        )}
      </th>
      <td className={styles.number}>{sku}</td>
      <td className={styles.delivery}>
        <StockAvailability id={availabilityId} item={item} />
      </td>
      <td className={styles.price}>{formatDollars(price)}</td>
      <td>
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
      </td>
    </tr>
  );
}
