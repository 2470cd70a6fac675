import { formatWeekday } from "@ligate/contract/common/dates";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { type EmailRow, renderEmail } from "../../../mail/email-template.ts";
import { formatDelivery, hasTwoShipments } from "../cart/availability.ts";
import { type Buyer, closingFor, productRow, specifiedRows, withName } from "./buyer.ts";
import { formatShippingAddress } from "./format-address.ts";
import type { Order, OrderLine } from "./orders.table.ts";

const dollars = (cents: number) => formatDollars(toDollars(cents));

/** The payment of an order when it was opened. */
export interface PaymentDescription {
  /** Paid by card or PayPal. */
  paidCents: number;
  source: string;
  lastDigits: string;
  /** The buyer's number of the purchase order that pays the other half, or all. */
  poNumber?: string;
}

export function orderConfirmationMail(
  order: Order,
  lines: OrderLine[],
  paid: PaymentDescription,
  buyer: Buyer,
  publicUrl: string,
): Email {
  const { orderNumber, subtotalCents, shippingCents, totalCents, estDeliveryDate } = order;
  const received = receivedText(paid, buyer);
  return renderEmail({
    subject: `Your ${company.name} order ${orderNumber}`,
    preheader: `Total: ${dollars(totalCents)}. Estimated delivery: ${formatWeekday(estDeliveryDate)}.`,
    paragraphs: [
      `${withName("Thank you", order, buyer)}. We have received ${received} for order ${orderNumber} and are starting to work on it.`,
      `Estimated delivery: ${formatWeekday(estDeliveryDate)}.`,
      ...(buyer.isVerified ? [`We ship to: ${formatShippingAddress(order.address)}.`] : []),
      ...(lines.some(hasTwoShipments) ? [TWO_SHIPMENTS] : []),
      ...(!buyer.isVerified && lines.some(isSpecified) ? [SPECIFIED_ON_PAGE] : []),
    ],
    rows: [
      ...lines.flatMap((line) => [toRow(line), ...(buyer.isVerified ? specifiedRows(line) : [])]),
      ["Subtotal", dollars(subtotalCents)],
      ["Shipping Fee", shippingCents === 0 ? "Free" : dollars(shippingCents)],
    ],
    total: ["Total", dollars(totalCents)],
    link: { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` },
    closing: closingFor(buyer),
    attachments: buyer.isVerified ? [{ kind: "confirmation", number: orderNumber }] : [],
  });
}

function receivedText({ poNumber, paidCents }: PaymentDescription, { isVerified }: Buyer): string {
  if (!poNumber) return "your payment";
  const order = isVerified ? `your purchase order ${poNumber}` : "your purchase order";
  return paidCents > 0 ? `your payment of ${dollars(paidCents)} and ${order}` : order;
}

const TWO_SHIPMENTS =
  "Items in stock are delivered first, and the others once they have been made. You pay for shipping only once.";

const SPECIFIED_ON_PAGE = "The specifications of your products are shown on the order's page.";

const isSpecified = ({ specification }: OrderLine): boolean => specification !== null;

function toRow(line: OrderLine): EmailRow {
  const { productName, title, productSku, quantity, unitPriceCents } = line;
  const delivery = hasTwoShipments(line) ? `: ${formatDelivery(line)}` : "";
  const product = `${productName} (${productSku})${delivery}`;
  return productRow({ product, title, quantity, price: dollars(quantity * unitPriceCents) });
}
