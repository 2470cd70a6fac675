import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { CreatePayment } from "@ligate/contract/payments/schemas";
import { company } from "@ligate/contract/settings/company";
import type { PricedLine } from "../cart/cart.service.ts";
import { calculateAmounts } from "./check-cart.ts";
import type { Payment } from "./payments.table.ts";
import type { OrderedItem, OrderToCreate } from "./paypal/order-request.ts";

/** The subject of a payment: the lines of the cart, or the invoice of an order. */
export type Purchase = { lines: PricedLine[] } | { invoiceNumber: string };

/**
 * Begins the reference of each payment of this store. Other stores and databases may share its account at PayPal, so that
 * it names the store's host. PayPal accepts letters, digits and `-_.,` only.
 */
export const referencePrefix = (publicUrl: string): string =>
  `${new URL(publicUrl).host.replaceAll(/[^a-z0-9.-]/g, "-")}_`;

/** The reference of a payment, with the number of the invoice that it pays: a restored database may not have the payment. */
const buildReference = (publicUrl: string, { id }: Payment, purchase: Purchase) =>
  `${referencePrefix(publicUrl)}${id}${"invoiceNumber" in purchase ? `_${purchase.invoiceNumber}` : ""}`;

/** The number of the invoice that a reference names. */
export const parseInvoiceNumber = (reference: string, publicUrl: string): string | undefined =>
  reference.slice(referencePrefix(publicUrl).length).split("_")[1];

/** PayPal's order as the buyer sees it. Items are listed if the payment pays the whole cart. */
export function orderToCreate(
  payment: Payment,
  purchase: Purchase,
  { address, publicUrl }: { address: CreatePayment["address"]; publicUrl: string },
): OrderToCreate {
  const { id, createRequestId, amountCents, source } = payment;
  return {
    ...toContent(purchase, amountCents),
    reference: buildReference(publicUrl, payment, purchase),
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
  return { description: `Order at ${company.name}`, shippingCents, items: listItems(purchase.lines) };
}

const asOneItem = (description: string, unitCents: number): Content => ({
  description,
  shippingCents: 0,
  items: [{ name: description, quantity: 1, unitCents }],
});

/** The lines of a cart as items of PayPal's order. */
export const listItems = (lines: PricedLine[]): OrderedItem[] =>
  lines.map(({ name, sku, quantity, unitPriceCents: unitCents }) => ({ name, sku, quantity, unitCents }));
