import type { OrderDocument } from "@ligate/contract/order-files/schemas";
import type { OrderDocumentKind } from "@ligate/contract/orders/constants";
import type { CreditNote } from "../invoices/invoices.table.ts";
import type { OpenInvoice } from "../invoices/read-invoices.ts";
import type { Order } from "../orders/orders.table.ts";
import type { ShipmentRecord } from "../shipments/read-shipments.ts";
import { toDay } from "./document-parts.ts";
import { packingListNumber } from "./packing-list-document.ts";

/** The records of an order that decide which documents it has. */
export interface Papers {
  order: Order;
  /** Whether a purchase order pays the order or half of it. */
  hasPurchaseOrder: boolean;
  invoices: OpenInvoice[];
  creditNotes: CreditNote[];
  shipments: ShipmentRecord[];
}

/** The documents that an order has. A receipt is for an order that is wholly paid. */
export function listDocuments(papers: Papers): OrderDocument[] {
  const { order, hasPurchaseOrder, invoices, creditNotes, shipments } = papers;
  const { orderNumber, paymentStatus, status } = order;
  const placedOn = toDay(order.placedAt);
  const isSettled = paymentStatus === "confirmed" && status !== "cancelled";
  const isPaid = isSettled && (status === "paid" || !hasPurchaseOrder);
  return [
    { kind: "confirmation", number: orderNumber, date: placedOn },
    ...shipments.map(({ number, shippedOn }): OrderDocument => {
      return { kind: "packing-list", number: packingListNumber(orderNumber, number), date: shippedOn };
    }),
    ...invoices.map(({ number, billedOn }): OrderDocument => ({ kind: "invoice", number, date: billedOn })),
    ...creditNotes.map(({ number, at }): OrderDocument => ({ kind: "credit-note", number, date: toDay(at) })),
    ...(isPaid ? [{ kind: "receipt", number: orderNumber, date: placedOn } satisfies OrderDocument] : []),
  ];
}

/** True for documents that are shown to customers with a verified e-mail address only. */
export const isForVerified = (kind: OrderDocumentKind): boolean =>
  kind === "invoice" || kind === "credit-note";
