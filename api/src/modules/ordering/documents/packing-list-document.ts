import { formatDay } from "@ligate/contract/common/dates";
import { ORDER_FILE_KINDS } from "@ligate/contract/order-files/constants";
import { ORDER_DOCUMENT_NAMES } from "@ligate/contract/orders/constants";
import { RESEARCH_USE_ONLY } from "@ligate/contract/settings/company";
import { carrierName, dryIceText } from "@ligate/contract/shipments/constants";
import type { BusinessDocument, DocumentLine, Fact } from "../../../printing/business-document.ts";
import type { OrderRecord } from "../orders/order-record.ts";
import type { OrderLine } from "../orders/orders.table.ts";
import type { ShipmentRecord } from "../shipments/read-shipments.ts";
import { orderFacts, type SellerSettings, sellerLines, shipTo, toDocumentLine } from "./document-parts.ts";

/** The number of a shipment's packing list. */
export const packingListNumber = (orderNumber: string, shipment: number): string =>
  `PL-${orderNumber}-${shipment}`;

/** The contents of a shipment, without prices. */
export function packingListDocument(
  record: OrderRecord,
  shipment: ShipmentRecord,
  seller: SellerSettings,
): BusinessDocument {
  const { order, lines } = record;
  const { number, carrier, trackingNumber, shippedOn, dryIceGrams } = shipment;
  return {
    kind: "business",
    title: ORDER_DOCUMENT_NAMES["packing-list"],
    number: packingListNumber(order.orderNumber, number),
    seller: sellerLines(seller),
    facts: [
      ["Shipped", formatDay(shippedOn)],
      ["Carrier", carrierName(carrier)],
      ...(trackingNumber ? [["Tracking number", trackingNumber] satisfies Fact] : []),
      ...orderFacts(record).filter(([label]) => label !== "Invoices to"),
    ],
    parties: [{ label: "Ship to", lines: shipTo(order.address) }],
    lines: lines.flatMap((line, index) => packedLine(line, index, shipment)),
    amounts: [],
    notes: [
      ...(dryIceGrams === null
        ? []
        : [
            {
              label: dryIceText(dryIceGrams),
              lines: [
                "Unpack at once, wear gloves, and store the products at the temperature on their label.",
              ],
            },
          ]),
      {
        label: "Certificates and safety",
        lines: [
          ...listCertificates(record, shipment),
          "Manuals and safety notes are on the pages of the products, and the safety data in our supplier packet.",
        ],
      },
      { label: "Use", lines: [RESEARCH_USE_ONLY] },
    ],
  };
}

/** The deposited files of the shipped lines, which the buyer downloads. */
const listCertificates = ({ lines, files }: OrderRecord, { pieces }: ShipmentRecord): string[] =>
  lines.flatMap(({ id }, index) =>
    pieces.some(({ orderLineId }) => orderLineId === id)
      ? files
          .filter(({ orderLineId }) => orderLineId === id)
          .map(
            ({ name, kind }) =>
              `Line ${index + 1}: ${name} (${ORDER_FILE_KINDS[kind]}), on the page of the order.`,
          )
      : [],
  );

/** The pieces of a line, with the contents of their box. */
function packedLine(line: OrderLine, index: number, { pieces }: ShipmentRecord): DocumentLine[] {
  const sent = pieces.find(({ orderLineId }) => orderLineId === line.id);
  if (!sent) return [];
  const { details, ...packed } = toDocumentLine(line, index, sent.quantity);
  return [
    {
      ...packed,
      details: [...details, ...line.box.map(({ name, amount }) => `${name}, ${amount}`)],
      quantity: `${sent.quantity} of ${line.quantity}`,
      unitPrice: "",
      total: "",
    },
  ];
}
