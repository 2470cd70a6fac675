import type { OrderColumn } from "@ligate/contract/orders/constants";
import type { OrderItem } from "@ligate/contract/orders/schemas";
import { withKeys } from "@ligate/contract/orders/with-keys";
import { cx } from "@ligate/ui/cx";
import { OrderRow } from "./order-row.tsx";
import styles from "./orders-table.module.css";
import { SortHeading } from "./sort-heading.tsx";

export interface OrdersTableProps {
  items: readonly OrderItem[];
  /** Another list is loading. */
  isPending: boolean;
}

const HEADINGS = {
  order_id: "Order",
  order_placed_date: "Placed",
  work_period: "Work period",
  est_delivery_date: "Est. delivery",
  product_sku: "SKU",
  product_name: "Product",
  quantity: "Quantity",
  total_price: "Total",
  status: "Status",
} as const satisfies Record<OrderColumn, string>;

/** A table of order items. On a phone each row is a card, and the headings above the cards sort them. */
export function OrdersTable({ items, isPending }: OrdersTableProps) {
  return (
    <table className={cx(styles.table, isPending && styles.pending)} aria-busy={isPending}>
      <caption className={styles.caption}>Order lines, sorted by the heading that is pressed</caption>
      <thead>
        <tr>
          {Object.entries(HEADINGS).map(([column, heading]) => (
            <SortHeading key={column} column={column as OrderColumn} heading={heading} />
          ))}
        </tr>
      </thead>
      <tbody>
        {withKeys(items).map(({ key, line }) => (
          <OrderRow key={key} item={line} />
        ))}
      </tbody>
    </table>
  );
}
