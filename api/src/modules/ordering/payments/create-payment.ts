import { randomUUID } from "node:crypto";
import { toCents } from "@ligate/contract/common/money";
import { purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import type { CreatePayment } from "@ligate/contract/payments/schemas";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "../../../db/database.ts";
import { placeholders, prebuilt } from "../../../db/prebuilt.ts";
import { ProblemError } from "../../../http/problem.ts";
import { assertAvailable } from "../cart/assert-promise.ts";
import { type PricedLine, readLines } from "../cart/cart.service.ts";
import { lockUserCart } from "../cart/merge-carts.ts";
import { assertSpecified } from "../cart/specification/assert-specified.ts";
import { lockUnpaidInvoice } from "../invoices/check-invoice.ts";
import { assertOrderSize } from "../orders/assert-order-size.ts";
import { amountsOf, cartDiffers } from "./check-cart.ts";
import { orderToCreate, type Purchase } from "./order-to-create.ts";
import type { PaymentContext } from "./payment-context.ts";
import { payments } from "./payments.table.ts";
import { assertPurchaseOrderAllowed } from "./purchase-orders/assert-purchase-order-allowed.ts";

/**
 * Creates an order at PayPal: for the cart, for the part of it that no purchase order pays, or for an invoice.
 * @returns PayPal's id of the order, for its buttons on the page
 */
export async function createPayment({ db, paypal }: PaymentContext, userId: number, request: PaymentRequest) {
  const { payment, purchase } = await db.transaction((tx) => writePayment(tx, userId, request));
  const order = orderToCreate(payment, purchase, request.address);
  const id = await paypal.createOrder(payment.createRequestId, order);
  if (!id) throw new ProblemError(502, "The payment service does not answer. Please try again in a moment.");
  await setProviderOrder(db, { id: payment.id, providerOrderId: id });
  return id;
}

const setProviderOrder = prebuilt((tx) =>
  tx
    .update(payments)
    .set({ providerOrderId: sql`${sql.placeholder("providerOrderId")}` })
    .where(eq(payments.id, sql.placeholder("id"))),
);

/** The parsed body of the call. */
type PaymentRequest = z.output<typeof CreatePayment>;

async function writePayment(tx: Tx, userId: number, request: PaymentRequest) {
  const { total_price, order_number: invoiceNumber, payment_source: source } = request;
  const amountCents = toCents(total_price);
  const invoiceOf = invoiceNumber
    ? await lockUnpaidInvoice(tx, userId, invoiceNumber, amountCents)
    : undefined;
  const purchase: Purchase = invoiceNumber
    ? { invoiceNumber }
    : { lines: await readPayableLines(tx, userId, amountCents) };
  const [payment] = await insertPayment(tx, {
    userId,
    amountCents,
    source,
    createRequestId: randomUUID(),
    invoiceOf: invoiceOf ?? null,
  });
  if (!payment) throw new Error("A payment was not written");
  return { payment, purchase };
}

const insertPayment = prebuilt((tx) =>
  tx
    .insert(payments)
    .values(placeholders("userId", "amountCents", "source", "createRequestId", "invoiceOf"))
    .returning(),
);

/**
 * The lines of the cart that the amount pays, whole or in part.
 * @throws ProblemError 409 with the current cart if neither its total nor its credit part is this amount, pieces are not
 * available, or a specification is not complete; 403 for the credit part if no purchase order may pay the rest; 422 if the order would be larger than
 * PayPal accepts
 */
async function readPayableLines(tx: Tx, userId: number, amountCents: number): Promise<PricedLine[]> {
  const lines = await readLines(tx, await lockUserCart(tx, userId));
  const { totalCents } = amountsOf(lines);
  if (lines.length === 0) throw cartDiffers(lines);
  assertOrderSize(totalCents);
  assertAvailable(lines);
  assertSpecified(lines);
  if (amountCents === totalCents) return lines;
  if (amountCents === 0 || amountCents !== purchaseOrderSplit(totalCents)?.creditCents)
    throw cartDiffers(lines);
  await assertPurchaseOrderAllowed(tx, userId);
  return lines;
}
