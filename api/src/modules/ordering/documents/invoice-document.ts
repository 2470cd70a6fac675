import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { ORDER_DOCUMENT_NAMES } from "@ligate/contract/orders/constants";
import type { BusinessDocument, Fact } from "../../../printing/business-document.ts";
import type { CreditNote } from "../invoices/invoices.table.ts";
import type { OpenInvoice } from "../invoices/read-invoices.ts";
import type { OrderRecord } from "../orders/order-record.ts";
import { countPieces } from "../shipments/read-shipments.ts";
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

const DAY_MS = 24 * 3600 * 1000;

/** An invoice: the pieces of its shipments, what was paid of them, and how to pay the rest. */
export function invoiceDocument(
  record: OrderRecord,
  invoice: OpenInvoice,
  seller: SellerSettings,
): BusinessDocument {
  const { number, billedOn, dueOn } = invoice;
  const netDays = (Date.parse(dueOn) - Date.parse(billedOn)) / DAY_MS;
  return {
    kind: "business",
    title: ORDER_DOCUMENT_NAMES.invoice,
    number: invoiceLabel(number),
    seller: sellerLines(seller),
    facts: [
      ["Invoice date", formatDay(billedOn)],
      ["Terms", `Net ${netDays} days`],
      ["Due date", formatDay(dueOn)],
      ...orderFacts(record),
    ],
    parties: orderParties(record),
    lines: invoicedLines(record, invoice),
    amounts: [...chargeFacts(invoice), ...paymentFacts(record, invoice), ...balanceFacts(invoice)],
    notes: [...(invoice.balanceCents > 0 ? paymentNotes(invoice, seller) : []), ...SALE_NOTES],
  };
}

const invoicedLines = ({ lines, shipments }: OrderRecord, { id }: OpenInvoice) => {
  const pieces = shipments.filter(({ invoiceId }) => invoiceId === id).flatMap((shipment) => shipment.pieces);
  return lines.flatMap((line, index) => {
    const quantity = countPieces(pieces, line);
    return quantity > 0 ? [toDocumentLine(line, index, quantity)] : [];
  });
};

/** The share that was paid in advance, what was received for the invoice since, and its credit notes. */
function paymentFacts({ received, creditNotes }: OrderRecord, invoice: OpenInvoice): Fact[] {
  const { id, subtotalCents, shippingCents, amountCents } = invoice;
  const advanceCents = subtotalCents + shippingCents - amountCents;
  return [
    ...(advanceCents > 0
      ? [["Paid in advance by card or PayPal", formatCents(-advanceCents)] satisfies Fact]
      : []),
    ...received
      .filter(({ invoiceId }) => invoiceId === id)
      .map(({ label, on, cents }): Fact => [`${label} on ${formatDay(on)}`, formatCents(-cents)]),
    ...creditNotes
      .filter(({ invoiceId }) => invoiceId === id)
      .map((note): Fact => [`Credit note ${note.number}`, formatCents(-note.amountCents)]),
  ];
}

const balanceFacts = ({ balanceCents }: OpenInvoice): Fact[] => [
  ...(balanceCents < 0 ? [["Overpaid, to be sent back", formatCents(-balanceCents)] satisfies Fact] : []),
  ["Balance due", formatCents(Math.max(0, balanceCents))],
];

const paymentNotes = ({ number }: OpenInvoice, seller: SellerSettings): BusinessDocument["notes"] => [
  { label: "Remit to", lines: seller.SELLER_REMIT_TO },
  {
    label: "Bank details for ACH, wire and check",
    lines: [
      ...seller.SELLER_BANK,
      "We never change bank details by e-mail: call us before you pay to others.",
    ],
  },
  {
    label: "Reference",
    lines: [`${invoiceLabel(number)}. Card and PayPal: log in and open the order.`],
  },
];

/** A reduction of an invoice. */
export function creditNoteDocument(
  record: OrderRecord,
  { number, amountCents, at, reason, invoiceId }: CreditNote,
  seller: SellerSettings,
): BusinessDocument {
  const invoice = record.invoices.find(({ id }) => id === invoiceId);
  const reduced = invoiceLabel(invoice?.number ?? record.order.orderNumber);
  const amount = formatCents(amountCents);
  return {
    kind: "business",
    title: ORDER_DOCUMENT_NAMES["credit-note"],
    number,
    seller: sellerLines(seller),
    facts: [["Date", formatDay(toDay(at))], ["Invoice", reduced], ...orderFacts(record)],
    parties: orderParties(record),
    lines: [
      {
        line: "1",
        sku: "",
        name: `Credit to invoice ${reduced}`,
        details: [reason],
        quantity: "1",
        unitPrice: amount,
        total: amount,
      },
    ],
    amounts: [
      ["Sales tax credited", formatCents(0)],
      ["Credited", amount],
    ],
    notes: SALE_NOTES.slice(0, 1),
  };
}
