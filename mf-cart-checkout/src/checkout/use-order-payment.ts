import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";
import type { Cart } from "@ligate/contract/cart";
import { toDollars } from "@ligate/contract/cents";
import type { CartConflict } from "@ligate/contract/orders";
import type { PaymentSplit } from "@ligate/contract/payment-split";
import { api } from "@ligate/platform/api";
import { cart as cartStore } from "@ligate/platform/cart";
import { useGo, useRevalidator } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { type RefObject, useEffect, useRef, useState } from "react";
import { captureIdOf, usePaymentDesk } from "../payment/payment.ts";
import type { PurchaseOrder } from "../purchase-order/purchase-order.ts";
import { type Agreed, capturePayload, purchaseOrderPayload } from "./capture-payload.ts";
import { forgetDraft } from "./draft.ts";
import { taxRateOf } from "./tax-rate.ts";

export interface Order {
  cart: Cart;
  shipping: ShippingAddress | undefined;
  /** Whom to bill, where that is elsewhere. */
  billing: RefObject<BillingAddress | undefined>;
  /** What is paid by card or PayPal, and what by purchase order. */
  split: PaymentSplit;
  purchaseOrder: RefObject<PurchaseOrder | undefined>;
}

/** The payment of a cart: what it asks of the API, and where each answer leads. */
export function useOrderPayment(order: Order) {
  const { cart, split } = order;
  const go = useGo();
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState<{ found: CartConflict; seen: Cart }>();
  const taxRate = useTaxRate(order.shipping?.zipcode);
  const agree = async () => agreedOf(order, await taxRate.current);

  const [state, desk] = usePaymentDesk({
    async create() {
      const body = { total_price: toDollars(split.creditCents) };
      const { id } = await api.post("/api/orders/create/", { body });
      return id;
    },
    async capture(orderID) {
      const params = { orderID };
      if (split.poCents > 0) {
        const body = purchaseOrderPayload(await agree(), split, filedOf(order));
        return (await api.post("/api/orders/capture/po/:orderID", { params, body })).payment_token;
      }
      const body = capturePayload(await agree());
      return captureIdOf(await api.post("/api/orders/capture/:orderID", { params, body }));
    },
    onPaid(token) {
      forgetDraft();
      cartStore.accept({ count: 0 });
      go(`/order-confirmation/${encodeURIComponent(token)}`, { replace: true });
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
    /** Orders by purchase order alone. */
    async place() {
      const body = purchaseOrderPayload(await agree(), split, filedOf(order));
      return (await api.post("/api/orders/pay-with-purchase-order/", { body })).payment_token;
    },
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

function agreedOf({ cart, shipping, billing }: Order, taxRate: string | undefined): Agreed {
  if (!shipping) throw new Error("Nothing is paid before it is known where to ship.");
  return { cart, shipping, billing: billing.current, taxRate };
}

function filedOf({ purchaseOrder }: Order): PurchaseOrder {
  if (!purchaseOrder.current) throw new Error("Nothing is ordered before the purchase order is filled in.");
  return purchaseOrder.current;
}
