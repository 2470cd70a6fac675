import { formatDay, formatWeekday } from "@ligate/contract/common/dates";
import { ORDER_STATUS } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import styles from "./order-history.module.css";
import { hasDeliveryDate, isInProduction } from "./order-progress.ts";

export interface OrderHistoryProps {
  order: OrderView;
}

/** The statuses that an order has had, with their dates, and the expected delivery while it is produced. */
export function OrderHistory({ order }: OrderHistoryProps) {
  const statusNames: Record<string, string> = ORDER_STATUS;
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.heading}>
        History
      </h2>
      <ol className={styles.history}>
        {order.history.map(({ status, at, note }) => (
          <li key={`${status} ${at}`} className={styles.step}>
            <span className={styles.status}>{statusNames[status] ?? "Unknown"}</span>
            <time className={styles.date} dateTime={at}>
              {formatDay(at)}
            </time>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
        {isInProduction(order) && hasDeliveryDate(order) && (
          <li className={styles.expected}>
            <span className={styles.status}>Expected delivery</span>
            <time className={styles.date} dateTime={order.est_delivery_date}>
              {formatWeekday(order.est_delivery_date)}
            </time>
          </li>
        )}
      </ol>
    </section>
  );
}
