import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { BANK_PAYMENT_METHODS } from "@ligate/contract/invoices/bank-payments";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { type EmailRow, renderEmail } from "../../../mail/email-template.ts";
import type { DocumentAccess } from "../documents/attach-or-link.ts";
import { type Buyer, closingFor, withName } from "../orders/buyer.ts";
import type { Order } from "../orders/orders.table.ts";
import type { Invoice, ReceivedPayment } from "./invoices.table.ts";
import type { OpenInvoice } from "./read-invoices.ts";

/** Announces a new invoice to the buyer. @param access to its PDF */
export const invoiceMail = (order: Order, invoice: Invoice, access: DocumentAccess, buyer: Buyer): Email =>
  renderEmail({
    ...invoiceFacts(order, invoice),
    paragraphs: [
      `${withName("Hello", order, buyer)}. Here is the invoice for your order ${order.orderNumber}.`,
    ],
    ...access,
    closing: closingFor(buyer, "pay it"),
  });

/**
 * For accounts payable, which has no account. Its address is not verified, so that the mail has nothing that the buyer
 * typed; a link opens the invoice without a login.
 */
export const accountsPayableMail = (order: Order, invoice: Invoice, href: string): Email =>
  renderEmail({
    ...invoiceFacts(order, invoice),
    paragraphs: [
      `Hello. An order names this address for its invoices. This is the invoice for order ${order.orderNumber}.`,
      "The link opens the invoice as PDF, with its purchase order and our bank details. It needs no login.",
    ],
    link: { text: "Open the invoice (PDF)", href },
    closing: `The buyer has this invoice too, and can pay it by card or PayPal. If you have a question, reply to this e-mail or call ${company.phone}.`,
  });

/** The amounts and dates that every mail of an invoice has. */
function invoiceFacts({ orderNumber }: Order, invoice: Invoice) {
  const { number, amountCents, subtotalCents, shippingCents, billedOn, dueOn } = invoice;
  const label = invoiceLabel(number);
  return {
    subject: `Invoice ${label} from ${company.name}`,
    preheader: `${formatCents(amountCents)}, due ${formatDay(dueOn)}.`,
    rows: [
      ["Invoice", label],
      ["Order", orderNumber],
      ["Billing Date", formatDay(billedOn)],
      ["Due Date", formatDay(dueOn)],
      ["Products and Freight", formatCents(subtotalCents + shippingCents)],
    ] satisfies EmailRow[],
    total: ["Invoice Amount", formatCents(amountCents)] satisfies EmailRow,
  };
}

/** When an invoice is due relative to a reminder. */
export type ReminderTime = "before" | "after";

/**
 * Reminds of an unpaid invoice before and after it is due: the buyer, or accounts payable.
 * @param href opens the invoice without a login
 */
export const reminderMail = (order: Order, invoice: OpenInvoice, time: ReminderTime, href: string): Email => {
  const label = invoiceLabel(invoice.number);
  const due = formatDay(invoice.dueOn);
  return renderEmail({
    ...invoiceFacts(order, invoice),
    subject: time === "before" ? `Invoice ${label} is due on ${due}` : `Invoice ${label} is overdue`,
    paragraphs: [
      time === "before"
        ? `Hello. Invoice ${label} for order ${order.orderNumber} is due on ${due}.`
        : `Hello. Invoice ${label} for order ${order.orderNumber} was due on ${due}, and we have not received all of it.`,
      "If it has been paid in the meantime, please ignore this e-mail.",
    ],
    total: ["Balance Due", formatCents(invoice.balanceCents)],
    link: { text: "Open the invoice (PDF)", href },
    closing: `If something is wrong with the invoice, reply to this e-mail or call ${company.phone}.`,
  });
};

/** Confirms a part of an invoice, and tells what is left to pay. */
export function partPaidMail(
  order: Order,
  { number, dueOn, balanceCents }: OpenInvoice,
  { amountCents, method, receivedOn }: ReceivedPayment,
  publicUrl: string,
) {
  const label = invoiceLabel(number);
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `A payment for invoice ${label} received`,
      paragraphs: [
        `${withName("Thank you", order, buyer)}. We have received ${formatCents(amountCents)} for invoice ${label}.`,
        `The remaining balance is due by ${formatDay(dueOn)}.`,
      ],
      rows: [
        [BANK_PAYMENT_METHODS[method], formatDay(receivedOn)],
        ["Received", formatCents(amountCents)],
      ],
      total: ["Balance Due", formatCents(balanceCents)],
      link: { text: "Pay the balance by card or PayPal", href: `${publicUrl}/checkout/${number}` },
      closing: closingFor(buyer, "pay it"),
    });
}

/** @param invoice after its last payment */
export function invoicePaidMail(
  order: Order,
  { number, paidCents, balanceCents }: OpenInvoice,
  { publicUrl, isPaid }: { publicUrl: string; isPaid: boolean },
) {
  const { orderNumber } = order;
  const label = invoiceLabel(number);
  const overpaidCents = -balanceCents;
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `Payment for invoice ${label} received`,
      paragraphs: [
        `${withName("Thank you", order, buyer)}. We have received your payment of ${formatCents(paidCents)} for invoice ${label}.${isPaid ? ` Your order ${orderNumber} is paid in full.` : ""}`,
        ...(overpaidCents > 0
          ? [
              `That is ${formatCents(overpaidCents)} more than was due. We will send it back; please tell us if you prefer a credit.`,
            ]
          : []),
      ],
      link: { text: "See your payment", href: `${publicUrl}/invoice-confirmation/${number}` },
      closing: closingFor(buyer),
      attachments: buyer.isVerified
        ? [{ kind: "invoice", number }, ...(isPaid ? [{ kind: "receipt", number: orderNumber }] : [])]
        : [],
    });
}
