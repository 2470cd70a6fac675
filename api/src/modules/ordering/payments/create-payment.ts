import { randomUUID } from "node:crypto";
import { toCents } from "@ligate/contract/common/money";
import { purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import type { CreatePayment } from "@ligate/contract/payments/schemas";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { readLines } from "../cart/cart.service.ts";
import { lockUserCart } from "../cart/merge-carts.ts";
import { lockUnpaidInvoice } from "../invoices/check-invoice.ts";
import { amountsOf, cartDiffers } from "./check-cart.ts";
import type { PaymentContext } from "./payment-context.ts";
import { type Payment, payments } from "./payments.table.ts";
import { assertPurchaseOrderAllowed } from "./purchase-orders/assert-purchase-order-allowed.ts";

/**
 * Creates an order at PayPal: for the cart, for the part of it that no purchase order pays, or for an invoice.
 * @returns PayPal's id of the order, for its buttons on the page
 */
export async function createPayment({ db, paypal }: PaymentContext, userId: number, request: CreatePayment) {
  const payment = await db.transaction((tx) => writePayment(tx, userId, request));
  const id = await paypal.createOrder(payment.createRequestId, payment.amountCents, `ligate-${payment.id}`);
  if (!id) throw new ProblemError(502, "The payment service does not answer. Please try again in a moment.");
  await db.update(payments).set({ providerOrderId: id }).where(eq(payments.id, payment.id));
  return id;
}

async function writePayment(tx: Tx, userId: number, request: CreatePayment): Promise<Payment> {
  const amountCents = toCents(request.total_price);
  const invoiceOf =
    request.order_number && (await lockUnpaidInvoice(tx, userId, request.order_number, amountCents));
  if (!invoiceOf) await assertPayableAmount(tx, userId, amountCents);
  const [payment] = await tx
    .insert(payments)
    .values({ userId, amountCents, createRequestId: randomUUID(), ...(invoiceOf && { invoiceOf }) })
    .returning();
  if (!payment) throw new Error("A payment was not written");
  return payment;
}

/**
 * @throws ProblemError 409 with the current cart if neither its total nor its credit part is this amount; 403 for the
 * credit part if no purchase order may pay the rest
 */
async function assertPayableAmount(tx: Tx, userId: number, amountCents: number) {
  const lines = await readLines(tx, await lockUserCart(tx, userId));
  const { totalCents } = amountsOf(lines);
  if (lines.length === 0) throw cartDiffers(lines);
  if (amountCents === totalCents) return;
  if (amountCents === 0 || amountCents !== purchaseOrderSplit(totalCents)?.creditCents)
    throw cartDiffers(lines);
  await assertPurchaseOrderAllowed(tx, userId);
}
