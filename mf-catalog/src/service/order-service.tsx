import type { CartItem } from "@ligate/contract/cart/schemas";
import type { ServiceOffer } from "@ligate/contract/services/schemas";
import { readDraft } from "@ligate/platform/drafts";
import { Button } from "@ligate/ui/controls/button";
import type { DraftName } from "@ligate/ui/forms/use-draft";
import { lineDraft } from "@ligate/ui/orders/cart-line";
import { lazy, Suspense, useEffect, useState } from "react";
import styles from "./service-offers.module.css";

const OrderForm = lazy(async () => {
  const { OrderForm } = await import(/* webpackChunkName: "service-order" */ "./order-form.tsx");
  return { default: OrderForm };
});

export interface OrderServiceProps {
  offer: ServiceOffer;
  /** Whether the address names this offer, which opens the form. */
  isAddressed: boolean;
  /** The line of the cart that is being changed. */
  line?: CartItem;
}

/** A button that opens the order form of a service. The form opens by itself if it has a draft. */
export function OrderService({ offer, isAddressed, line }: OrderServiceProps) {
  const [isOpen, setOpen] = useState(false);
  const draft: DraftName = line ? lineDraft(line) : `service ${offer.product_sku}`;
  useEffect(() => {
    if (isAddressed || readDraft(`draft:${draft}`)) setOpen(true);
  }, [isAddressed, draft]);

  return (
    <div className={styles.order}>
      <Button
        variant={isOpen ? "outlined" : "filled"}
        aria-expanded={isOpen}
        aria-label={`Order ${offer.product_name}`}
        onClick={() => setOpen(!isOpen)}
      >
        Order
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading the form…</p>}>
          <OrderForm key={draft} draft={draft} offer={offer} line={line} />
        </Suspense>
      )}
    </div>
  );
}
