import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import type { Tx } from "../../../../db/database.ts";
import { conflict } from "../../../../http/problem.ts";
import { promisedCents } from "../../payments/ledger.ts";
import { assertScreened } from "../../screening/screening.service.ts";
import {
  assertNotBeingCancelled,
  assertNotUnderReview,
  lockOrder,
  type PlacedOrder,
  recordStatusChange,
} from "./record-status-change.ts";
import { statusChangeMail } from "./status-change-mail.ts";

/** The actor of a status change, and the shop's URL for links in emails. */
export interface StatusChangeContext {
  actor: string;
  publicUrl: string;
}

const NEXT_STATUSES: Record<OrderStatus, OrderStatus[]> = {
  open: ["in_progress", "cancelled"],
  in_progress: ["ready_for_delivery"],
  ready_for_delivery: ["invoiced", "paid"],
  invoiced: ["paid"],
  paid: [],
  cancelled: [],
};

/**
 * Changes the status of an order, records the change and mails the buyer. `invoiced` is set by `issue-invoice.ts`
 * only, `cancelled` by `cancel-order.ts`, and `paid` by the last payment of an invoiced order.
 * @throws ProblemError 404; 409 if the order cannot change to this status, its payment is under review, it is being
 * cancelled, or the customer's own sequences are not screened
 */
export async function changeOrderStatus(
  tx: Tx,
  orderNumber: string,
  to: OrderStatus,
  mover: StatusChangeContext,
) {
  const order = await lockOrder(tx, orderNumber);
  assertNextStatus(order, to);
  assertNotUnderReview(order);
  await assertNotBeingCancelled(tx, order);
  if (to === "invoiced") throw conflict(`Order ${orderNumber} becomes Invoiced when its invoice is issued.`);
  if (to === "cancelled")
    throw conflict(`Order ${orderNumber} becomes Cancelled by orders:cancel, with a reason.`);
  if (to === "in_progress") await assertScreened(tx, order);
  if (to === "paid") await assertPaid(tx, order);
  const mailTo = statusChangeMail(order, to, mover.publicUrl);
  await recordStatusChange(tx, order, { to, actor: mover.actor, mailTo });
}

/** @throws ProblemError 409 if an order of this status cannot change to `to` */
export function assertNextStatus({ orderNumber, status }: PlacedOrder, to: OrderStatus) {
  const next = NEXT_STATUSES[status];
  if (next.includes(to)) return;
  const ways = next.map((way) => ORDER_STATUS[way]).join(" or ");
  const rest = ways ? `It can become ${ways} next, not ${ORDER_STATUS[to]}.` : "This status is final.";
  throw conflict(`Order ${orderNumber} is ${ORDER_STATUS[status]}. ${rest}`);
}

async function assertPaid(tx: Tx, order: PlacedOrder) {
  const { orderNumber } = order;
  if ((await promisedCents(tx, order.id)) === 0) return;
  throw conflict(
    order.status === "invoiced"
      ? `Order ${orderNumber} becomes Paid when its last invoice is paid: record bank transfers and checks by invoices:pay.`
      : `Order ${orderNumber} is not paid in full: ship it and issue invoice ${invoiceLabel(orderNumber)} first.`,
  );
}
