import type { OrderView } from "@ligate/contract/orders/schemas";
import { Alert } from "@ligate/ui/feedback/alert";
import { lazy } from "react";
import { Disclosure } from "../shared/forms/disclosure.tsx";
import styles from "./ask-about-order.module.css";
import { AskAboutOrder } from "./ask-about-order.tsx";

const CancelForm = lazy(() => import("./cancel-form.tsx").then((loaded) => ({ default: loaded.CancelForm })));

/**
 * Cancels an open order with a reason, and refunds what was paid. Once production has begun, it is a question to the store.
 * Nothing for orders that have been shipped or cancelled, and for an older API.
 */
export function CancelOrder({ order }: { order: OrderView }) {
  const { status, payment_status, is_being_cancelled } = order;
  if (is_being_cancelled) return <Alert kind="notice">{REFUNDING}</Alert>;
  if (status === "open" && payment_status !== "pending" && is_being_cancelled === false)
    return (
      <Disclosure label="Cancel order" small wide className={styles.question}>
        {(close) => <CancelForm orderNumber={order.order_number} onClose={close} />}
      </Disclosure>
    );
  if (status === "in_progress")
    return <AskAboutOrder orderNumber={order.order_number} topic={CANCELLATION} />;
  return null;
}

const REFUNDING = "PayPal is refunding your payment. The order is cancelled when it has finished.";

const CANCELLATION = {
  id: "cancel",
  label: "Ask to cancel",
  message: "Please cancel this order, if that is still possible.",
};
