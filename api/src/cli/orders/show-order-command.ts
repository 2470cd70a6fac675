import { referenceRows } from "@ligate/contract/address/reference-rows";
import { formatCents } from "@ligate/contract/common/money";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import type { Database } from "../../db/database.ts";
import { findDesign, findGuideListings } from "../../modules/catalog/index.ts";
import { describeListings, geneWarnings } from "../../modules/design/index.ts";
import {
  formatDelivery,
  formatShippingAddress,
  type OrderRecord,
  readOrderRecord,
} from "../../modules/ordering/index.ts";
import type { StaffCommand } from "../command.ts";
import { fastaLines } from "../output/fasta-lines.ts";
import { invoiceEntries, shipmentEntries } from "./show-invoices.ts";
import { type Entry, momentText, returnEntries } from "./show-returns.ts";

export const showOrderCommand: StaffCommand = {
  usage: "<number>",
  summary:
    "shows an order: customer, lines with what was specified, addresses, payments, purchase order, shipments, invoices, refunds, disputes and history",
  positionalCount: 1,
  isReadOnly: true,
  run: async ({ db }, { positionals: [number = ""] }) => {
    const found = await readOrderRecord(db, number);
    const entries = [
      ...orderEntries(found),
      ...customerEntries(found),
      ...lineEntries(found),
      ...(await geneWarningEntries(db, found)),
      ...screeningEntries(found),
      ...paymentEntries(found),
      ...shipmentEntries(found),
      ...invoiceEntries(found),
      ...returnEntries(found),
      ...historyEntries(found),
    ];
    return {
      rows: entries.map(([part, name, value]) => ({ part, name, value })),
      messages: found.lines.flatMap(({ specification }, i) => fastaLines(`line ${i + 1}`, specification)),
    };
  },
};

const orderEntries = ({ order }: OrderRecord): Entry[] => [
  ["order", "number", order.orderNumber],
  ["order", "status", statusText(order.status)],
  ["order", "placed", momentText(order.placedAt)],
  ["order", "delivery", order.estDeliveryDate],
  ["order", "subtotal", formatCents(order.subtotalCents)],
  ["order", "shipping", formatCents(order.shippingCents)],
  ["order", "total", formatCents(order.totalCents)],
  ["order", "tax", order.taxCents === null ? "rate pending" : formatCents(order.taxCents)],
];

function customerEntries({ order, customer, purchaseOrder }: OrderRecord): Entry[] {
  const { billing_address: billing, closed_from, closed_to } = order.address;
  const billed = billing && [
    billing.name,
    billing.address,
    billing.city,
    `${billing.state} ${billing.zipcode}`,
  ];
  const closed: Entry[] = closed_from
    ? [["shipping", "closed", [closed_from, closed_to].filter(Boolean).join(" to ")]]
    : [];
  return [
    ["customer", "e-mail", `${customer.email} (${customer.emailVerifiedAt ? "verified" : "not verified"})`],
    ["customer", "company", customer.company],
    ["shipping", "address", formatShippingAddress(order.address)],
    ...closed,
    ["billing", "address", billed ? billed.filter(Boolean).join(", ") : "the same"],
    ...referenceRows(order.references ?? undefined, purchaseOrder?.poNumber).map(
      ([name, value]): Entry => ["references", name, value],
    ),
  ];
}

/** Warnings about the genes of the lines, which the laboratory has to know. */
async function geneWarningEntries(db: Database, { lines }: OrderRecord): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [index, { productSku, specification }] of lines.entries()) {
    const found = await findDesign(db, productSku);
    if (!found) continue;
    const { design } = found;
    const { ofOthers } = describeListings(
      specification?.guide,
      design,
      await findGuideListings(db, design.target.number, specification),
    );
    const texts = geneWarnings(design, specification).map(
      ({ message, source }) => `${message} ${source.citation}`,
    );
    for (const text of [...texts, ...ofOthers]) entries.push([`line ${index + 1}`, "gene", text]);
  }
  return entries;
}

const lineEntries = ({ lines }: OrderRecord): Entry[] =>
  lines.flatMap((line, index): Entry[] => {
    const { productName, productSku, unitSize, quantity, unitPriceCents, reservedQuantity } = line;
    const part = `line ${index + 1}`;
    const total = formatCents(quantity * unitPriceCents);
    return [
      [part, "product", productName],
      [part, "SKU", unitSize ? `${productSku} (${unitSize})` : productSku],
      [part, "price", `${quantity} × ${formatCents(unitPriceCents)} = ${total}`],
      [part, "delivery", formatDelivery(line)],
      ...specificationRows(line.specification).map(({ label, value }): Entry => [part, label, value]),
      ...(reservedQuantity > 0
        ? [[part, "from stock", `${reservedQuantity} of ${quantity}`] satisfies Entry]
        : []),
    ];
  });

const screeningEntries = ({ screenings, isScreeningDue }: OrderRecord): Entry[] => [
  ...(isScreeningDue
    ? [["screening", "state", "due: the order has sequences of the customer's own"] satisfies Entry]
    : []),
  ...screenings.flatMap(({ at, actor, tool, customerCheck }): Entry[] => [
    ["screening", "recorded", `${momentText(at)}, by ${actor}`],
    ["screening", "tool", tool],
    ["screening", "customer", customerCheck],
  ]),
];

/** The row `payment status`; confirmed payments have none. */
const PAYMENT_TEXT = {
  confirmed: "",
  pending: "under review at PayPal: do not produce the order yet",
  denied: "denied by PayPal after a review",
};

function paymentEntries({ order, booked, purchaseOrder }: OrderRecord): Entry[] {
  const source = [order.paymentSource, order.lastDigits].filter(Boolean).join(" ");
  const booking = booked.map(
    ({ at, kind, amountCents, reference }): Entry => [
      "payment",
      kind.replace("_", " "),
      `${formatCents(amountCents)}, ${momentText(at)}, ${reference}`,
    ],
  );
  const promised: Entry[] = purchaseOrder
    ? [["payment", "PO number", `${purchaseOrder.poNumber} (${purchaseOrder.fileName})`]]
    : [];
  const status: Entry[] = PAYMENT_TEXT[order.paymentStatus]
    ? [["payment", "status", PAYMENT_TEXT[order.paymentStatus]]]
    : [];
  return [["payment", "source", source], ...status, ...promised, ...booking];
}

const historyEntries = ({ history }: OrderRecord): Entry[] =>
  history.map(({ at, toStatus, actor, note }) => [
    "history",
    momentText(at),
    `${statusText(toStatus)}, by ${actor}${note ? `: ${note}` : ""}`,
  ]);

const statusText = (status: string) => ORDER_STATUS[status as OrderStatus] ?? status;
