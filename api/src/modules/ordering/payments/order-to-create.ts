import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { CreatePayment } from "@ligate/contract/payments/schemas";
import { company } from "@ligate/contract/settings/company";
import type { PricedLine } from "../cart/cart.service.ts";
import { calculateAmounts } from "./check-cart.ts";
import type { Payment } from "./payments.table.ts";
import type { OrderToCreate } from "./paypal/order-request.ts";

/** The subject of a payment: the lines of the cart, or the invoice of an order. */
export type Purchase = { lines: PricedLine[] } | { invoiceNumber: string };

/** PayPal's order as the buyer sees it. Items are listed if the payment pays the whole cart. */
export function orderToCreate(
  { id, createRequestId, amountCents, source }: Payment,
  purchase: Purchase,
  address: CreatePayment["address"],
): OrderToCreate {
  return {
    ...toContent(purchase, amountCents),
    reference: `ligate-${id}`,
    // Ids of payments repeat between databases that share an account at PayPal.
    invoiceId: `${company.name}-${id}-${createRequestId.slice(0, 8)}`,
    amountCents,
    source,
    address,
  };
}

type Content = Pick<OrderToCreate, "description" | "items" | "shippingCents">;

function toContent(purchase: Purchase, amountCents: number): Content {
  if ("invoiceNumber" in purchase) {
    return asOneItem(`Invoice ${invoiceLabel(purchase.invoiceNumber)} from ${company.name}`, amountCents);
  }
  const { totalCents, shippingCents } = calculateAmounts(purchase.lines);
  if (amountCents !== totalCents) {
    return asOneItem(
      `Half of an order at ${company.name}; a purchase order pays the other half`,
      amountCents,
    );
  }
  return { description: `Order at ${company.name}`, shippingCents, items: purchase.lines.map(toItem) };
}

const asOneItem = (description: string, unitCents: number): Content => ({
  description,
  shippingCents: 0,
  items: [{ name: description, quantity: 1, unitCents }],
});

const toItem = ({ name, sku, quantity, unitPriceCents }: PricedLine) => ({
  name,
  sku,
  quantity,
  unitCents: unitPriceCents,
});
