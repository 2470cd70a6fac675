import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { lockUserCart } from "../cart/merge-carts.ts";
import { readInvoicesByUser } from "../invoices/read-invoices.ts";
import { readOrderLines } from "../orders/find-order.ts";
import { orders } from "../orders/orders.table.ts";
import { disputes } from "../payments/disputes.table.ts";
import { captureAttempts, payments } from "../payments/payments.table.ts";
import { refunds } from "../payments/refunds/refunds.table.ts";
import { readShipments, unshippedPieces } from "../shipments/read-shipments.ts";

/** An order with one of these statuses has still to be made, shipped or invoiced. An invoiced one has an unpaid invoice. */
const OPEN: OrderStatus[] = ["open", "in_progress", "ready_for_delivery"];

/**
 * Why an account cannot be closed: a sentence for each open or unshipped order, unpaid or overpaid invoice, payment or
 * refund in progress, and dispute. Locks payments and cart until the transaction ends, so that no order is placed at the
 * same time.
 */
export async function findClosingReasons(tx: Tx, userId: number): Promise<string[]> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId)).for("update");
  await lockUserCart(tx, userId);
  return [
    ...(await describeOpenOrders(tx, userId)),
    ...(await describeUnshippedOrders(tx, userId)),
    ...(await describeInvoices(tx, userId)),
    ...(await describePayments(tx, userId)),
    ...(await describeReturns(tx, userId)),
  ];
}

async function describeOpenOrders(tx: Tx, userId: number): Promise<string[]> {
  const found = await tx
    .select({ number: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, OPEN)))
    .orderBy(asc(orders.id));
  return found.map(({ number, status }) => `Order ${number} is ${ORDER_STATUS[status as OrderStatus]}.`);
}

/** An order may be paid before it is shipped. Lines without a temperature are not shipped, or older than the column. */
async function describeUnshippedOrders(tx: Tx, userId: number): Promise<string[]> {
  const paid = await tx
    .select({ id: orders.id, number: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, "paid")))
    .orderBy(asc(orders.id));
  const reasons: string[] = [];
  for (const { id, number } of paid) {
    const goods = (await readOrderLines(tx, { id })).filter(({ ships }) => ships !== null);
    if (unshippedPieces(goods, await readShipments(tx, id)).length > 0)
      reasons.push(`Order ${number} has not been shipped completely.`);
  }
  return reasons;
}

async function describeInvoices(tx: Tx, userId: number): Promise<string[]> {
  return (await readInvoicesByUser(tx, userId)).flatMap(({ number, paidAt, balanceCents }) => {
    if (!paidAt) return `Invoice ${invoiceLabel(number)} is not paid.`;
    if (balanceCents >= 0) return [];
    return `Invoice ${invoiceLabel(number)} was overpaid by ${formatCents(-balanceCents)}. We owe you this amount.`;
  });
}

async function describePayments(tx: Tx, userId: number): Promise<string[]> {
  const isHeld = and(eq(payments.userId, userId), eq(payments.status, "disputed"));
  const held = await tx.select({ cents: payments.amountCents }).from(payments).where(isHeld);
  const attempts = await tx.$count(captureAttempts, eq(captureAttempts.userId, userId));
  return [
    ...(attempts > held.length ? ["A payment is in progress."] : []),
    ...held.map(({ cents }) => `A payment of ${formatCents(cents)} is held until we have checked it.`),
  ];
}

async function describeReturns(tx: Tx, userId: number): Promise<string[]> {
  const pending = await tx
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.userId, userId), inArray(refunds.status, ["claimed", "pending"])));
  const disputed = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.userId, userId), ne(disputes.status, "RESOLVED")));
  return [
    ...pending.map(({ cents }) => `A refund of ${formatCents(cents)} is not completed yet.`),
    ...disputed.map(({ id }) => `The dispute ${id} at PayPal is not resolved.`),
  ];
}
