import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { disputes } from "./disputes.table.ts";
import { payments } from "./payments.table.ts";

/** The state of a dispute in a genuine event of PayPal (`CUSTOMER.DISPUTE.CREATED`, `.UPDATED`, `.RESOLVED`). */
export interface ReportedDispute {
  /** PayPal's `dispute_id`. */
  id: string;
  status: string;
  reason: string;
  amountCents: number;
  /** PayPal's `disputed_transactions[].seller_transaction_id`. */
  captureId: string;
  /** PayPal's `create_time` and `update_time`. */
  openedAt: Date;
  changedAt: Date;
}

/**
 * Records the state of a dispute for staff, unless a newer one is recorded: events may arrive in any order, and more
 * than once. Its money is booked by the refund or reversal that PayPal reports.
 * @returns false if the store does not know the capture
 */
export async function recordDispute(tx: Tx, reported: ReportedDispute): Promise<boolean> {
  const { captureId, ...dispute } = reported;
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.captureId, captureId));
  if (!payment) return false;
  const { status, reason, amountCents, changedAt } = dispute;
  await tx
    .insert(disputes)
    .values({ ...dispute, paymentId: payment.id })
    .onConflictDoUpdate({
      target: disputes.id,
      set: { status, reason, amountCents, changedAt },
      setWhere: sql`${disputes.changedAt} < excluded.changed_at`,
    });
  return true;
}
