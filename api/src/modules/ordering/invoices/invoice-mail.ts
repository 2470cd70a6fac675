import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { type EmailRow, renderEmail } from "../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../orders/buyer.ts";
import type { Order } from "../orders/orders.table.ts";
import type { Invoice } from "./invoices.table.ts";

export function invoiceMail(order: Order, invoice: Invoice, publicUrl: string) {
  const { orderNumber } = order;
  return (buyer: Buyer): Email =>
    renderEmail({
      ...invoiceFacts(order, invoice),
      paragraphs: [`${withName("Hello", order, buyer)}. Here is the invoice for your order ${orderNumber}.`],
      link: { text: "Pay by card or PayPal", href: `${publicUrl}/checkout/${orderNumber}` },
      closing: closingFor(buyer, "pay it"),
    });
}

/**
 * For accounts payable, which has no account. Its address is not verified, so that the mail has nothing that the buyer typed,
 * and no link that would need a login.
 */
export const accountsPayableMail = (order: Order, invoice: Invoice): Email =>
  renderEmail({
    ...invoiceFacts(order, invoice),
    paragraphs: [
      `Hello. An order names this address for its invoices. This is the invoice for order ${order.orderNumber}.`,
    ],
    closing: `The buyer has this invoice too, and can pay it by card or PayPal. For a bank transfer or a question, reply to this e-mail or call ${company.phone}.`,
  });

/** The amounts and dates that every mail of an invoice has. */
function invoiceFacts({ orderNumber, totalCents }: Order, { amountCents, billedOn, dueOn }: Invoice) {
  const label = invoiceLabel(orderNumber);
  return {
    subject: `Invoice ${label} from ${company.name}`,
    preheader: `${formatCents(amountCents)}, due ${formatDay(dueOn)}.`,
    rows: [
      ["Invoice", label],
      ["Billing Date", formatDay(billedOn)],
      ["Due Date", formatDay(dueOn)],
      ["Order Total", formatCents(totalCents)],
    ] satisfies EmailRow[],
    total: ["Invoice Amount", formatCents(amountCents)] satisfies EmailRow,
  };
}

export function invoicePaidMail(order: Order, { amountCents }: Invoice, publicUrl: string) {
  const { orderNumber } = order;
  const label = invoiceLabel(orderNumber);
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `Payment for invoice ${label} received`,
      paragraphs: [
        `${withName("Thank you", order, buyer)}. We have received your payment of ${formatCents(amountCents)} for invoice ${label}. Your order ${orderNumber} is paid in full.`,
      ],
      link: { text: "See your payment", href: `${publicUrl}/invoice-confirmation/${orderNumber}` },
      closing: closingFor(buyer),
    });
}
