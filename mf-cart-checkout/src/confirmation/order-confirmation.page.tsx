import { formatWeekday } from "@ligate/contract/common/dates";
import { toCents } from "@ligate/contract/common/money";
import { purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import { Head } from "@ligate/platform/head";
import { useLoaderData, useParams } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import { OrderDetails } from "@ligate/ui/orders/order-details";
import { OrderItems } from "@ligate/ui/orders/order-items";
import { OrderTotals, toOrderAmounts } from "@ligate/ui/orders/order-totals";
import { PaymentSplitSummary } from "../shared/payment-split-summary.tsx";
import type { orderConfirmationLoader } from "./order-confirmation.loader.ts";
import styles from "./order-confirmation.module.css";
import { WhatHappensNext } from "./what-happens-next.tsx";

export function Component() {
  const order = useLoaderData<typeof orderConfirmationLoader>();
  const { token } = useParams();
  const split = order.po_number ? purchaseOrderSplit(toCents(order.total_price)) : undefined;

  return (
    <Page>
      <Head title="Order confirmation" description="Your order, its delivery and what happens next." />
      <h1>Thank you for your order #{token}</h1>
      <p className={styles.dates}>
        Order {order.order_number}, placed {formatWeekday(order.order_placed_date)}. Estimated delivery{" "}
        <strong>{formatWeekday(order.est_delivery_date)}</strong>.
      </p>
      <div className={styles.columns}>
        <section className={styles.order} aria-labelledby="your-order">
          <h2 id="your-order" className={styles.heading}>
            Your order
          </h2>
          <OrderItems items={order.items} />
          <OrderTotals amounts={toOrderAmounts(order)} />
          {split && <PaymentSplitSummary split={split} isPaid />}
        </section>
        <div className={styles.aside}>
          <OrderDetails order={order} />
          <WhatHappensNext order={order} />
        </div>
      </div>
    </Page>
  );
}
