import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import type { OrderColumn } from "@ligate/contract/orders/constants";
import type { OrderItem } from "@ligate/contract/orders/schemas";
import { withKeys } from "@ligate/contract/orders/with-keys";
import { Link } from "@ligate/platform/router";
import { Table } from "@ligate/ui/content/table";
import { cx } from "@ligate/ui/cx";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { StatusBadge } from "../shared/status-badge.tsx";
import { getNextSort } from "./orders-query.ts";
import styles from "./orders-table.module.css";
import { useOrdersQuery } from "./use-orders-query.ts";

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

/** A table of order items. On a phone each row is a block, and the headings above them sort them. */
export function OrdersTable({ items, isPending }: OrdersTableProps) {
  return (
    <Table columns="many" className={cx(styles.table, isPending && styles.pending)} aria-busy={isPending}>
      <caption>
        <VisuallyHidden>Order lines, sorted by the selected column</VisuallyHidden>
      </caption>
      <thead className={styles.headings}>
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
    </Table>
  );
}

/** An order item. On a phone, `data-label` is the label of a cell. */
function OrderRow({ item }: { item: OrderItem }) {
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <Link to={`/profile/order/${item.order_id}`}>{item.order_id}</Link>
      </th>
      <td data-label="Placed">{formatDay(item.order_placed_date)}</td>
      <td data-label="Work period">{item.work_period}</td>
      <td data-label="Est. delivery">{formatDay(item.est_delivery_date)}</td>
      <td data-label="SKU" className={styles.sku}>
        <Sku sku={item.product_sku} />
      </td>
      <td className={styles.name}>
        <Link to={item.url}>
          <ProductLines product={item} />
        </Link>
      </td>
      <td data-label="Quantity" className={styles.amount}>
        {item.quantity}
      </td>
      <td data-label="Total" className={styles.amount}>
        {formatDollars(item.total_price)}
      </td>
      <td className={styles.status}>
        <StatusBadge status={item.status} paymentStatus={item.payment_status} />
      </td>
    </tr>
  );
}

/** A SKU that breaks between its design and its target only, where the column is narrow. */
function Sku({ sku }: { sku: string }) {
  const [, design, rest = sku] = /^((?:[^-]+-){3})(.+)$/.exec(sku) ?? [];
  return (
    <>
      {design && <span className={styles.unbroken}>{design}</span>}
      <span className={styles.unbroken}>{rest}</span>
    </>
  );
}

interface SortHeadingProps {
  column: OrderColumn;
  heading: string;
}

const SORT_ARROWS = { none: "↕", ascending: "↑", descending: "↓" } as const;

const ALIGNMENT_CLASSES: Partial<Record<OrderColumn, string>> = {
  quantity: styles.amount,
  total_price: styles.amount,
};

/** A column heading whose button cycles through ascending, descending and unsorted. */
function SortHeading({ column, heading }: SortHeadingProps) {
  const [query, changeQuery] = useOrdersQuery();
  const current = query.direction === "asc" ? "ascending" : "descending";
  const sorted = query.sort === column ? current : "none";

  return (
    <th scope="col" aria-sort={sorted} className={ALIGNMENT_CLASSES[column]}>
      <button type="button" className={styles.sort} onClick={() => changeQuery(getNextSort(query, column))}>
        {heading}
        <span className={styles.arrow} aria-hidden="true">
          {SORT_ARROWS[sorted]}
        </span>
      </button>
    </th>
  );
}
