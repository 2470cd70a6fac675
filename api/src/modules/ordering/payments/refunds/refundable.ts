import { and, asc, eq, inArray, ne, or, sum } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { orders } from "../../orders/orders.table.ts";
import { lockOrder, type PlacedOrder } from "../../orders/status/record-status-change.ts";
import { type Payment, payments } from "../payments.table.ts";
import { refunds } from "./refunds.table.ts";

/** A captured payment with the part of it that is neither refunded nor being refunded. */
export interface RefundablePayment extends Payment {
  refundableCents: number;
}

/**
 * Locks the captured payments of an order, and then the order, as every payment does.
 * @throws ProblemError 404
 */
export async function lockOrderWithPayments(
  tx: Tx,
  orderNumber: string,
): Promise<{ order: PlacedOrder; payments: RefundablePayment[] }> {
  const captured = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, or(eq(orders.id, payments.orderId), eq(orders.id, payments.invoiceOf)))
    .where(and(eq(orders.orderNumber, orderNumber), eq(payments.status, "captured")))
    .orderBy(asc(payments.id))
    .for("update", { of: payments });
  const order = await lockOrder(tx, orderNumber);
  const used = await refundedByPayment(
    tx,
    captured.map(({ payment }) => payment.id),
  );
  return {
    order,
    payments: captured.map(({ payment }) => ({
      ...payment,
      refundableCents: Math.max(0, payment.amountCents - (used.get(payment.id) ?? 0)),
    })),
  };
}

/** The refunds of each payment in cents, completed or not, without those that PayPal has refused. */
async function refundedByPayment(tx: Tx, paymentIds: number[]): Promise<Map<number, number>> {
  if (paymentIds.length === 0) return new Map();
  const sums = await tx
    .select({ paymentId: refunds.paymentId, cents: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, paymentIds), ne(refunds.status, "failed")))
    .groupBy(refunds.paymentId);
  return new Map(sums.map(({ paymentId, cents }) => [paymentId, cents]));
}
