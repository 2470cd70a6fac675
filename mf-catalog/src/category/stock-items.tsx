import { formatDollars } from "@ligate/contract/cents";
import type { StockItem } from "@ligate/contract/kit-tables";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import type { MouseEvent } from "react";
import { useAddToCart } from "../use-add-to-cart.ts";
import styles from "./kit-table.module.css";

export interface StockItemsProps {
  items: readonly StockItem[];
}

/** Things on stock that have no page of their own: they are bought in their row. */
export function StockItems({ items }: StockItemsProps) {
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
          <Item key={item.sku} {...item} />
        ))}
      </tbody>
    </>
  );
}

function Item({ sku, name, price, in_stock, lead_days }: StockItem) {
  const { add, isAdding, problem } = useAddToCart();
  const order = (click: MouseEvent) =>
    void add({ cart_item: { product_sku: sku, product_name: name }, quantity: 1 }, click);
  return (
    <tr>
      <th scope="row">
        {name}
        {problem && <Alert kind="error">{problem}</Alert>}
      </th>
      <td className={styles.number}>{sku}</td>
      <td className={styles.delivery}>
        <span className={in_stock ? styles.ready : styles.toOrder}>
          {in_stock ? "In stock" : "Made to order"}
        </span>
        <span className={styles.holds}>{lead_days} business days</span>
      </td>
      <td className={styles.price}>{formatDollars(price)}</td>
      <td>
        <Button small aria-disabled={isAdding} aria-label={`Add to Cart: ${name}`} onClick={order}>
          {isAdding ? "One moment…" : "Add to Cart"}
        </Button>
      </td>
    </tr>
  );
}
