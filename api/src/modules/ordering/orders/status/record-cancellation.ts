import type { Tx } from "../../../../db/database.ts";
import type { Email } from "../../../../jobs/outbox.ts";
import { returnStock } from "../../../catalog/index.ts";
import { voidPurchaseOrder } from "../../payments/purchase-orders/void-purchase-order.ts";
import { releaseQuotes } from "../../quotes/claim-quotes.ts";
import type { Buyer } from "../buyer.ts";
import type { Order } from "../orders.table.ts";
import { recordStatusChange } from "./record-status-change.ts";

export interface Cancellation {
  /** Shown to the customer. */
  reason: string;
  /** `store` for automatic cancellations, otherwise the member of staff. */
  actor: string;
  mailTo: (buyer: Buyer) => Email;
}

/**
 * Cancels a locked order whose money was paid back or never received: gives back its stock, releases its quotes, voids
 * its purchase order, records the change with its reason and mails the buyer.
 */
export async function recordCancellation(tx: Tx, order: Order, { reason, actor, mailTo }: Cancellation) {
  await returnStock(tx, order.orderNumber);
  await releaseQuotes(tx, order.id);
  await voidPurchaseOrder(tx, order);
  await recordStatusChange(tx, order, { to: "cancelled", actor, note: reason, mailTo });
}
