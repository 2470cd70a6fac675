import { formatCents } from "@ligate/contract/common/money";
import type { Tx } from "../../../../db/database.ts";
import { conflict } from "../../../../http/problem.ts";
import { outstandingBalanceCents } from "../../payments/outstanding-balance.ts";
import { voidPurchaseOrder } from "../../payments/purchase-orders/void-purchase-order.ts";
import { releaseQuotes } from "../../quotes/claim-quotes.ts";
import { assertNextStatus, type StatusChangeContext } from "./change-order-status.ts";
import { lockOrder, recordStatusChange } from "./record-status-change.ts";
import { statusChangeMail } from "./status-change-mail.ts";

/**
 * Cancels an open order that no money has been received for: voids its purchase order, releases its quotes, records the
 * reason and mails the buyer.
 * @param reason shown to the buyer
 * @throws ProblemError 404; 409 if the order is not open, or money was captured for it
 */
export async function cancelOrder(tx: Tx, orderNumber: string, reason: string, mover: StatusChangeContext) {
  const order = await lockOrder(tx, orderNumber);
  assertNextStatus(order, "cancelled");
  const receivedCents = order.totalCents - (await outstandingBalanceCents(tx, order));
  if (receivedCents > 0) {
    throw conflict(
      `Order ${orderNumber} cannot be cancelled: ${formatCents(receivedCents)} of it is paid, and payments cannot be refunded by this command yet.`,
    );
  }
  await voidPurchaseOrder(tx, order);
  await releaseQuotes(tx, order.id);
  const mailTo = statusChangeMail(order, "cancelled", mover.publicUrl, reason);
  await recordStatusChange(tx, order, { to: "cancelled", actor: mover.actor, note: reason, mailTo });
}
