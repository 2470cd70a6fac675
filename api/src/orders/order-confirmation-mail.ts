import { formatDollars, toDollars } from "@ligate/contract/cents";
import { company } from "@ligate/contract/company";
import { formatWeekday } from "@ligate/contract/dates";
import { type Letter, letter } from "../mail/letter.ts";
import type { Order, OrderLine } from "./orders.table.ts";

const dollars = (cents: number) => formatDollars(toDollars(cents));

export function orderConfirmationMail(order: Order, lines: OrderLine[], link: string): Letter {
  const { orderNumber, subtotalCents, shippingCents, totalCents, estDeliveryDate, address } = order;
  return letter({
    subject: `Your ${company.name} order ${orderNumber}`,
    paragraphs: [
      `Thank you, ${address.first_name}. We have received your payment for order ${orderNumber} and begin to work on it.`,
      `Estimated delivery: ${formatWeekday(estDeliveryDate)}.`,
    ],
    rows: [
      ...lines.map(rowOf),
      ["Subtotal", dollars(subtotalCents)],
      ["Shipping Fee", shippingCents === 0 ? "Free" : dollars(shippingCents)],
      ["Total", dollars(totalCents)],
    ],
    link: { text: "See your order", href: link },
    closing: "You need to be logged in to see it. Reply to this mail if anything is not right.",
  });
}

const rowOf = ({ productName, productSku, quantity, unitPriceCents }: OrderLine): [string, string] => [
  `${quantity} × ${productName} (${productSku})`,
  dollars(quantity * unitPriceCents),
];
