import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";
import type { Cart } from "@ligate/contract/cart";
import { toDollars } from "@ligate/contract/cents";
import type { CartConflict } from "@ligate/contract/orders";
import { api } from "@ligate/platform/api";
import { cart as cartStore } from "@ligate/platform/cart";
import { useGo, useRevalidator } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { type RefObject, useEffect, useRef, useState } from "react";
import { orderAmounts } from "../order-amounts.ts";
import { usePaymentDesk } from "../payment/payment.ts";
import { capturePayload } from "./capture-payload.ts";
import { forgetDraft } from "./draft.ts";
import { taxRateOf } from "./tax-rate.ts";

export interface Order {
  cart: Cart;
  shipping: ShippingAddress | undefined;
  /** Whom to bill, where that is elsewhere. */
  billing: RefObject<BillingAddress | undefined>;
}

/** The payment of a cart: what it asks of the API, and where each answer leads. */
export function useOrderPayment({ cart, shipping, billing }: Order) {
  const go = useGo();
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState<{ found: CartConflict; seen: Cart }>();
  const taxRate = useTaxRate(shipping?.zipcode);

  const [state, desk] = usePaymentDesk({
    async create() {
      const total_price = toDollars(orderAmounts(cart.data).totalCents);
      const { id } = await api.post("/api/orders/create/", { body: { total_price } });
      return id;
    },
    async capture(orderID) {
      if (!shipping) throw new Error("Nothing is paid before it is known where to ship.");
      const agreed = { cart, shipping, billing: billing.current, taxRate: await taxRate.current };
      const body = capturePayload(agreed);
      const captured = await api.post("/api/orders/capture/:orderID", { params: { orderID }, body });
      return captureIdOf(captured);
    },
    onPaid(captureId) {
      forgetDraft();
      cartStore.accept({ count: 0 });
      go(`/order-confirmation/${encodeURIComponent(captureId)}`, { replace: true });
    },
    onConflict(found) {
      // An empty cart leads away from the checkout: there is nothing to agree to.
      if (found.cart.count === 0) void revalidate();
      else setConflict({ found, seen: cart });
    },
    async onSignedOut() {
      await session.refresh();
      go(loginAddress(new URL(window.location.href)));
    },
  });

  return {
    state,
    desk,
    // Over as soon as the page shows another cart than the one that was objected to.
    conflict: conflict?.seen === cart ? conflict.found : undefined,
    acceptChanges: () => void revalidate(),
    closeConflict: () => setConflict(undefined),
  };
}

/** Asked for as soon as the ZIP is known: nobody waits for it when paying. */
function useTaxRate(zipcode: string | undefined) {
  const rate = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    rate.current = zipcode === undefined ? undefined : taxRateOf(zipcode);
  }, [zipcode]);
  return rate;
}

interface Capture {
  purchase_units: { payments: { captures: { id: string }[] } }[];
}

function captureIdOf({ purchase_units: [unit] }: Capture): string {
  const [capture] = unit?.payments.captures ?? [];
  if (!capture) throw new Error("The store answered a capture without its id.");
  return capture.id;
}
