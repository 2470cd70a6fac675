import { formatDollars } from "@ligate/contract/common/money";
import { Link } from "@ligate/platform/router";
import type { ReactNode } from "react";
import styles from "./order-items.module.css";

export interface OrderItem {
  product_sku: string;
  product_name: string;
  url: string;
  quantity: number;
  /** Dollars for the whole quantity. */
  total_price: number;
}

export interface OrderItemsProps {
  items: readonly OrderItem[];
  /** Renders what a customer can do with an item, below it. */
  renderActions?: (item: OrderItem) => ReactNode;
}

/** A read-only list of the items of an order. */
export function OrderItems({ items, renderActions }: OrderItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={`${item.product_sku} ${item.product_name}`} className={styles.item}>
          <div>
            <Link to={item.url}>{item.product_name}</Link>
            <p className={styles.sku}>{item.product_sku}</p>
            <p className={styles.quantity}>Quantity {item.quantity}</p>
          </div>
          <span className={styles.price}>{formatDollars(item.total_price)}</span>
          {renderActions && <div className={styles.actions}>{renderActions(item)}</div>}
        </li>
      ))}
    </ul>
  );
}
