import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../http/problem.ts";
import { receiveTransfer } from "../invoices/record-bank-transfer.ts";
import { outstandingCents } from "../payments/outstanding-balance.ts";
import { lockOrder, type OpenedOrder, writeMove } from "./record-status-change.ts";
import { orderMovedMail } from "./status-change-mail.ts";

/** Who moves an order, and where the store is for links in mails. */
export interface Mover {
  actor: string;
  publicUrl: string;
}

const NEXT: Record<OrderStatus, OrderStatus[]> = {
  open: ["in_progress"],
  in_progress: ["ready_for_delivery"],
  ready_for_delivery: ["invoiced", "paid"],
  invoiced: ["paid"],
  paid: [],
};

/**
 * Moves an order on, records the move with its time, and mails it. To `invoiced` it comes by its invoice
 * (`issue-invoice.ts`). An invoiced order that is moved to `paid` was paid outside of the store, by transfer.
 * @throws ProblemError 404, and 409 with a sentence where the order cannot be moved there
 */
export async function moveOrder(tx: Tx, orderNumber: string, to: OrderStatus, mover: Mover) {
  const order = await lockOrder(tx, orderNumber);
  checkMove(order, to);
  if (to === "invoiced") throw conflict(`Order ${orderNumber} becomes Invoiced when its invoice is issued.`);
  if (order.status === "invoiced") return receiveTransfer(tx, order, mover);
  if (to === "paid") await checkPaid(tx, order);
  await writeMove(tx, order, to, mover.actor, orderMovedMail(order, to, mover.publicUrl));
}

/** @throws ProblemError 409 where no order of this status is moved there */
export function checkMove({ orderNumber, status }: OpenedOrder, to: OrderStatus) {
  const next = NEXT[status];
  if (next.includes(to)) return;
  const ways = next.map((way) => ORDER_STATUS[way]).join(" or ");
  const rest = ways ? `It can become ${ways} next, not ${ORDER_STATUS[to]}.` : "It is moved no further.";
  throw conflict(`Order ${orderNumber} is ${ORDER_STATUS[status]}. ${rest}`);
}

async function checkPaid(tx: Tx, order: OpenedOrder) {
  const { orderNumber } = order;
  if ((await outstandingCents(tx, order)) === 0) return;
  throw conflict(
    `Order ${orderNumber} is not paid in full: issue invoice ${invoiceLabel(orderNumber)} first.`,
  );
}
