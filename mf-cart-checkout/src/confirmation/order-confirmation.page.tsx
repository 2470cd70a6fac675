import { toCents } from "@ligate/contract/cents";
import { formatWeekday } from "@ligate/contract/dates";
import { purchaseOrderSplit } from "@ligate/contract/payment-split";
import { Head } from "@ligate/platform/head";
import { useLoaderData, useParams } from "@ligate/platform/router";
import { AmountList, amountsOf } from "@ligate/ui/amount-list";
import { OrderFacts } from "@ligate/ui/order-facts";
import { OrderLines } from "@ligate/ui/order-lines";
import { Page } from "@ligate/ui/page";
import { PaymentParts } from "../payment-parts.tsx";
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
          <OrderLines lines={order.items} />
          <AmountList amounts={amountsOf(order)} />
          {split && <PaymentParts split={split} isPaid />}
        </section>
        <div className={styles.aside}>
          <OrderFacts order={order} />
          <WhatHappensNext order={order} />
        </div>
      </div>
    </Page>
  );
}
