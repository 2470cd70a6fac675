import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../orders/buyer.ts";
import type { Order } from "../orders/orders.table.ts";
import type { Invoice } from "./invoices.table.ts";

export function invoiceMail(order: Order, invoice: Invoice, publicUrl: string) {
  const { orderNumber, totalCents } = order;
  const label = invoiceLabel(orderNumber);
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `Invoice ${label} from ${company.name}`,
      preheader: `${formatCents(invoice.amountCents)}, due ${formatDay(invoice.dueOn)}.`,
      paragraphs: [`${withName("Hello", order, buyer)}. Here is the invoice for your order ${orderNumber}.`],
      rows: [
        ["Invoice", label],
        ["Billing Date", formatDay(invoice.billedOn)],
        ["Due Date", formatDay(invoice.dueOn)],
        ["Order Total", formatCents(totalCents)],
      ],
      total: ["Invoice Amount", formatCents(invoice.amountCents)],
      link: { text: "Pay by card or PayPal", href: `${publicUrl}/checkout/${orderNumber}` },
      closing: closingFor(buyer, "pay it"),
    });
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
