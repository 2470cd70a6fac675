import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";
import type { Cart } from "@ligate/contract/cart";
import { toDollars } from "@ligate/contract/cents";
import type { CapturePayment } from "@ligate/contract/orders";
import type { PaymentSplit } from "@ligate/contract/payment-split";
import { salesTaxCents } from "@ligate/contract/sales-tax";
import { orderAmounts } from "../order-amounts.ts";
import type { PurchaseOrder } from "../purchase-order/purchase-order.ts";

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

/** The same with a purchase order, as a form sends it: money is a decimal text. */
export function purchaseOrderPayload(agreed: Agreed, split: PaymentSplit, { number, file }: PurchaseOrder) {
  const { subtotal, shipping_amount, tax_amount, quantity, address } = capturePayload(agreed);
  return {
    order_number: number,
    po_file: file,
    cart: JSON.stringify(agreed.cart.data),
    quantity: String(quantity),
    subtotal: subtotal.toFixed(2),
    shipping_amount: shipping_amount.toFixed(2),
    tax_amount: tax_amount?.toFixed(2),
    total_price: toDollars(split.creditCents + split.poCents).toFixed(2),
    address: JSON.stringify(address),
    credit_price: toDollars(split.creditCents).toFixed(2),
    po_price: toDollars(split.poCents).toFixed(2),
  };
}
