import { toDollars } from "@ligate/contract/common/money";
import type { Invoice as InvoiceView } from "@ligate/contract/invoices/schemas";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import type { User } from "../../identity/tables.ts";
import { readOrderLines, toTitle } from "../orders/find-order.ts";
import { type Order, type OrderLine, orders } from "../orders/orders.table.ts";
import { countPieces, readShipments, type ShipmentRecord } from "../shipments/read-shipments.ts";
import { isInvoiceUnderReview } from "./check-invoice.ts";
import { type CreditNote, creditNotes } from "./invoices.table.ts";
import { findInvoice } from "./read-invoices.ts";
import { readReceived } from "./read-received.ts";

/**
 * An invoice of this user, by its number without `IV-`.
 * @throws ProblemError 404, also for another user's invoice; 403 until the user's email address is verified
 */
export async function viewInvoice(tx: Tx, user: User, number: string): Promise<InvoiceView> {
  const invoice = await findInvoice(tx, number);
  const [order] = invoice
    ? await tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, invoice.orderId), eq(orders.userId, user.id)))
    : [];
  if (!invoice || !order) throw notFound("such invoice");
  assertEmailVerified(user, "invoices are shown to verified customers only");
  const isThis = ({ invoiceId }: { invoiceId: number | null }) => invoiceId === invoice.id;
  const { amountCents, subtotalCents, shippingCents, creditedCents, balanceCents } = invoice;
  const valueCents = subtotalCents + shippingCents;
  return {
    invoice: { invoice_due: toDollars(invoice.paidAt ? amountCents - creditedCents : balanceCents) },
    invoice_number: number,
    order_number: order.orderNumber,
    billing_date: invoice.billedOn,
    due_date: invoice.dueOn,
    status: invoice.paidAt ? "paid" : "unpaid",
    paid_date: invoice.paidAt?.toISOString().slice(0, 10) ?? null,
    payment_source: invoice.paymentSource,
    last_digits: invoice.lastDigits,
    is_under_review: await isInvoiceUnderReview(tx, invoice),
    lines: await readInvoicedLines(tx, order, isThis),
    shipping_amount: toDollars(shippingCents),
    order_total: toDollars(valueCents),
    paid_before: toDollars(valueCents - amountCents),
    payments: (await readReceived(tx, order.id))
      .filter(isThis)
      .map(({ label, on, cents }) => ({ label, date: on, amount: toDollars(cents) })),
    credit_notes: (await readCreditNotes(tx, order.id)).filter(isThis).map(toCreditNote),
  };
}

/** The pieces of the invoice's shipments, by line. */
async function readInvoicedLines(
  tx: Tx,
  order: Order,
  isThis: (shipment: ShipmentRecord) => boolean,
): Promise<InvoiceView["lines"]> {
  const pieces = (await readShipments(tx, order.id)).filter(isThis).flatMap((shipment) => shipment.pieces);
  const lines = await readOrderLines(tx, order);
  return lines.flatMap((line) => {
    const quantity = countPieces(pieces, line);
    return quantity > 0 ? [toInvoiceLine({ ...line, quantity })] : [];
  });
}

/** The credit notes of an order, the oldest first. */
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
