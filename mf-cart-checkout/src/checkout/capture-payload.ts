import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";
import type { Cart } from "@ligate/contract/cart";
import { toDollars } from "@ligate/contract/cents";
import type { CapturePayment } from "@ligate/contract/orders";
import { salesTaxCents } from "@ligate/contract/sales-tax";
import { orderAmounts } from "../order-amounts.ts";

export interface Agreed {
  cart: Cart;
  shipping: ShippingAddress;
  /** Left out where it is billed to the shipping address. */
  billing: BillingAddress | undefined;
  /** Of the ZIP; unknown where the tax service is down: the server completes it. */
  taxRate: string | undefined;
}

/** What the buyer has agreed to pay, as the capture sends it for the server to compare. */
export function capturePayload({ cart, shipping, billing, taxRate }: Agreed): CapturePayment {
  const { quantity, subtotalCents, shippingCents } = orderAmounts(cart.data);
  return {
    address: { ...shipping, ...(billing && { billing_address: billing }) },
    cart: cart.data,
    quantity,
    discount_code: null,
    subtotal: toDollars(subtotalCents),
    tax_amount: taxRate === undefined ? undefined : toDollars(salesTaxCents(subtotalCents, taxRate)),
    shipping_amount: toDollars(shippingCents),
  };
}
