import type { Tx } from "../../../../db/database.ts";
import { conflict } from "../../../../http/problem.ts";
import { openRefundsOf } from "../../payments/refunds/open-refunds.ts";
import type { Order } from "../orders.table.ts";

/** @throws ProblemError 409 while PayPal reviews the payment of an order */
export function assertNotUnderReview({ orderNumber, paymentStatus }: Order) {
  if (paymentStatus !== "pending") return;
  throw conflict(
    `The payment of order ${orderNumber} is under review at PayPal. The order can be changed when the review has ended; the store keeps asking PayPal.`,
  );
}

/** @throws ProblemError 409 while a refund is being made that cancels the order */
export async function assertNotBeingCancelled(tx: Tx, { id, orderNumber }: Order) {
  const open = await openRefundsOf(tx, id);
  if (!open.some(({ cancelsOrder }) => cancelsOrder)) return;
  throw conflict(`Order ${orderNumber} is being cancelled: PayPal has not completed its refund yet.`);
}
