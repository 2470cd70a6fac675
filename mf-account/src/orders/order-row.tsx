import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import type { OrderItem } from "@ligate/contract/orders/schemas";
import { Link } from "@ligate/platform/router";
import { StatusBadge } from "../shared/orders/status-badge.tsx";
import styles from "./orders-table.module.css";

/** An order item. On a phone, `data-label` is the label of a cell. */
export function OrderRow({ item }: { item: OrderItem }) {
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <Link to={`/profile/order/${item.order_id}`}>{item.order_id}</Link>
      </th>
      <td data-label="Placed">{formatDay(item.order_placed_date)}</td>
      <td data-label="Work period">{item.work_period}</td>
      <td data-label="Est. delivery">{formatDay(item.est_delivery_date)}</td>
      <td data-label="SKU" className={styles.sku}>
        {item.product_sku}
      </td>
      <td className={styles.name}>
        <Link to={item.url}>{item.product_name}</Link>
      </td>
      <td data-label="Quantity" className={styles.quantity}>
        {item.quantity}
      </td>
      <td data-label="Total" className={styles.total}>
        {formatDollars(item.total_price)}
      </td>
      <td className={styles.status}>
        <StatusBadge status={item.status} paymentStatus={item.payment_status} />
      </td>
    </tr>
  );
}
