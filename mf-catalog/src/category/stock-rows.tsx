import type { StockItem } from "@ligate/contract/catalog/kit-table-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { cart } from "@ligate/platform/cart";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./kit-table.module.css";

export interface StockRowsProps {
  items: readonly StockItem[];
}

/** The head and body of a table of stock items. They have no product page, so each row has a button that adds the item to the cart. */
export function StockRows({ items }: StockRowsProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Number</th>
          <th scope="col">Delivery</th>
          <th scope="col">Price</th>
          <th scope="col">Order</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <StockRow key={item.sku} {...item} />
        ))}
      </tbody>
    </>
  );
}

function StockRow({ sku, name, price, in_stock, lead_days }: StockItem) {
  const { run, isPending, error } = useApiAction();
  const line = { cart_item: { product_sku: sku, product_name: name }, quantity: 1 };
  const addToCart = () => void run(() => cart.add([line]));
  return (
    <tr>
      <th scope="row">
        {name}
        {error && <Alert kind="error">{error.message}</Alert>}
      </th>
      <td className={styles.number}>{sku}</td>
      <td className={styles.delivery}>
        <span className={in_stock ? styles.ready : styles.toOrder}>
          {in_stock ? "In stock" : "Made to order"}
        </span>
        <span className={styles.description}>{lead_days} business days</span>
      </td>
      <td className={styles.price}>{formatDollars(price)}</td>
      <td>
        <Button
          small
          aria-disabled={isPending}
          aria-label={`Add to Cart: ${name}`}
          onClick={ignoreDoubleClick(addToCart)}
        >
          {isPending ? "One moment…" : "Add to Cart"}
        </Button>
      </td>
    </tr>
  );
}
