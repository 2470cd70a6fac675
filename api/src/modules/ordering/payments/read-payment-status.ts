import type { PaymentOutcome, PaymentStatus } from "@ligate/contract/payments/schemas";
import { and, eq, or } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { invoices } from "../invoices/invoices.table.ts";
import { type Order, orders } from "../orders/orders.table.ts";
import { expectedBy } from "./capture/capture-results.ts";
import { type CaptureAttempt, captureAttempts, type Payment, payments } from "./payments.table.ts";
import { purchaseOrders } from "./purchase-orders/purchase-orders.table.ts";

const NOTHING_KNOWN = { until: null, order_number: null, payment_token: null, refusal: null };

/**
 * The state of a payment of this user, by PayPal's id of the order, or by the attempt of a purchase order that pays
 * a whole order.
 * @throws ProblemError 404, also for a payment of another user
 */
export async function readPaymentStatus(tx: Tx, userId: number, id: string): Promise<PaymentStatus> {
  const [found] = await tx
    .select({ payment: payments, attempt: captureAttempts, order: orders, invoiceNumber: invoices.number })
    .from(payments)
    .leftJoin(captureAttempts, eq(captureAttempts.paymentId, payments.id))
    .leftJoin(orders, or(eq(orders.id, payments.orderId), eq(orders.id, payments.invoiceOf)))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(payments.providerOrderId, id), eq(payments.userId, userId)));
  if (found) return toPaymentStatus(found);
  const [ordered] = await tx
    .select({ order: orders })
    .from(purchaseOrders)
    .innerJoin(orders, eq(orders.id, purchaseOrders.orderId))
    .where(and(eq(purchaseOrders.attempt, id), eq(purchaseOrders.userId, userId)));
  if (!ordered) throw notFound("such payment");
  return { ...NOTHING_KNOWN, outcome: "taken", ...toOrderNames(ordered.order) };
}

interface Found {
  payment: Payment;
  attempt: CaptureAttempt | null;
  order: Order | null;
  /** If the payment pays an invoice. */
  invoiceNumber: string | null;
}

function toPaymentStatus({ payment, attempt, order, invoiceNumber }: Found): PaymentStatus {
  const outcome = getOutcome(payment, attempt);
  if (outcome === "processing" && attempt) return { ...NOTHING_KNOWN, outcome, until: expectedBy(attempt) };
  if (outcome === "not_taken") return { ...NOTHING_KNOWN, outcome, refusal: payment.refusal };
  const isPlaced = outcome === "taken" || outcome === "under_review";
  return { ...NOTHING_KNOWN, outcome, ...(isPlaced && order ? toOrderNames(order, invoiceNumber) : {}) };
}

function getOutcome({ status }: Payment, attempt: CaptureAttempt | null): PaymentOutcome {
  if (status === "disputed") return "held";
  if (attempt) return "processing";
  if (status === "captured") return "taken";
  if (status === "pending") return "under_review";
  return status === "refused" ? "not_taken" : "not_started";
}

/** The confirmation page of an invoice is found by its number, that of an order by a random token. */
const toOrderNames = ({ orderNumber, paymentToken }: Order, invoiceNumber: string | null = null) => ({
  order_number: orderNumber,
  payment_token: invoiceNumber ?? paymentToken,
});
