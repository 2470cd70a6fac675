import { toCents } from "@ligate/contract/common/money";
import type { CaptureInvoice, CapturePayment } from "@ligate/contract/payments/schemas";
import { notFound } from "../../../../http/problem.ts";
import { readLines } from "../../cart/cart.service.ts";
import { lockUnpaidInvoice } from "../../invoices/check-invoice.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { findTaxRateIfAvailable } from "../../tax/tax.service.ts";
import { assertSameAddress, checkCart } from "../check-cart.ts";
import type { PaymentContext } from "../payment-context.ts";
import { capturePayment } from "./capture-payment.ts";
import type { CaptureRequest, OrderSource } from "./claim.ts";

/** Captures a payment of the whole cart, which becomes an order. @returns PayPal's id of the capture */
export async function captureCart(context: PaymentContext, request: CaptureRequest, body: CapturePayment) {
  const { db, settings, log } = context;
  const taxRate = await findTaxRateIfAvailable(db, settings, body.address.zipcode, log);
  return capturePayment(context, request, orderFromCart(body, taxRate));
}

/** Places the order of the whole cart. @param taxRate `undefined` while it is pending */
export const orderFromCart =
  (body: CapturePayment, taxRate: string | undefined): OrderSource =>
  async (tx, payment, cartId) => {
    const { userId, amountCents, invoiceOf } = payment;
    if (invoiceOf !== null) throw notFound("such payment");
    assertSameAddress(payment, body.address);
    const lines = await readLines(tx, cartId);
    const amounts = checkCart(lines, body, amountCents);
    const { address, references, cart: shown } = body;
    return placeOrder(tx, { userId, lines, ...amounts, address, references, taxRate, shown });
  };

/** Captures the payment of an invoice. @returns PayPal's id of the capture */
export const captureInvoice = (context: PaymentContext, request: CaptureRequest, body: CaptureInvoice) =>
  capturePayment(context, request, orderFromInvoice(body));

/** Finds the order of the invoice for which the payment was created. */
export const orderFromInvoice =
  (body: CaptureInvoice): OrderSource =>
  async (tx, { userId, amountCents, invoiceId }) => {
    if (amountCents !== toCents(body.total_price)) throw notFound("such payment");
    const invoice = await lockUnpaidInvoice(tx, userId, body.order_number, amountCents);
    if (invoice.id !== invoiceId) throw notFound("such payment");
    return { id: invoice.orderId };
  };
