import type { CapturePayment } from "@ligate/contract/payments/schemas";
import { notFound } from "../../../../http/problem.ts";
import { readLines } from "../../cart/cart.service.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { findTaxRateIfAvailable } from "../../tax/tax.service.ts";
import { assertSameAddress } from "../assert-same-address.ts";
import { checkCart } from "../check-cart.ts";
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
    const { address, cart: shown } = body;
    return placeOrder(tx, { userId, lines, ...amounts, address, taxRate, shown });
  };
