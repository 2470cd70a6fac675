import type { Tx } from "../../../../db/database.ts";
import { conflict } from "../../../../http/problem.ts";
import { insertRefunds } from "../../payments/refunds/claim-refund.ts";
import { openRefunds, readRefunds } from "../../payments/refunds/read-refunds.ts";
import { finishRefund } from "../../payments/refunds/refund.service.ts";
import { type RefundContext, requireProvider } from "../../payments/refunds/refund-context.ts";
import { lockOrderWithPayments } from "../../payments/refunds/refundable.ts";
import type { RefundRecord } from "../../payments/refunds/refunds.table.ts";
import { sumRefundedCents } from "../../payments/refunds/settle-refund.ts";
import { assertNextStatus } from "./change-order-status.ts";
import {
  assertNotBeingCancelled,
  assertNotUnderReview,
  CUSTOMER,
  type PlacedOrder,
  recordCancellation,
} from "./record-status-change.ts";
import { statusChangeMail } from "./status-change-mail.ts";

export interface CancellationRequest {
  orderNumber: string;
  /** Shown to the buyer. */
  reason: string;
  actor: string;
}

/**
 * Cancels an open order: at once if no captured money is left, otherwise when PayPal has refunded it. Until then the
 * order stays as it is, and no other command can change it.
 * @returns the refund that cancels the order, as it is recorded now; undefined if none was needed
 * @throws ProblemError 404; 409 if the order is not open, its payment is under review or a refund is not completed; 503
 * if a refund is needed and payments are not configured
 */
export async function cancelOrder(
  context: RefundContext,
  request: CancellationRequest,
): Promise<RefundRecord | undefined> {
  const claimed = await context.db.transaction((tx) => claimCancellation(tx, context, request));
  return claimed && finishRefund(context, claimed.id);
}

/** Cancels the order, or claims the refund that cancels it. */
async function claimCancellation(
  tx: Tx,
  context: RefundContext,
  { orderNumber, reason, actor }: CancellationRequest,
): Promise<RefundRecord | undefined> {
  const { order, payments } = await lockOrderWithPayments(tx, orderNumber);
  assertNextStatus(order, "cancelled");
  assertNotUnderReview(order);
  await assertNoOpenRefund(tx, order);
  const [payment] = payments.filter(({ refundableCents }) => refundableCents > 0);
  if (payment) {
    requireProvider(context);
    const fields = { reason, actor, cancelsOrder: true };
    const [refund] = await insertRefunds(tx, [payment], payment.refundableCents, fields);
    return refund;
  }
  const refundedCents = await sumRefundedCents(tx, order.id);
  const details = { note: reason, isByCustomer: actor === CUSTOMER, refundedCents };
  const mailTo = statusChangeMail(order, "cancelled", context.publicUrl, details);
  await recordCancellation(tx, order, { reason, actor, mailTo });
}

async function assertNoOpenRefund(tx: Tx, order: PlacedOrder) {
  await assertNotBeingCancelled(tx, order);
  if (openRefunds(await readRefunds(tx, order.id)).length === 0) return;
  throw conflict(
    `A refund of order ${order.orderNumber} is not completed yet. Cancel the order when order:show lists it as completed.`,
  );
}
