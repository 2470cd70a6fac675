import {
  ORDER_STATUS,
  type OrderPaymentStatus,
  type OrderStatus,
  UNDER_REVIEW,
} from "@ligate/contract/orders/constants";
import { cx } from "@ligate/ui/cx";
import styles from "./status-badge.module.css";

export interface StatusBadgeProps {
  /** A status of the API. A status unknown to this release is shown as Unknown. */
  status: string;
  paymentStatus: OrderPaymentStatus;
}

/** The status of an order and, beside it, that PayPal reviews its payment. */
export function StatusBadge({ status, paymentStatus }: StatusBadgeProps) {
  return (
    <>
      <span className={cx(styles.badge, isOrderStatus(status) && STATUS_CLASSES[status])}>
        {isOrderStatus(status) ? ORDER_STATUS[status] : "Unknown"}
      </span>{" "}
      {paymentStatus === "pending" && <span className={cx(styles.badge, styles.review)}>{UNDER_REVIEW}</span>}
    </>
  );
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
