import type { OrderItem } from "@ligate/contract/order-list";
import type { OrderColumn } from "@ligate/contract/order-words";
import { classes } from "@ligate/ui/classes";
import { OrderRow } from "./order-row.tsx";
import styles from "./orders-table.module.css";
import { SortHeading } from "./sort-heading.tsx";

export interface OrdersTableProps {
  items: readonly OrderItem[];
  /** What is shown is about to be replaced. */
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

/** The lines of orders; on a phone a card each, below its headings, by which they are still sorted. */
export function OrdersTable({ items, isPending }: OrdersTableProps) {
  return (
    <table className={classes(styles.table, isPending && styles.pending)} aria-busy={isPending}>
      <caption className={styles.caption}>Order lines, sorted by the heading that is pressed</caption>
      <thead>
        <tr>
          {Object.entries(HEADINGS).map(([column, heading]) => (
            <SortHeading key={column} column={column as OrderColumn} heading={heading} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <OrderRow key={`${item.order_id} ${item.product_sku} ${item.product_name}`} item={item} />
        ))}
      </tbody>
    </table>
  );
}
