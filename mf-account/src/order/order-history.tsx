import { formatDay, formatWeekday } from "@ligate/contract/common/dates";
import { ORDER_STATUS } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { carrierName } from "@ligate/contract/shipments/constants";
import { hasDeliveryDate, isInProduction } from "../shared/order-state.ts";
import styles from "./order-history.module.css";

export interface OrderHistoryProps {
  order: OrderView;
}

/**
 * The statuses that an order has had, its shipments and the files that were deposited with it, with their dates, and the estimated delivery
 * while it is produced.
 */
export function OrderHistory({ order }: OrderHistoryProps) {
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.heading}>
        History
      </h2>
      <ol className={styles.history}>
        {toSteps(order).map(({ title, at, note }) => (
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
            <span className={styles.status}>Estimated delivery</span>
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

/** Changes of the status, shipments and deposited files, the oldest first. */
function toSteps(order: OrderView) {
  const changes = order.history.map(({ status, at, note }) => ({
    title: statusNames[status] ?? "Unknown",
    at,
    note,
  }));
  const files = groupFilesByDay(order).map(({ at, names }) => ({
    title: names.length === 1 ? "File deposited" : `${names.length} files deposited`,
    at,
    note: names.join("\n"),
  }));
  return [...changes, ...files, ...toShipmentSteps(order)].toSorted((a, b) => a.at.localeCompare(b.at));
}

const toShipmentSteps = ({ shipments = [] }: OrderView) =>
  shipments.map(({ carrier, tracking_number, number, at }) => ({
    title: shipments.length === 1 ? "Shipped" : `Shipment ${number}`,
    at,
    note: [carrierName(carrier), tracking_number].filter(Boolean).join(" "),
  }));

/** The files of one day, for the history of an order. */
interface FileDay {
  /** When the first of them was deposited. */
  at: string;
  /** In order of time. */
  names: string[];
}

/** The files of an order by the day (UTC) on which they were deposited. */
function groupFilesByDay({ items }: Pick<OrderView, "items">): FileDay[] {
  const days = new Map<string, FileDay>();
  const files = items.flatMap((item) => item.files).toSorted((a, b) => (a.added_at < b.added_at ? -1 : 1));
  for (const { added_at, name } of files) {
    const day = added_at.slice(0, 10);
    const found = days.get(day);
    if (found) found.names.push(name);
    else days.set(day, { at: added_at, names: [name] });
  }
  return [...days.values()];
}
