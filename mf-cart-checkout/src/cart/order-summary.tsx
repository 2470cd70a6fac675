import { useNavigateTo } from "@ligate/platform/router";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { type OrderAmounts, OrderTotals } from "@ligate/ui/orders/order-totals";
import { type MouseEvent, useId } from "react";
import layout from "../shared/layout.module.css";

export interface OrderSummaryProps {
  amounts: OrderAmounts;
  isSaving: boolean;
  waitUntilSaved: () => Promise<void>;
  /** Why the cart cannot be ordered. */
  obstacle?: string;
}

export function OrderSummary({ amounts, isSaving, waitUntilSaved, obstacle }: OrderSummaryProps) {
  const navigateTo = useNavigateTo();
  const obstacleId = useId();

  // The checkout is a new document: entering it would cancel a request in progress.
  function enterCheckoutWhenSaved(event: MouseEvent) {
    if (!isSaving) return;
    event.preventDefault();
    void waitUntilSaved().then(() => navigateTo("/checkout"));
  }

  return (
    <section className={layout.panel} aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <OrderTotals amounts={amounts} />
      {obstacle ? (
        <>
          <Button wide disabled aria-describedby={obstacleId}>
            Checkout
          </Button>
          <div id={obstacleId}>
            <Alert kind="notice">{obstacle}</Alert>
          </div>
        </>
      ) : (
        <LinkButton to="/checkout" reloadDocument wide onClick={enterCheckoutWhenSaved}>
          Checkout
        </LinkButton>
      )}
    </section>
  );
}
