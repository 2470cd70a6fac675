import type { BillingAddress, OrderReferences, ShippingAddress } from "@ligate/contract/address/schemas";
import type { Cart } from "@ligate/contract/cart/schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { PaymentSplit } from "@ligate/contract/payments/payment-split";
import { api } from "@ligate/platform/api";
import { cart as cartStore } from "@ligate/platform/cart";
import { useNavigateTo } from "@ligate/platform/router";
import { type RefObject, useEffect, useRef } from "react";
import { getCaptureId, usePayment } from "../../payment/index.ts";
import type { PurchaseOrder } from "../../purchase-order/index.ts";
import { assertBuyer } from "../../shared/assert-buyer.ts";
import { orderConfirmationPath } from "../../shared/attempts.ts";
import { removeCheckoutDraft } from "../checkout-draft.ts";
import {
  createCapturePayload,
  createPurchaseOrderPayload,
  getOrderAddress,
  type OrderDetails,
} from "./capture-payload.ts";
import { useCartConflict } from "./use-cart-conflict.ts";

export interface OrderInput {
  cart: Cart;
  /** E-mail address of the buyer; `undefined` for a guest. */
  owner: string | undefined;
  shipping: ShippingAddress | undefined;
  /** Empty if the order is billed to the shipping address. */
  billingAddress: RefObject<BillingAddress | undefined>;
  references: RefObject<OrderReferences | undefined>;
  /** The parts paid by card or PayPal and by purchase order. */
  split: PaymentSplit;
  purchaseOrder: RefObject<PurchaseOrder | undefined>;
}

/** The payment of the checkout's cart, and a conflict with the cart of the API. */
export function useOrderPayment(input: OrderInput) {
  const { cart, owner, split } = input;
  const navigateTo = useNavigateTo();
  const { conflict, showConflict } = useCartConflict(cart);
  const taxRate = useTaxRate(input.shipping?.zipcode);
  const getDetails = async () => getOrderDetails(input, await taxRate.current);
  const getPurchaseOrderPayload = async () =>
    createPurchaseOrderPayload(await getDetails(), split, getPurchaseOrder(input));

  const payment = usePayment("cart", {
    async create(method) {
      await assertBuyer(owner);
      const body = {
        total_price: toDollars(split.creditCents),
        payment_source: method === "card" ? ("card" as const) : ("paypal" as const),
        // Without the tax rate, for which PayPal's window would wait.
        address: getOrderAddress(getOrderDetails(input, undefined)),
      };
      const { id } = await api.post("/api/orders/create/", { body });
      return id;
    },
    async capture(orderID) {
      const params = { orderID };
      if (split.poCents > 0) {
        const body = await getPurchaseOrderPayload();
        return (await api.post("/api/orders/capture/po/:orderID", { params, body })).payment_token;
      }
      const body = createCapturePayload(await getDetails());
      return getCaptureId(await api.post("/api/orders/capture/:orderID", { params, body }));
    },
    async placeOrder(attempt) {
      await assertBuyer(owner);
      const body = { ...(await getPurchaseOrderPayload()), attempt };
      return (await api.post("/api/orders/pay-with-purchase-order/", { body })).payment_token;
    },
    afterCapture: [
      removeCheckoutDraft,
      () => cartStore.setFromResponse({ count: 0 }),
      (token) => navigateTo(orderConfirmationPath(token), { replace: true }),
    ],
    onConflict: showConflict,
  });

  return { payment, conflict };
}

/** Requests the tax rate as soon as the ZIP code is known, so that the payment does not wait for it. */
function useTaxRate(zipcode: string | undefined) {
  const rate = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    rate.current = zipcode === undefined ? undefined : fetchTaxRate(zipcode);
  }, [zipcode]);
  return rate;
}

function getOrderDetails(
  { cart, shipping, billingAddress, references }: OrderInput,
  taxRate: string | undefined,
): OrderDetails {
  if (!shipping) throw new Error("The payment needs a shipping address.");
  return {
    cart,
    shipping,
    billingAddress: billingAddress.current,
    references: references.current,
    taxRate,
  };
}

function getPurchaseOrder({ purchaseOrder }: OrderInput): PurchaseOrder {
  if (!purchaseOrder.current) throw new Error("The payment needs a purchase order.");
  return purchaseOrder.current;
}

const TIMEOUT_MS = 5000;

/** The sales-tax rate of a ZIP code; `undefined` if it cannot be loaded, because the checkout works without it. */
async function fetchTaxRate(zipcode: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const [first] = await api.get("/api/tax/", { query: { zip_code: zipcode }, signal });
    return first?.total_rate;
  } catch {
    return undefined;
  }
}
