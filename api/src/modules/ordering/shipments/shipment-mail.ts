import { formatDay } from "@ligate/contract/common/dates";
import { company } from "@ligate/contract/settings/company";
import { carrierName, dryIceText, trackingUrl } from "@ligate/contract/shipments/constants";
import type { Email } from "../../../jobs/outbox.ts";
import { type EmailRow, renderEmail } from "../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../orders/buyer.ts";
import type { Order, OrderLine } from "../orders/orders.table.ts";
import type { ShipmentRecord } from "./read-shipments.ts";

export interface ShippedOrder {
  shipment: ShipmentRecord;
  /** Of the order. */
  lines: OrderLine[];
  /** Nothing is left to ship. */
  isLast: boolean;
  /** Files of the shipped lines have been deposited, such as certificates. */
  hasFiles: boolean;
}

/** Tells the buyer of a shipment: its carrier, tracking number and contents. */
export function shipmentMail(
  order: Order,
  { shipment, lines, isLast, hasFiles }: ShippedOrder,
  buyer: Buyer,
  publicUrl: string,
): Email {
  const { orderNumber } = order;
  const { carrier, trackingNumber, dryIceGrams, shippedOn, pieces } = shipment;
  const followed = trackingUrl({ carrier, tracking_number: trackingNumber });
  return renderEmail({
    subject: `Your ${company.name} order ${orderNumber} has shipped`,
    paragraphs: [
      `${withName("Hello", order, buyer)}. ${partText(shipment.number, isLast)} ${orderNumber} has left our laboratory.`,
      ...(dryIceGrams === null ? [] : ["It travels on dry ice. Please freeze it as soon as it arrives."]),
      ...(hasFiles ? ["Its certificates and files are on the order's page."] : []),
      ...(isLast ? [] : ["The other products follow in a shipment of their own."]),
    ],
    rows: [
      ["Carrier", carrierName(carrier)],
      ...(trackingNumber ? [["Tracking Number", trackingNumber] satisfies EmailRow] : []),
      ["Shipped", formatDay(shippedOn)],
      ...(dryIceGrams === null ? [] : [["Contains", dryIceText(dryIceGrams)] satisfies EmailRow]),
      ...pieces.flatMap((piece) => contentRow(lines, piece)),
    ],
    link: followed
      ? { text: "Track the parcel", href: followed }
      : { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` },
    closing: closingFor(buyer),
  });
}

function partText(number: number, isLast: boolean): string {
  if (!isLast) return "A part of your order";
  return number === 1 ? "Your order" : "The rest of your order";
}

function contentRow(
  lines: OrderLine[],
  { orderLineId, quantity }: ShipmentRecord["pieces"][number],
): EmailRow[] {
  const line = lines.find(({ id }) => id === orderLineId);
  return line ? [[line.title || line.productName, `${quantity} of ${line.quantity}`]] : [];
}
