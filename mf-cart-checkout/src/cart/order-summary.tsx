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
  problem?: string;
}

export function OrderSummary({ amounts, isSaving, waitUntilSaved, problem }: OrderSummaryProps) {
  const navigateTo = useNavigateTo();
  const problemId = useId();

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
      {problem ? (
        <>
          <Button wide disabled aria-describedby={problemId}>
            Checkout
          </Button>
          <div id={problemId}>
            <Alert kind="notice">{problem}</Alert>
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
