import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import { cx } from "@ligate/ui/cx";
import styles from "./status-badge.module.css";

export interface StatusBadgeProps {
  /** A status of the API. A status unknown to this release is shown as Unknown. */
  status: string;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  if (!isOrderStatus(status)) return <span className={styles.badge}>Unknown</span>;
  return <span className={cx(styles.badge, STATUS_CLASSES[status])}>{ORDER_STATUS[status]}</span>;
}

const STATUS_CLASSES: Record<OrderStatus, string | undefined> = {
  open: styles.open,
  in_progress: styles.inProgress,
  ready_for_delivery: styles.ready,
  invoiced: styles.invoiced,
  paid: styles.paid,
  cancelled: styles.cancelled,
};

const isOrderStatus = (status: string): status is OrderStatus => Object.hasOwn(ORDER_STATUS, status);
