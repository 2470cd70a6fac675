import type { OrderAddress } from "@ligate/contract/address/schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import type { User } from "../../identity/tables.ts";
import { listDocuments } from "../documents/order-document.ts";
import { type FileRecord, listFiles, toOrderFile } from "../files/list-files.ts";
import { isInvoiceUnderReview } from "../invoices/check-invoice.ts";
import type { Invoice } from "../invoices/invoices.table.ts";
import { listRefunds } from "../payments/refunds/read-refunds.ts";
import { screeningState } from "../screening/screening.service.ts";
import { findOrderWithPapers, readOrderLines, toLine } from "./find-order.ts";
import { type Order, type OrderLine, orderStatusChanges } from "./orders.table.ts";

/**
 * An order of this user, by any name that `findOrder` knows.
 * @throws ProblemError 404, also for an order of another user
 */
export async function viewOrder(tx: Tx, user: User, id: string): Promise<OrderView> {
  const { order, poNumber, invoice } = await findOrderWithPapers(tx, user, id);
  const lines = await readOrderLines(tx, order);
  return {
    ...toView(order, lines, await listFiles(tx, order), user),
    documents: listDocuments({ order, invoice, hasPurchaseOrder: poNumber !== null }).filter(
      (kind) => kind !== "invoice" || user.emailVerifiedAt !== null,
    ),
    screening: await screeningState(tx, order, lines),
    ...(poNumber ? { po_number: poNumber } : {}),
    history: await readStatusHistory(tx, order),
    refunds: await listRefunds(tx, order.id, { isInvoiced: Boolean(invoice) }),
    invoice: invoice && user.emailVerifiedAt ? await toOrderInvoice(tx, order, invoice) : null,
  };
}

const readHistory = prebuilt((tx) =>
  tx
    .select()
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, sql.placeholder("id")))
    .orderBy(asc(orderStatusChanges.id)),
);

async function readStatusHistory(tx: Tx, { id }: Order): Promise<OrderView["history"]> {
  const changes = await readHistory(tx, { id });
  return changes.map(({ toStatus, at, note }) => ({ status: toStatus, at: at.toISOString(), note }));
}

async function toOrderInvoice(tx: Tx, { id, orderNumber }: Order, { amountCents, dueOn, paidAt }: Invoice) {
  return {
    invoice_number: orderNumber,
    invoice_due: toDollars(amountCents),
    due_date: dueOn,
    is_paid: paidAt !== null,
    is_under_review: await isInvoiceUnderReview(tx, id),
  };
}

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
