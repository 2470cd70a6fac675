import { toDollars } from "@ligate/contract/common/money";
import { conflict, ProblemError } from "../../../../http/problem.ts";
import { assertAvailable, assertSpecified } from "../../cart/assert-lines.ts";
import { readLines } from "../../cart/cart.service.ts";
import { readInvoiceNumber } from "../../invoices/read-invoices.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { findTaxRateIfAvailable } from "../../tax/tax.service.ts";
import { unreturnedCents } from "../audit/audit-paypal.ts";
import { capturePayment } from "../capture/capture-payment.ts";
import type { OrderSource } from "../capture/claim.ts";
import { orderFromInvoice } from "../capture/order-sources.ts";
import { calculateAmounts } from "../check-cart.ts";
import { listItems } from "../order-to-create.ts";
import type { PaymentContext } from "../payment-context.ts";
import { type OrderedItem, text } from "../paypal/order-request.ts";
import { findOrderNumber, findOwnCapture, lockPaymentOfCapture, type OwnCapture } from "./own-capture.ts";

/**
 * Adopts a payment that PayPal has captured and the database does not know, as after a restore: places the order of the
 * cart, or pays the invoice, by the same three steps as at the checkout. PayPal's order is captured already, so that its
 * settlement takes no money. Idempotent.
 * @returns the number of the order
 * @throws ProblemError 409 if the database does not have what was paid for: then the payment is refunded
 */
export async function adoptPayment(context: PaymentContext, captureId: string): Promise<string> {
  const capture = await findOwnCapture(context, captureId);
  if (unreturnedCents(capture) === 0) throw conflict(`The money of capture ${captureId} is paid back.`);
  const payment = await context.db.transaction((tx) => lockPaymentOfCapture(tx, context, capture));
  if (!payment) throw cannotAdopt(captureId, "the database does not have the cart that it paid for.");
  if (payment.status === "disputed")
    throw cannotAdopt(
      captureId,
      "it is held: payments:refund was run for it, or PayPal has captured another amount.",
    );
  const request = { userId: payment.userId, providerOrderId: capture.orderId };
  try {
    await capturePayment(
      context,
      request,
      await orderToAdopt(context, capture, payment.shippingAddress?.zipcode),
    );
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500)
      throw cannotAdopt(captureId, `the checkout would refuse it: ${error.message}`);
    throw error;
  }
  return findOrderNumber(context.db, payment);
}

const cannotAdopt = (captureId: string, why: string) =>
  conflict(`Capture ${captureId} cannot be adopted, because ${why} Refund it by payments:refund.`);

/** Finds the invoice of the payment, or places the order of the cart that it paid for. */
async function orderToAdopt(
  { db, settings, log }: PaymentContext,
  { items }: OwnCapture,
  zipCode = "",
): Promise<OrderSource> {
  const taxRate = zipCode ? await findTaxRateIfAvailable(db, settings, zipCode, log) : undefined;
  return async (tx, payment, cartId) => {
    const { userId, amountCents, invoiceOf, invoiceId, shippingAddress: address } = payment;
    if (invoiceOf !== null) {
      const order_number = await readInvoiceNumber(tx, invoiceId);
      return orderFromInvoice({ order_number, total_price: toDollars(amountCents) })(tx, payment, cartId);
    }
    const lines = await readLines(tx, cartId);
    const amounts = calculateAmounts(lines);
    const isSame = amounts.totalCents === amountCents && areSameItems(listItems(lines), items);
    if (!address || !isSame) throw conflict("The cart is not what was paid for.");
    assertAvailable(lines);
    assertSpecified(lines);
    return placeOrder(tx, {
      userId,
      lines,
      ...amounts,
      address,
      references: undefined,
      taxRate,
      shown: undefined,
    });
  };
}

/** Compares items with those of PayPal's order, in any order. */
const areSameItems = (ours: OrderedItem[], theirs: OrderedItem[]): boolean =>
  toKeys(ours).join("\n") === toKeys(theirs).join("\n");

const toKeys = (items: OrderedItem[]): string[] =>
  items
    .map(({ name, sku = "", quantity, unitCents }) =>
      JSON.stringify([text(name), text(sku), quantity, unitCents]),
    )
    .toSorted();
