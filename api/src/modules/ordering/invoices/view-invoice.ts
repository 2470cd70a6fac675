import { toDollars } from "@ligate/contract/common/money";
import type { Invoice as InvoiceView } from "@ligate/contract/invoices/schemas";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import type { User } from "../../identity/tables.ts";
import { readOrderLines, toTitle } from "../orders/find-order.ts";
import { type OrderLine, orders } from "../orders/orders.table.ts";
import { isInvoiceUnderReview } from "./check-invoice.ts";
import { type CreditNote, creditNotes, invoices } from "./invoices.table.ts";

/**
 * The invoice of an order of this user, by the order number.
 * @throws ProblemError 404, also for another user's invoice; 403 until the user's email address is verified
 */
export async function viewInvoice(tx: Tx, user: User, orderNumber: string): Promise<InvoiceView> {
  const [found] = await tx
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, user.id)));
  if (!found) throw notFound("such invoice");
  assertEmailVerified(user, "invoices are shown to verified customers only");
  const { invoice, order } = found;
  const notes = await readCreditNotes(tx, order.id);
  const creditedCents = notes.reduce((cents, { amountCents }) => cents + amountCents, 0);
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
    is_under_review: await isInvoiceUnderReview(tx, order.id),
    lines: (await readOrderLines(tx, order)).map(toInvoiceLine),
    shipping_amount: toDollars(order.shippingCents),
    order_total: toDollars(order.totalCents),
    paid_before: toDollars(order.totalCents - creditedCents - invoice.amountCents),
    credit_notes: notes.map(toCreditNote),
  };
}

/** The credit notes of an invoice, the oldest first. */
export const readCreditNotes = (tx: Tx, orderId: number): Promise<CreditNote[]> =>
  tx.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(asc(creditNotes.id));

const toInvoiceLine = (line: OrderLine) => ({
  product_sku: line.productSku,
  product_name: line.productName,
  ...toTitle(line),
  quantity: line.quantity,
  total_price: toDollars(line.quantity * line.unitPriceCents),
  specification: line.specification,
});

const toCreditNote = ({ number, amountCents, at, reason }: CreditNote) => ({
  number,
  amount: toDollars(amountCents),
  date: at.toISOString().slice(0, 10),
  reason,
});
