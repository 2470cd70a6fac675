import { referenceRows } from "@ligate/contract/address/reference-rows";
import { RESEARCH_USE_ONLY } from "@ligate/contract/settings/company";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import { formatShippingAddress, type OrderRecord, readOrderRecord } from "../../modules/ordering/index.ts";
import type { StaffCommand } from "../command.ts";
import { fastaLines } from "../output/fasta-lines.ts";

type Line = OrderRecord["lines"][number];

export const packingListCommand: StaffCommand = {
  usage: "<number>",
  summary:
    "lists what to pack for an order: the contents of each kit as ordered, what was specified, and the address",
  positionalCount: 1,
  isReadOnly: true,
  run: async ({ db }, { positionals: [number = ""] }) => {
    const found = await readOrderRecord(db, number);
    return {
      rows: found.lines.flatMap((line, i) => packedRows(line, i + 1)),
      messages: [
        ...found.lines.flatMap(({ specification }, i) => fastaLines(`line ${i + 1}`, specification)),
        `Ship to: ${formatShippingAddress(found.order.address)}`,
        ...referenceRows(found.order.references ?? undefined, found.purchaseOrder?.poNumber)
          .filter(([label]) => label !== "Invoices to")
          .map(([label, value]) => `${label}: ${value}`),
        RESEARCH_USE_ONLY,
        ...cautions(found),
      ],
    };
  },
};

/** The product, what was specified, and each item of its box. A product without a box is packed as it is. */
function packedRows({ productSku, productName, unitSize, quantity, box, specification }: Line, line: number) {
  const row = (pieces: string, item: string, amount: string) => ({ line, pieces, item, amount });
  const isKit = box.length > 0;
  return [
    row(isKit ? "" : `${quantity} ×`, productName, isKit || !unitSize ? productSku : unitSize),
    ...specificationRows(specification).map(({ label, value }) => row("", label, value)),
    ...box.map(({ name, amount }) => row(`${quantity} ×`, name, amount)),
  ];
}

/** Reasons not to ship the order yet, or at all. */
function cautions({ order, isScreeningDue }: OrderRecord): string[] {
  if (order.status === "cancelled") return ["Do not ship: the order is cancelled."];
  if (order.status === "pending_payment") return ["Do not ship yet: the order is not paid."];
  if (isScreeningDue)
    return ["Do not produce yet: the customer's own sequences are not screened (orders:screen)."];
  return order.paymentStatus === "pending" ? ["Do not ship yet: PayPal reviews the payment."] : [];
}
