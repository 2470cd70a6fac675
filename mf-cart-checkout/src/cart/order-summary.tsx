import { useNavigateTo } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { type OrderAmounts, OrderTotals } from "@ligate/ui/orders/order-totals";
import type { MouseEvent } from "react";
import layout from "../shared/layout.module.css";

export interface OrderSummaryProps {
  amounts: OrderAmounts;
  isSaving: boolean;
  waitUntilSaved: () => Promise<void>;
}

export function OrderSummary({ amounts, isSaving, waitUntilSaved }: OrderSummaryProps) {
  const navigateTo = useNavigateTo();

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
      <LinkButton to="/checkout" reloadDocument wide onClick={enterCheckoutWhenSaved}>
        Checkout
      </LinkButton>
    </section>
  );
}
