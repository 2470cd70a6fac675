import { toDollars } from "@ligate/contract/common/money";
import type { Invoice as InvoiceView } from "@ligate/contract/invoices/schemas";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import type { User } from "../../identity/tables.ts";
import { orders } from "../orders/orders.table.ts";
import { invoices } from "./invoices.table.ts";

/**
 * The invoice of an order of this user, by the order number.
 * @throws ProblemError 404, also for another user's invoice; 403 until the user's email address is verified
 */
export async function viewInvoice(tx: Tx, user: User, orderNumber: string): Promise<InvoiceView> {
  const [found] = await tx
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, user.id)));
  if (!found) throw notFound("such invoice");
  assertEmailVerified(user, "invoices are shown to verified customers only");
  const { invoice } = found;
  return {
    invoice: { invoice_due: toDollars(invoice.amountCents) },
    invoice_number: orderNumber,
    order_number: orderNumber,
    billing_date: invoice.billedOn,
    due_date: invoice.dueOn,
    status: invoice.paidAt ? "paid" : "unpaid",
    paid_date: invoice.paidAt?.toISOString().slice(0, 10) ?? null,
    payment_source: invoice.paymentSource,
    last_digits: invoice.lastDigits,
  };
}
