import { and, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { payments } from "../payments.table.ts";
import { type RefundRecord, refunds } from "./refunds.table.ts";

/** The payments of an order itself and of its invoice. */
export const isPaymentOf = (orderId: number) =>
  or(eq(payments.orderId, orderId), eq(payments.invoiceOf, orderId));

/** The refunds of an order that PayPal has not completed yet. */
export async function openRefundsOf(tx: Tx, orderId: number): Promise<RefundRecord[]> {
  const found = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isPaymentOf(orderId), inArray(refunds.status, ["claimed", "pending"])));
  return found.map(({ refund }) => refund);
}
