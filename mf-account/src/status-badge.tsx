import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/order-words";
import { classes } from "@ligate/ui/classes";
import styles from "./status-badge.module.css";

export interface StatusBadgeProps {
  /** A code of the wire; one that this page does not know yet is Unknown. */
  status: string;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  if (!isKnown(status)) return <span className={styles.badge}>Unknown</span>;
  return <span className={classes(styles.badge, LOOKS[status])}>{ORDER_STATUS[status]}</span>;
}

const LOOKS: Record<OrderStatus, string | undefined> = {
  open: styles.open,
  in_progress: styles.inProgress,
  ready_for_delivery: styles.ready,
  invoiced: styles.invoiced,
  paid: styles.paid,
};

const isKnown = (status: string): status is OrderStatus => Object.hasOwn(ORDER_STATUS, status);
