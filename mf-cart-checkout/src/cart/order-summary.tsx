import { useGo } from "@ligate/platform/router";
import { AmountList, type OrderAmounts } from "@ligate/ui/amount-list";
import { LinkButton } from "@ligate/ui/button";
import type { MouseEvent } from "react";
import layout from "../layout.module.css";

export interface OrderSummaryProps {
  amounts: OrderAmounts;
  isSaving: boolean;
  settled: () => Promise<void>;
}

export function OrderSummary({ amounts, isSaving, settled }: OrderSummaryProps) {
  const go = useGo();

  // Entering the checkout is a new document, which would cut off a change that is on its way.
  function waitForChanges(event: MouseEvent) {
    if (!isSaving) return;
    event.preventDefault();
    void settled().then(() => go("/checkout"));
  }

  return (
    <section className={layout.panel} aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <AmountList amounts={amounts} />
      <LinkButton to="/checkout" reloadDocument wide onClick={waitForChanges}>
        Checkout
      </LinkButton>
    </section>
  );
}
