import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import type { Order } from "../orders/orders.table.ts";
import type { Invoice } from "./invoices.table.ts";

const dollars = (cents: number) => formatDollars(toDollars(cents));

export function invoiceMail(
  { orderNumber, address, totalCents }: Order,
  invoice: Invoice,
  publicUrl: string,
) {
  const label = invoiceLabel(orderNumber);
  return renderEmail({
    subject: `Invoice ${label} of ${company.name}`,
    paragraphs: [`Dear ${address.first_name}, here is the invoice of your order ${orderNumber}.`],
    rows: [
      ["Invoice", label],
      ["Billing Date", formatDay(invoice.billedOn)],
      ["Due Date", formatDay(invoice.dueOn)],
      ["Order Total", dollars(totalCents)],
      ["Invoice Amount", dollars(invoice.amountCents)],
    ],
    link: { text: "Pay by card or PayPal", href: `${publicUrl}/checkout/${orderNumber}` },
    closing: "You need to be logged in to pay it. Reply to this mail if anything is not right.",
  });
}

export function invoicePaidMail(
  { orderNumber, address }: Order,
  { amountCents }: Invoice,
  publicUrl: string,
): Email {
  const label = invoiceLabel(orderNumber);
  return renderEmail({
    subject: `Payment of invoice ${label} received`,
    paragraphs: [
      `Thank you, ${address.first_name}. We have received your payment of ${dollars(amountCents)} for invoice ${label}. Your order ${orderNumber} is paid in full.`,
    ],
    link: { text: "See your payment", href: `${publicUrl}/invoice-confirmation/${orderNumber}` },
    closing: "You need to be logged in to see it. Reply to this mail if anything is not right.",
  });
}
