import { ORDER_STATUS } from "@ligate/contract/orders/constants";
import type { CancelOrderResult } from "@ligate/contract/orders/schemas";
import { conflict, ProblemError } from "../../../../http/problem.ts";
import type { User } from "../../../identity/tables.ts";
import type { PaymentContext } from "../../payments/payment-context.ts";
import { isBeingCancelled, readRefunds } from "../../payments/refunds/read-refunds.ts";
import { refundContext } from "../../payments/refunds/refund-context.ts";
import { findOrder } from "../find-order.ts";
import { cancelOrder } from "./cancel-order.ts";
import { CUSTOMER, type PlacedOrder } from "./record-status-change.ts";

/**
 * Cancels an open order of this user, and refunds what was paid. A repeated call tells the state of the first one.
 * @param id as in `findOrder`
 * @throws ProblemError 404, also for an order of another user; 409 if the order is not open any more, or its payment is under
 * review; 503 if PayPal has refused the refund, or payments are not configured
 */
export async function cancelOwnOrder(
  payments: PaymentContext,
  user: User,
  { id, reason }: { id: string; reason: string },
): Promise<CancelOrderResult> {
  const { db } = payments;
  const order = (await findOrder(db, user, id)) as PlacedOrder;
  const { orderNumber, status } = order;
  if (status === "cancelled") return { state: "cancelled" };
  if (status !== "open")
    throw conflict(
      `Order ${orderNumber} is ${ORDER_STATUS[status]}, and can no longer be cancelled here. Please ask us about it.`,
    );
  if (isBeingCancelled(await readRefunds(db, order.id))) return { state: "refunding" };
  const refund = await cancelOrder(refundContext(payments), { orderNumber, reason, actor: CUSTOMER });
  if (refund?.status === "failed")
    throw new ProblemError(
      503,
      "PayPal could not refund this order, so it was not cancelled. Please ask us.",
    );
  return { state: refund && refund.status !== "done" ? "refunding" : "cancelled" };
}
