import { formatDay, formatWeekday } from "@ligate/contract/common/dates";
import { ORDER_STATUS } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { fileDays } from "./files/file-days.ts";
import styles from "./order-history.module.css";
import { hasDeliveryDate, isInProduction } from "./order-progress.ts";

export interface OrderHistoryProps {
  order: OrderView;
}

/**
 * The statuses that an order has had and the files that were deposited with it, with their dates, and the expected delivery
 * while it is produced.
 */
export function OrderHistory({ order }: OrderHistoryProps) {
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.heading}>
        History
      </h2>
      <ol className={styles.history}>
        {stepsOf(order).map(({ title, at, note }) => (
          <li key={`${title} ${at}`} className={styles.step}>
            <span className={styles.status}>{title}</span>
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

const statusNames: Record<string, string> = ORDER_STATUS;

/** Changes of the status and deposited files, the oldest first. */
function stepsOf(order: OrderView) {
  const changes = order.history.map(({ status, at, note }) => ({
    title: statusNames[status] ?? "Unknown",
    at,
    note,
  }));
  const files = fileDays(order).map(({ at, names }) => ({
    title: names.length === 1 ? "File deposited" : `${names.length} files deposited`,
    at,
    note: names.join("\n"),
  }));
  return [...changes, ...files].toSorted((a, b) => a.at.localeCompare(b.at));
}
