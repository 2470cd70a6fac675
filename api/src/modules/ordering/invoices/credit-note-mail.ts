import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../orders/buyer.ts";
import type { Order } from "../orders/orders.table.ts";
import type { CreditNote } from "./invoices.table.ts";
import type { OpenInvoice } from "./read-invoices.ts";

/** @param invoice after its reduction */
export function creditNoteMail(order: Order, invoice: OpenInvoice, note: CreditNote, publicUrl: string) {
  const { orderNumber } = order;
  const label = invoiceLabel(invoice.number);
  const isSettled = invoice.balanceCents === 0;
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `Credit note ${note.number} for invoice ${label}`,
      paragraphs: [
        `${withName("Hello", order, buyer)}. We have reduced the invoice for your order ${orderNumber} by ${formatCents(note.amountCents)}.`,
        `Reason: ${note.reason}`,
        isSettled
          ? "There is nothing left to pay."
          : `The remaining balance is still due by ${formatDay(invoice.dueOn)}.`,
      ],
      rows: [
        ["Invoice", label],
        ["Credit Note", note.number],
        ["Reduction", formatCents(note.amountCents)],
      ],
      total: ["Balance Due", formatCents(invoice.balanceCents)],
      link: isSettled
        ? { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` }
        : { text: "Pay by card or PayPal", href: `${publicUrl}/checkout/${invoice.number}` },
      attachments: buyer.isVerified ? [{ kind: "credit-note", number: note.number }] : [],
      closing: closingFor(buyer, isSettled ? "see it" : "pay it"),
    });
}
