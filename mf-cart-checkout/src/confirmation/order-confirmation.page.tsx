import { formatWeekday } from "@ligate/contract/common/dates";
import { toCents } from "@ligate/contract/common/money";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { REVIEW_DENIED, underReviewText } from "@ligate/contract/payments/outcome-texts";
import { PURCHASE_ORDER_SOURCE } from "@ligate/contract/payments/payment-source";
import { purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import { Head } from "@ligate/platform/head";
import { useLoaderData, useParams } from "@ligate/platform/router";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { OrderDetails } from "@ligate/ui/orders/order-details";
import { OrderItems } from "@ligate/ui/orders/order-items";
import { OrderTotals, toOrderAmounts } from "@ligate/ui/orders/order-totals";
import { PaymentSplitSummary } from "../shared/payment-split-summary.tsx";
import type { orderConfirmationLoader } from "./order-confirmation.loader.ts";
import styles from "./order-confirmation.module.css";
import { OrderDocuments } from "./order-documents.tsx";
import { WhatHappensNext } from "./what-happens-next.tsx";

export function Component() {
  const order = useLoaderData<typeof orderConfirmationLoader>();
  const { token } = useParams();
  const isCancelled = order.status === "cancelled";
  const isWhole = order.payment_source === PURCHASE_ORDER_SOURCE;
  const split = order.po_number ? purchaseOrderSplit(toCents(order.total_price), isWhole) : undefined;

  return (
    <Page>
      <Head title="Order confirmation" description="Your order, its delivery and what happens next." />
      <h1>
        Thank you for your order <span className={styles.token}>#{token}</span>
      </h1>
      <p className={styles.dates}>
        <strong>Order {order.order_number}</strong>, placed {formatWeekday(order.order_placed_date)}.
        {!isCancelled && <Delivery order={order} />}
      </p>
      <PaymentNotice order={order} />
      <div className={styles.columns}>
        <div className={styles.order}>
          {!isCancelled && <WhatHappensNext order={order} />}
          <section className={styles.section} aria-labelledby="your-order">
            <h2 id="your-order" className={styles.heading}>
              Your order
            </h2>
            <OrderItems items={order.items} hasAvailability={!isCancelled} />
            <OrderTotals amounts={toOrderAmounts(order)} />
            {split && <PaymentSplitSummary split={split} creditLabel={CREDIT_LABELS[order.payment_status]} />}
          </section>
        </div>
        <div className={styles.order}>
          <OrderDetails order={order} />
          {!isCancelled && <OrderDocuments order={order} />}
        </div>
      </div>
    </Page>
  );
}

/** The production begins when the payment is confirmed, so a payment under review has no delivery date yet. */
function Delivery({ order: { payment_status, est_delivery_date } }: { order: OrderView }) {
  if (payment_status === "pending") return " We will set the delivery date once your payment is confirmed.";
  return (
    <>
      {" "}
      Estimated delivery <strong>{formatWeekday(est_delivery_date)}</strong>.
    </>
  );
}

/** Label of the part of the order that is paid by card or PayPal. */
const CREDIT_LABELS = { confirmed: "Paid", pending: "Under review", denied: "Not taken" } as const;

/** A notice about a payment under review, a refused payment or a cancelled order; nothing for a confirmed payment. */
function PaymentNotice({ order: { payment_status, status } }: { order: OrderView }) {
  const notices = {
    confirmed: status === "cancelled" ? "This order is cancelled." : undefined,
    pending: underReviewText("cart"),
    denied: REVIEW_DENIED,
  };
  const text = notices[payment_status];
  if (!text) return null;
  return (
    <div className={styles.notice}>
      <Alert kind={payment_status === "denied" ? "error" : "notice"}>{text}</Alert>
    </div>
  );
}
