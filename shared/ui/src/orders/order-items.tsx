import { formatDollars } from "@ligate/contract/common/money";
import { withKeys } from "@ligate/contract/orders/with-keys";
import { Link } from "@ligate/platform/router";
import type { ReactNode } from "react";
import { Availability } from "./availability.tsx";
import styles from "./order-items.module.css";

export interface OrderItem {
  product_sku: string;
  product_name: string;
  url: string;
  quantity: number;
  /** Dollars for the whole quantity. */
  total_price: number;
  ready_quantity: number;
  ready_days: number | null;
  made_to_order_days: number | null;
}

export interface OrderItemsProps {
  items: readonly OrderItem[];
  /** Shows when the pieces are delivered, counted from the day of the order. */
  hasAvailability?: boolean;
  /** Renders what a customer can do with an item, below it. */
  renderActions?: (item: OrderItem) => ReactNode;
}

/** A read-only list of the items of an order. */
export function OrderItems({ items, hasAvailability, renderActions }: OrderItemsProps) {
  return (
    <ul className={styles.items}>
      {withKeys(items).map(({ key, line: item }) => (
        <li key={key} className={styles.item}>
          <div>
            <Link to={item.url}>{item.product_name}</Link>
            <p className={styles.sku}>{item.product_sku}</p>
            <p className={styles.quantity}>Quantity {item.quantity}</p>
            {hasAvailability && <Availability line={item} />}
          </div>
          <span className={styles.price}>{formatDollars(item.total_price)}</span>
          {renderActions && <div className={styles.actions}>{renderActions(item)}</div>}
        </li>
      ))}
    </ul>
  );
}
