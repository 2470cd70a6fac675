import { referenceRows } from "@ligate/contract/address/reference-rows";
import type { OrderAddress } from "@ligate/contract/address/schemas";
import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { ORDER_DOCUMENT_NAMES, type OrderDocumentKind } from "@ligate/contract/orders/constants";
import { company, RESEARCH_USE_ONLY } from "@ligate/contract/settings/company";
import type { Settings } from "@ligate/contract/settings/settings";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import type { BusinessDocument, DocumentLine, Fact } from "../../../printing/business-document.ts";
import type { OrderRecord } from "../orders/order-record.ts";

/** The seller's details, which settings give. */
export type SellerSettings = Pick<
  Settings,
  "SELLER_NAME" | "SELLER_TAX_ID" | "SELLER_REMIT_TO" | "SELLER_BANK"
>;

/** The facts of an order that decide which documents it has. */
interface Papers extends Pick<OrderRecord, "order" | "invoice"> {
  /** Whether a purchase order pays the order or half of it. */
  hasPurchaseOrder: boolean;
}

/** The documents that an order has. A receipt is for an order that is wholly paid. */
export function listDocuments({ order, invoice, hasPurchaseOrder }: Papers): OrderDocumentKind[] {
  const isCharged = order.paymentStatus === "confirmed" && order.status !== "cancelled";
  const isSettled = invoice ? invoice.paidAt !== null : !hasPurchaseOrder;
  return [
    "confirmation",
    ...(invoice ? (["invoice"] as const) : []),
    ...(isCharged && isSettled ? (["receipt"] as const) : []),
  ];
}

/** A document of an order, as it is printed. */
export function toOrderDocument(
  kind: OrderDocumentKind,
  record: OrderRecord,
  seller: SellerSettings,
): BusinessDocument {
  const { order, lines } = record;
  return {
    kind: "business",
    title: ORDER_DOCUMENT_NAMES[kind],
    number: kind === "invoice" ? invoiceLabel(order.orderNumber) : order.orderNumber,
    seller: [seller.SELLER_NAME, ...company.address.slice(1), `Tax ID ${seller.SELLER_TAX_ID}`],
    facts: listFacts(kind, record),
    parties: [
      { label: "Bill to", lines: billTo(order.address) },
      { label: "Ship to", lines: shipTo(order.address) },
    ],
    lines: lines.map(toDocumentLine),
    amounts: listAmounts(kind, record),
    notes: [
      ...(kind === "invoice" && record.invoice?.paidAt === null ? paymentNotes(record, seller) : []),
      {
        label: "Sales tax",
        lines: ["No sales tax is charged. Use tax may be due in the state of delivery."],
      },
      { label: "Use", lines: [RESEARCH_USE_ONLY] },
    ],
  };
}

function listFacts(kind: OrderDocumentKind, { order, invoice, purchaseOrder }: OrderRecord): Fact[] {
  const dates: Fact[] =
    kind === "invoice" && invoice
      ? [
          ["Invoice date", formatDay(invoice.billedOn)],
          ["Due date", formatDay(invoice.dueOn)],
        ]
      : [];
  return [
    ...dates,
    ["Order", order.orderNumber],
    ["Order date", formatDay(toDay(order.placedAt))],
    ...(kind === "confirmation"
      ? [["Estimated delivery", formatDay(order.estDeliveryDate)] satisfies Fact]
      : []),
    ...referenceRows(order.references ?? undefined, purchaseOrder?.poNumber),
  ];
}

const toDay = (at: Date): string => at.toISOString().slice(0, 10);

const billTo = ({ billing_address: billing, ...shipping }: OrderAddress): string[] =>
  billing
    ? [billing.name ?? "", billing.address, `${billing.city}, ${billing.state} ${billing.zipcode}`]
    : shipTo(shipping);

const shipTo = (address: Omit<OrderAddress, "billing_address">): string[] =>
  [
    `${address.first_name} ${address.last_name}`,
    address.institution,
    address.attention && `Attn: ${address.attention}`,
    [address.address_line_1, address.apt, address.building].filter(Boolean).join(", "),
    `${address.city}, ${address.state} ${address.zipcode}`,
    address.phone,
  ].filter((line): line is string => Boolean(line));

const toDocumentLine = (line: OrderRecord["lines"][number], index: number): DocumentLine => ({
  line: String(index + 1),
  sku: line.productSku,
  name: line.title || line.productName,
  details: [
    ...(line.title ? [line.productName] : []),
    ...specificationRows(line.specification).map(({ label, value }) => `${label}: ${value}`),
  ],
  quantity: String(line.quantity),
  unitPrice: formatCents(line.unitPriceCents),
  total: formatCents(line.quantity * line.unitPriceCents),
});

/** The charges, then the money that moved, and the balance of the invoice or the sum that was received. */
function listAmounts(kind: OrderDocumentKind, { order, booked, creditNotes, invoice }: OrderRecord): Fact[] {
  const charged: Fact[] = [
    ["Subtotal", formatCents(order.subtotalCents)],
    ["Freight", formatCents(order.shippingCents)],
    ["Sales tax charged", formatCents(0)],
    ["Total", formatCents(order.totalCents)],
  ];
  if (kind === "confirmation") return charged;
  const moved = booked.flatMap((entry) => {
    const label = MOVEMENTS[entry.kind];
    return label ? [{ ...entry, label }] : [];
  });
  const receivedCents = moved.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return [
    ...charged,
    ...moved.map(
      ({ label, amountCents, at }): Fact => [
        `${label} on ${formatDay(toDay(at))}`,
        formatCents(-amountCents),
      ],
    ),
    ...creditNotes.map(
      ({ number, amountCents }): Fact => [`Credit note ${number}`, formatCents(-amountCents)],
    ),
    kind === "invoice" && invoice
      ? ["Balance due", formatCents(invoice.paidAt ? 0 : invoice.amountCents)]
      : ["Received", formatCents(receivedCents)],
  ];
}

/** The labels of the entries of the ledger in which money moves; promises and credit notes are no money. */
const MOVEMENTS: Partial<Record<OrderRecord["booked"][number]["kind"], string>> = {
  capture: "Paid by card or PayPal",
  transfer: "Paid by bank transfer or check",
  refund: "Refunded",
  reversal: "Taken back by PayPal",
};

const paymentNotes = ({ order }: OrderRecord, seller: SellerSettings): BusinessDocument["notes"] => [
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
    lines: [`${invoiceLabel(order.orderNumber)}. Card and PayPal: log in and open the order.`],
  },
];
