import type { PurchaseOrderPayment } from "@ligate/contract/payments/purchase-order-schemas";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { notFound } from "../../../../http/problem.ts";
import { readLines } from "../../cart/cart.service.ts";
import { type Order, orders } from "../../orders/orders.table.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { findTaxRateIfAvailable } from "../../tax/tax.service.ts";
import { capturePayment } from "../capture/capture-payment.ts";
import type { CaptureRequest, OrderSource } from "../capture/claim.ts";
import { assertSameAddress, cartChanged } from "../check-cart.ts";
import type { PaymentContext } from "../payment-context.ts";
import { payments } from "../payments.table.ts";
import { checkSplit } from "./check-split.ts";
import { findPaymentTerms } from "./payment-terms.ts";
import { assertPurchaseOrderAllowed } from "./purchase-order-limit.ts";
import { readPurchaseOrder, type SentPurchaseOrder, storePurchaseOrder } from "./store-purchase-order.ts";

/**
 * Captures one half of a cart by card or PayPal; a purchase order pays the other half. The claim stores the purchase
 * order with the pending order; a refused card deletes both.
 */
export async function capturePurchaseOrder(
  context: PaymentContext,
  request: CaptureRequest,
  body: PurchaseOrderPayment,
) {
  const { db, settings, log } = context;
  const taxRate = await findTaxRateIfAvailable(db, settings, body.address.zipcode, log);
  const captured = await capturePayment(
    context,
    request,
    orderFromHalfCart(await readPurchaseOrder(body), taxRate),
  );
  return { captured, paymentToken: await findPaymentToken(db, captured.captureId) };
}

/** Places the order of a cart that is paid in halves, and stores its purchase order. */
export const orderFromHalfCart =
  (sent: SentPurchaseOrder, taxRate: string | undefined): OrderSource =>
  async (tx, payment, cartId) => {
    const { userId, amountCents, invoiceOf } = payment;
    if (invoiceOf !== null) throw notFound("such payment");
    assertSameAddress(payment, sent.fields.address);
    const lines = await readLines(tx, cartId);
    const terms = await findPaymentTerms(tx, userId, lines);
    await assertPurchaseOrderAllowed(tx, userId, terms);
    const { creditCents, poCents, ...amounts } = checkSplit(lines, sent.fields, { terms, half: true });
    if (creditCents !== amountCents) throw cartChanged(lines);
    const { address, cart: shown } = sent.fields;
    const references = { ...sent.fields.references, po_number: sent.fields.order_number };
    const attach = (order: Order) => storePurchaseOrder(tx, order, sent, { amountCents: poCents });
    return placeOrder(tx, { userId, lines, ...amounts, address, references, taxRate, shown, attach });
  };

async function findPaymentToken(tx: Tx, captureId: string): Promise<string> {
  const [found] = await tx
    .select({ token: orders.paymentToken })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.captureId, captureId));
  if (!found) throw notFound("such payment");
  return found.token;
}
