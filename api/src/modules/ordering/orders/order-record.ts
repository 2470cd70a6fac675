import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { users } from "../../identity/tables.ts";
import { listFiles } from "../files/list-files.ts";
import { readInvoices } from "../invoices/read-invoices.ts";
import { readReceived } from "../invoices/read-received.ts";
import { readCreditNotes } from "../invoices/view-invoice.ts";
import { disputes } from "../payments/disputes.table.ts";
import { ledger, payments } from "../payments/payments.table.ts";
import { purchaseOrders } from "../payments/purchase-orders/purchase-orders.table.ts";
import { paysOrder, readRefunds } from "../payments/refunds/read-refunds.ts";
import { readScreenings, screeningState } from "../screening/screening.service.ts";
import { readShipments } from "../shipments/read-shipments.ts";
import { readOrderLines } from "./find-order.ts";
import { orderStatusChanges, orders } from "./orders.table.ts";

export type OrderRecord = Awaited<ReturnType<typeof readOrderRecord>>;

/** The credit notes, refunds and disputes of an order, each the oldest first. */
async function readReturns(tx: Tx, orderId: number) {
  const disputed = await tx
    .select({ dispute: disputes })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(paysOrder(orderId))
    .orderBy(asc(disputes.openedAt));
  return {
    creditNotes: await readCreditNotes(tx, orderId),
    refunds: (await readRefunds(tx, orderId)).map(({ refund }) => refund),
    disputes: disputed.map(({ dispute }) => dispute),
  };
}

/** All records of an order, for staff, without the file of its purchase order. @throws ProblemError 404 */
export async function readOrderRecord(tx: Tx, orderNumber: string) {
  const { email, emailVerifiedAt, company } = users;
  const [found] = await tx
    .select({ order: orders, customer: { email, emailVerifiedAt, company } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderNumber, orderNumber));
  if (!found) throw notFound("such order");
  const { id } = found.order;
  const { poNumber, fileName } = purchaseOrders;
  const [purchaseOrder] = await tx
    .select({ poNumber, fileName })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.orderId, id));
  const lines = await readOrderLines(tx, found.order);
  return {
    ...found,
    purchaseOrder,
    lines,
    screenings: await readScreenings(tx, found.order),
    isScreeningDue: (await screeningState(tx, found.order, lines)) === "due",
    invoices: await readInvoices(tx, id),
    shipments: await readShipments(tx, id),
    received: await readReceived(tx, id),
    files: await listFiles(tx, { id }),
    booked: await tx.select().from(ledger).where(eq(ledger.orderId, id)).orderBy(asc(ledger.id)),
    ...(await readReturns(tx, id)),
    history: await tx
      .select()
      .from(orderStatusChanges)
      .where(eq(orderStatusChanges.orderId, id))
      .orderBy(asc(orderStatusChanges.id)),
  };
}
