import { formatWeekday } from "@ligate/contract/common/dates";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import styles from "./order-confirmation.module.css";

export interface WhatHappensNextProps {
  order: OrderView;
}

export function WhatHappensNext({ order }: WhatHappensNextProps) {
  return (
    <section aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className={styles.heading}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>A confirmation is on its way to {order.user.email}.</li>
        <li>We verify every sequence by hand before production begins.</li>
        <li>Plasmid sequences are deposited in your account once the order is processed.</li>
        <li>
          It should be with you by {formatWeekday(order.est_delivery_date)}. You get an e-mail at each step.
        </li>
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
