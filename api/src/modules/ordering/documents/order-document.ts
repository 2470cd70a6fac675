import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { ORDER_DOCUMENT_NAMES } from "@ligate/contract/orders/constants";
import { STANDARD_NET_DAYS } from "@ligate/contract/payments/payment-split";
import type { BusinessDocument, Fact } from "../../../printing/business-document.ts";
import type { OrderRecord } from "../orders/order-record.ts";
import {
  chargeFacts,
  orderFacts,
  orderParties,
  SALE_NOTES,
  type SellerSettings,
  sellerLines,
  toDay,
  toDocumentLine,
} from "./document-parts.ts";

/** The confirmation or the receipt of an order. */
export function orderDocument(
  kind: "confirmation" | "receipt",
  record: OrderRecord,
  seller: SellerSettings,
): BusinessDocument {
  const { order, lines } = record;
  const isConfirmation = kind === "confirmation";
  return {
    kind: "business",
    title: ORDER_DOCUMENT_NAMES[kind],
    number: order.orderNumber,
    seller: sellerLines(seller),
    facts: [
      ...orderFacts(record),
      ...(isConfirmation
        ? [["Estimated delivery", formatDay(order.estDeliveryDate)] satisfies Fact, ...termsFacts(record)]
        : []),
    ],
    parties: orderParties(record),
    lines: lines.map((line, index) => toDocumentLine(line, index)),
    amounts: [...chargeFacts(order), ...(isConfirmation ? promiseFacts(record) : receiptFacts(record))],
    notes: SALE_NOTES,
  };
}

const termsFacts = ({ order: { netDays }, purchaseOrder }: OrderRecord): Fact[] =>
  purchaseOrder ? [["Terms", `Invoiced with each shipment, net ${netDays ?? STANDARD_NET_DAYS} days`]] : [];

/** The money that was paid in advance, and the amount of the invoices to come. */
function promiseFacts({ order, received, booked }: OrderRecord): Fact[] {
  const advance = received.filter(({ invoiceId, cents }) => invoiceId === null && cents > 0);
  const promisedCents = booked
    .filter(({ kind }) => kind === "purchase_order")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (order.paymentStatus !== "confirmed") return [];
  return [
    ...advance.map(({ label, cents }): Fact => [label, formatCents(-cents)]),
    ["Balance, by invoice", formatCents(promisedCents)],
  ];
}

/** All money that moved, and the sum that was received. */
function receiptFacts({ received, creditNotes }: OrderRecord): Fact[] {
  const receivedCents = received.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...received.map(({ label, on, cents }): Fact => [`${label} on ${formatDay(on)}`, formatCents(-cents)]),
    ...creditNotes.map(
      ({ number, amountCents, at }): Fact => [
        `Credit note ${number} of ${formatDay(toDay(at))}`,
        formatCents(-amountCents),
      ],
    ),
    ["Received", formatCents(receivedCents)],
  ];
}
