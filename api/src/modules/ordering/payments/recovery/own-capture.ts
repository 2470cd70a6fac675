import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { conflict, notFound, ProblemError } from "../../../../http/problem.ts";
import { publicUrl } from "../../../../http/public-url.ts";
import { invoices } from "../../invoices/invoices.table.ts";
import { orders } from "../../orders/orders.table.ts";
import { parseInvoiceNumber, referencePrefix } from "../order-to-create.ts";
import type { PaymentContext } from "../payment-context.ts";
import { type Payment, payments } from "../payments.table.ts";
import type { FoundCapture } from "../paypal/find-capture.ts";

/** Money that PayPal has taken or reviews. */
export type OwnCapture = FoundCapture & { outcome: Exclude<FoundCapture["outcome"], { kind: "refused" }> };

/**
 * Finds a capture of this store at PayPal.
 * @throws ProblemError 404; 409 for a payment of another store, or one that PayPal has refused; 503 if PayPal does not answer
 */
export async function findOwnCapture(
  { paypal, settings }: PaymentContext,
  captureId: string,
): Promise<OwnCapture> {
  const search = await paypal.findCapture(captureId);
  if (search.kind === "none") throw notFound(`capture ${captureId} at PayPal`);
  if (search.kind === "unknown") throw new ProblemError(503, `PayPal could not be asked: ${search.why}.`);
  const { capture } = search;
  const { outcome, reference } = capture;
  const prefix = referencePrefix(publicUrl(settings));
  if (!reference.startsWith(prefix))
    throw conflict(
      `Capture ${captureId} is not a payment of this store: its custom_id ${JSON.stringify(reference)} does not begin with ${prefix}.`,
    );
  if (outcome.kind === "refused") throw conflict(`PayPal has not taken the money of capture ${captureId}.`);
  return { ...capture, outcome };
}

/**
 * Locks the payment of a capture. One that paid an invoice which the database has is written if it is missing.
 * @returns `undefined` if the database cannot tell what was paid
 */
export async function lockPaymentOfCapture(
  tx: Tx,
  { settings }: PaymentContext,
  capture: OwnCapture,
): Promise<Payment | undefined> {
  const number = parseInvoiceNumber(capture.reference, publicUrl(settings));
  if (number) await insertInvoicePayment(tx, capture, number);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.providerOrderId, capture.orderId))
    .for("update");
  return payment;
}

/** Does nothing if PayPal's order has a payment, or there is no such invoice. */
async function insertInvoicePayment(tx: Tx, { orderId, outcome }: OwnCapture, number: string) {
  const [paid] = await tx
    .select({ invoiceId: invoices.id, invoiceOf: orders.id, userId: orders.userId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.number, number));
  if (!paid) return;
  const { amountCents, paidBy } = outcome.money;
  await tx
    .insert(payments)
    .values({
      ...paid,
      amountCents,
      source: paidBy.card ? "card" : "paypal",
      createRequestId: `recovered-${orderId}`,
      providerOrderId: orderId,
    })
    .onConflictDoNothing({ target: payments.providerOrderId });
}

/** The number of the order that a payment pays. */
export async function findOrderNumber(tx: Tx, { id }: Pick<Payment, "id">): Promise<string> {
  const [found] = await tx
    .select({ number: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, sql`${orders.id} = coalesce(${payments.invoiceOf}, ${payments.orderId})`)
    .where(eq(payments.id, id));
  return found?.number ?? "";
}
