import { formatDollars, toDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../http/problem.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import { users } from "../../identity/tables.ts";
import { orders } from "../orders/orders.table.ts";
import { assertInvoiceNotUnderReview } from "./invoice-payments.ts";
import { invoices } from "./invoices.table.ts";

/**
 * Locks the order of an invoice before its payment.
 * @returns the order's id
 * @throws ProblemError 404, also for another user's invoice; 403 until the user's email address is verified; 409 if the
 * invoice is paid, has another amount, or its payment is under review
 */
export async function lockUnpaidInvoice(tx: Tx, userId: number, orderNumber: string, amountCents: number) {
  const [order] = await tx
    .select({ id: orders.id, emailVerifiedAt: users.emailVerifiedAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId)))
    .for("update", { of: orders });
  if (!order) throw notFound("such invoice");
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (!invoice) throw notFound("such invoice");
  assertEmailVerified(order, "invoices are shown to verified customers only");
  const label = invoiceLabel(orderNumber);
  if (invoice.paidAt) throw conflict(`Invoice ${label} is already paid. No second payment was taken.`);
  await assertInvoiceNotUnderReview(tx, { id: order.id, orderNumber });
  if (invoice.amountCents !== amountCents) {
    const asked = formatDollars(toDollars(invoice.amountCents));
    throw conflict(`Invoice ${label} asks for ${asked}. Please check it and confirm again.`);
  }
  return order.id;
}
