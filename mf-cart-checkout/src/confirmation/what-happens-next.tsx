import { formatWeekday } from "@ligate/contract/common/dates";
import { parseSku } from "@ligate/contract/design/sku";
import { SCREENING_DUE } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { OrderAgain } from "@ligate/ui/orders/order-again";
import styles from "./order-confirmation.module.css";

export interface WhatHappensNextProps {
  /** An order that is not cancelled. */
  order: OrderView;
}

export function WhatHappensNext({ order }: WhatHappensNextProps) {
  return (
    <section aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className={styles.heading}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        {getSteps(order).map(([name, step]) => (
          <li key={name}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <LinkButton to="/profile/orders/open" small>
          View my orders
        </LinkButton>
        <OrderAgain orderNumber={order.order_number} variant="outlined" small />
      </div>
    </section>
  );
}

type Step = [name: string, text: string];

const SCREENING: Step = ["screening", SCREENING_DUE];

function getSteps(order: OrderView): Step[] {
  const { items, payment_status, user, est_delivery_date, po_number, references = {} } = order;
  const hasDesign = items.some(({ product_sku }) => parseSku(product_sku));
  const isUnderReview = payment_status === "pending";
  const invoice: Step = [
    "invoice",
    `We send the invoice for the purchase order to ${references.invoices_to ?? user.email}.`,
  ];
  return [
    [
      "confirmation",
      isUnderReview
        ? `PayPal reviews your payment, and we e-mail the result to ${user.email}. Production starts once the payment is confirmed.`
        : `A confirmation is on its way to ${user.email}.`,
    ],
    ...(order.screening === "due" ? [SCREENING] : []),
    hasDesign
      ? ["check", "We verify every sequence by hand before production begins."]
      : ["packing", "We pack your items and ship them as they become ready."],
    [
      "delivery",
      isUnderReview
        ? "We will e-mail you at each step."
        : `It should arrive by ${formatWeekday(est_delivery_date)}. We will e-mail you at each step.`,
    ],
    ...(po_number ? [invoice] : []),
  ];
}
