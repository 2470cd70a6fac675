import { formatCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { carrierName, dryIceText } from "@ligate/contract/shipments/constants";
import type { OrderRecord } from "../../modules/ordering/index.ts";
import { type Entry, momentText } from "./show-returns.ts";

/** The shipments of an order with their pieces by line. */
export const shipmentEntries = ({ shipments, lines }: OrderRecord): Entry[] =>
  shipments.map(({ number, shippedOn, carrier, trackingNumber, dryIceGrams, pieces, actor }) => {
    const packed = pieces.map(
      ({ orderLineId, quantity }) =>
        `line ${lines.findIndex(({ id }) => id === orderLineId) + 1}: ${quantity}`,
    );
    const facts = [
      shippedOn,
      carrierName(carrier),
      trackingNumber,
      dryIceGrams === null ? "" : dryIceText(dryIceGrams),
      ...packed,
      `by ${actor}`,
    ];
    return ["shipment", String(number), facts.filter(Boolean).join(", ")];
  });

/** The invoices of an order, with what was received for each by bank transfer and check. */
export const invoiceEntries = ({ invoices, received }: OrderRecord): Entry[] =>
  invoices.length === 0
    ? [["invoice", "number", "none"]]
    : invoices.flatMap((invoice): Entry[] => {
        const { id, number, amountCents, balanceCents, billedOn, dueOn, paidAt, isReminded } = invoice;
        const label = invoiceLabel(number);
        return [
          ["invoice", "number", label],
          [label, "amount", formatCents(amountCents)],
          [label, "billed", billedOn],
          [label, "due", dueOn],
          ...received
            .filter(({ invoiceId }) => invoiceId === id)
            .map((money): Entry => [label, money.label, `${formatCents(money.cents)}, ${money.on}`]),
          [label, "balance", formatCents(balanceCents)],
          [label, "paid", paidAt ? `${momentText(paidAt)}, ${invoice.paymentSource}` : "no"],
          ...(isReminded || paidAt ? [] : [[label, "reminders", "off"] satisfies Entry]),
        ];
      });
