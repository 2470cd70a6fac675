import type { OrderAddress } from "@ligate/contract/address/schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { OrderInvoice } from "@ligate/contract/invoices/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import type { OrderShipment } from "@ligate/contract/shipments/schemas";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { isForVerified, listDocuments } from "../documents/list-documents.ts";
import { type FileRecord, listFiles, toOrderFile } from "../files/list-files.ts";
import { isInvoiceUnderReview } from "../invoices/check-invoice.ts";
import { type OpenInvoice, readInvoices } from "../invoices/read-invoices.ts";
import { readCreditNotes } from "../invoices/view-invoice.ts";
import { isBeingCancelled, listRefunds, readRefunds } from "../payments/refunds/read-refunds.ts";
import { screeningState } from "../screening/screening.service.ts";
import { readShipments, type ShipmentRecord } from "../shipments/read-shipments.ts";
import { findOrderWithPoNumber, readOrderLines, toLine } from "./find-order.ts";
import { type Order, type OrderLine, orderStatusChanges } from "./orders.table.ts";

/**
 * An order of this user, by any name that `findOrder` knows.
 * @throws ProblemError 404, also for an order of another user
 */
export async function viewOrder(tx: Tx, user: User, id: string): Promise<OrderView> {
  const { order, poNumber } = await findOrderWithPoNumber(tx, user, id);
  const lines = await readOrderLines(tx, order);
  const hasPurchaseOrder = poNumber !== null;
  const invoices = hasPurchaseOrder ? await readInvoices(tx, order.id) : [];
  const creditNotes = invoices.length > 0 ? await readCreditNotes(tx, order.id) : [];
  const shipments = await readShipments(tx, order.id);
  const refunds = await readRefunds(tx, order.id);
  const papers = { order, hasPurchaseOrder, invoices, creditNotes, shipments };
  return {
    ...toView(order, lines, await listFiles(tx, order), user),
    ...(await toInvoices(tx, invoices, user)),
    documents: listDocuments(papers).filter(({ kind }) => user.emailVerifiedAt || !isForVerified(kind)),
    screening: await screeningState(tx, order, lines),
    ...(poNumber ? { po_number: poNumber } : {}),
    history: await readStatusHistory(tx, order),
    refunds: listRefunds(refunds, creditNotes),
    shipments: shipments.map((shipment) => toShipment(shipment, lines)),
    is_being_cancelled: order.status === "open" && isBeingCancelled(refunds),
  };
}

async function readStatusHistory(tx: Tx, { id }: Order): Promise<OrderView["history"]> {
  const changes = await tx
    .select()
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, id))
    .orderBy(asc(orderStatusChanges.id));
  return changes.map(({ toStatus, at, note }) => ({ status: toStatus, at: at.toISOString(), note }));
}

/** The invoices of an order, for a customer whose e-mail address is verified. */
async function toInvoices(tx: Tx, found: OpenInvoice[], user: User) {
  if (!user.emailVerifiedAt) return { invoice: null, invoices: [] };
  const invoices = await Promise.all(found.map((invoice) => toOrderInvoice(tx, invoice)));
  return { invoice: invoices.find(({ is_paid }) => !is_paid) ?? invoices.at(-1) ?? null, invoices };
}

async function toOrderInvoice(tx: Tx, invoice: OpenInvoice): Promise<OrderInvoice> {
  const { number, amountCents, creditedCents, paidCents, balanceCents, dueOn, paidAt } = invoice;
  const isPaid = paidAt !== null;
  return {
    invoice_number: number,
    invoice_due: toDollars(isPaid ? amountCents - creditedCents : balanceCents),
    due_date: dueOn,
    is_paid: isPaid,
    is_under_review: await isInvoiceUnderReview(tx, invoice),
    ...(!isPaid && paidCents > 0 && { part_paid: toDollars(paidCents) }),
    ...(balanceCents < 0 && { overpaid: toDollars(-balanceCents) }),
  };
}

const toShipment = (shipment: ShipmentRecord, lines: OrderLine[]): OrderShipment => ({
  number: shipment.number,
  carrier: shipment.carrier,
  tracking_number: shipment.trackingNumber,
  dry_ice_grams: shipment.dryIceGrams,
  shipped_on: shipment.shippedOn,
  at: shipment.at.toISOString(),
  pieces: shipment.pieces.map(({ orderLineId, quantity }) => ({
    line: lines.findIndex(({ id }) => id === orderLineId) + 1,
    quantity,
  })),
});

const toView = (
  order: Order,
  lines: OrderLine[],
  files: FileRecord[],
  user: User,
): Omit<OrderView, "documents" | "history" | "invoice" | "refunds" | "screening"> => ({
  order_number: order.orderNumber,
  status: order.status,
  items: lines.map((line, index) => ({
    ...toItem(line, index),
    files: files.filter(({ orderLineId }) => orderLineId === line.id).map(toOrderFile),
  })),
  subtotal: toDollars(order.subtotalCents),
  shipping_amount: toDollars(order.shippingCents),
  tax_amount: toDollars(order.taxCents ?? 0),
  total_price: toDollars(order.totalCents),
  payment_status: order.paymentStatus,
  payment_source: order.paymentSource,
  last_digits: order.lastDigits,
  order_placed_date: order.placedAt.toISOString().slice(0, 10),
  est_delivery_date: order.estDeliveryDate,
  ...(order.references && { references: order.references }),
  shipping_address: toShippingAddress(order.address),
  billing_address: toBillingAddress(order.address),
  user: {
    first_name: order.address.first_name,
    last_name: order.address.last_name,
    email: user.email,
  },
});

const toItem = (line: OrderLine, index: number): Omit<OrderView["items"][number], "files"> => ({
  line: index + 1,
  ...toLine(line),
  ready_quantity: line.readyQuantity,
  ready_days: line.readyDays,
  made_to_order_days: line.madeToOrderDays,
  specification: line.specification,
  box: line.box,
});

const toShippingAddress = ({
  address_line_1,
  apt,
  city,
  state,
  zipcode,
  institution,
  attention,
  building,
  phone,
}: OrderAddress) => ({
  institution,
  attention,
  address_line_1,
  apt_suite: apt ?? "",
  building,
  city,
  state,
  zipcode,
  phone,
});

function toBillingAddress(address: OrderAddress) {
  const { billing_address: billing } = address;
  if (!billing) return toShippingAddress(address);
  const { name, address: address_line_1, city, state, zipcode } = billing;
  return { name, address_line_1, apt_suite: "", city, state, zipcode };
}
