import { referenceRows } from "@ligate/contract/address/reference-rows";
import type { OrderAddress } from "@ligate/contract/address/schemas";
import { formatDay } from "@ligate/contract/common/dates";
import { formatCents } from "@ligate/contract/common/money";
import { company, RESEARCH_USE_ONLY } from "@ligate/contract/settings/company";
import type { Settings } from "@ligate/contract/settings/settings";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import type { BusinessDocument, DocumentLine, Fact } from "../../../printing/business-document.ts";
import type { OrderRecord } from "../orders/order-record.ts";
import type { OrderLine } from "../orders/orders.table.ts";

/** The seller's details, which settings give. */
export type SellerSettings = Pick<
  Settings,
  "SELLER_NAME" | "SELLER_TAX_ID" | "SELLER_REMIT_TO" | "SELLER_BANK"
>;

export const toDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The seller's name, address and tax id, as the head of a document. */
export const sellerLines = ({ SELLER_NAME, SELLER_TAX_ID }: SellerSettings): string[] => [
  SELLER_NAME,
  ...company.address.slice(1),
  `Tax ID ${SELLER_TAX_ID}`,
];

/** The order and the buyer's references, such as the PO number. */
export const orderFacts = ({ order, purchaseOrder }: OrderRecord): Fact[] => [
  ["Order", order.orderNumber],
  ["Order date", formatDay(toDay(order.placedAt))],
  ...referenceRows(order.references ?? undefined, purchaseOrder?.poNumber),
];

/** The addresses of an order, beside each other. */
export const orderParties = ({ order: { address } }: OrderRecord): BusinessDocument["parties"] => [
  { label: "Bill to", lines: billTo(address) },
  { label: "Ship to", lines: shipTo(address) },
];

const billTo = ({ billing_address: billing, ...shipping }: OrderAddress): string[] =>
  billing
    ? [billing.name ?? "", billing.address, `${billing.city}, ${billing.state} ${billing.zipcode}`]
    : shipTo(shipping);

export const shipTo = (address: Omit<OrderAddress, "billing_address">): string[] =>
  [
    `${address.first_name} ${address.last_name}`,
    address.institution,
    address.attention && `Attn: ${address.attention}`,
    [address.address_line_1, address.apt, address.building].filter(Boolean).join(", "),
    `${address.city}, ${address.state} ${address.zipcode}`,
    address.phone,
  ].filter((line): line is string => Boolean(line));

/** The fields of a line of an order or a quote that are printed. */
type PrintedLine = Pick<
  OrderLine,
  "productSku" | "unitSize" | "productName" | "title" | "specification" | "quantity" | "unitPriceCents"
>;

/**
 * A line of an order or a quote, with its specification.
 * @param index of the line in the order, counted from 0, which purchase orders refer to
 * @param quantity the pieces that the document is about
 */
export const toDocumentLine = (line: PrintedLine, index: number, quantity = line.quantity): DocumentLine => ({
  line: String(index + 1),
  sku: line.productSku,
  name: line.title || line.productName,
  details: [
    ...(line.title ? [line.productName] : []),
    ...(line.productName.includes(line.unitSize) ? [] : [line.unitSize]),
    ...specificationRows(line.specification).map(({ label, value }) => `${label}: ${value}`),
  ],
  quantity: String(quantity),
  unitPrice: formatCents(line.unitPriceCents),
  total: formatCents(quantity * line.unitPriceCents),
});

/** The charges of a sale. */
export const chargeFacts = ({
  subtotalCents,
  shippingCents,
}: {
  subtotalCents: number;
  shippingCents: number;
}): Fact[] => [
  ["Subtotal", formatCents(subtotalCents)],
  ["Freight", formatCents(shippingCents)],
  ["Sales tax charged", formatCents(0)],
  ["Total", formatCents(subtotalCents + shippingCents)],
];

export const SALE_NOTES: BusinessDocument["notes"] = [
  {
    label: "Sales tax",
    lines: ["No sales tax is charged. Use tax may be due in the state of delivery."],
  },
  { label: "Use", lines: [RESEARCH_USE_ONLY] },
];
