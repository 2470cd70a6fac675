import { formatDollars } from "@ligate/contract/common/money";
import type { OrderAgainResult } from "@ligate/contract/orders/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./order-again.module.css";

export interface OrderAgainOutcomeProps {
  result: OrderAgainResult;
}

/** What was added to the cart, and what cannot be ordered any more. Receives the focus when it replaces the button. */
export function OrderAgainOutcome({ result: { added, not_added } }: OrderAgainOutcomeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  return (
    <section ref={section} tabIndex={-1} className={styles.outcome} aria-label="Order again">
      {added.length > 0 && (
        <Lines heading="Added to your cart, at today's prices">
          {added.map(({ product_name, quantity, price }) => (
            <li key={product_name}>
              {product_name}, {quantity} × {formatDollars(price)}
            </li>
          ))}
        </Lines>
      )}
      {not_added.length > 0 && (
        <Lines heading="Not added">
          {not_added.map(({ product_name, reason }) => (
            <li key={product_name}>
              {product_name}: {reason}
            </li>
          ))}
        </Lines>
      )}
      {added.length > 0 && (
        <LinkButton to="/cart" wide>
          Go to the cart
        </LinkButton>
      )}
    </section>
  );
}

function Lines({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.lines}>{children}</ul>
    </div>
  );
}
