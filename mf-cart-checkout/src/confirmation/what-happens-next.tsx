import { formatWeekday } from "@ligate/contract/common/dates";
import { parseSku } from "@ligate/contract/design/sku";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { Link } from "@ligate/platform/router";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { OrderAgain } from "@ligate/ui/orders/order-again";
import type { ReactNode } from "react";
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
        <Button variant="outlined" small onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  );
}

type Step = [name: string, text: ReactNode];

function getSteps({ order_number, items, payment_status, user, est_delivery_date }: OrderView): Step[] {
  const hasDesign = items.some(({ product_sku }) => parseSku(product_sku));
  const isUnderReview = payment_status === "pending";
  const page = <Link to={`/profile/order/${encodeURIComponent(order_number)}`}>your order page</Link>;
  const design: Step[] = [
    ["check", "We verify every sequence by hand before production begins."],
    [
      "deposit",
      <>
        Plasmid sequences are deposited in your account once the order is processed. You can download them
        from {page}.
      </>,
    ],
  ];
  return [
    [
      "confirmation",
      isUnderReview
        ? `PayPal reviews your payment, and we e-mail the result to ${user.email}. Production starts once the payment is confirmed.`
        : `A confirmation is on its way to ${user.email}.`,
    ],
    ...(hasDesign ? design : PACKED),
    [
      "delivery",
      isUnderReview
        ? "We will e-mail you at each step."
        : `It should arrive by ${formatWeekday(est_delivery_date)}. We will e-mail you at each step.`,
    ],
  ];
}

const PACKED: Step[] = [["packing", "We pack your items and ship them as they become ready."]];
