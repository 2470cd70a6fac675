import { formatWeekday } from "@ligate/contract/common/dates";
import { parseSku } from "@ligate/contract/design/sku";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { Button, LinkButton } from "@ligate/ui/controls/button";
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
        {getSteps(order).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <LinkButton to="/profile/orders/open" small>
          View my orders
        </LinkButton>
        <Button variant="outlined" small onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  );
}

function getSteps({ items, payment_status, user, est_delivery_date }: OrderView): string[] {
  const hasDesign = items.some(({ product_sku }) => parseSku(product_sku));
  const isUnderReview = payment_status === "pending";
  return [
    isUnderReview
      ? `PayPal reviews your payment. We e-mail the result to ${user.email}, and begin only then.`
      : `A confirmation is on its way to ${user.email}.`,
    ...(hasDesign
      ? [
          "We verify every sequence by hand before production begins.",
          "Plasmid sequences are deposited in your account once the order is processed.",
        ]
      : ["We pack your items, and ship them as they are ready."]),
    isUnderReview
      ? "You get an e-mail at each step."
      : `It should be with you by ${formatWeekday(est_delivery_date)}. You get an e-mail at each step.`,
  ];
}
