import { STANDARD_NET_DAYS } from "@ligate/contract/payments/payment-split";
import { inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../http/problem.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { attachOrLink } from "../documents/attach-or-link.ts";
import { createDocumentLink } from "../documents/document-links.ts";
import { type Buyer, findBuyer } from "../orders/buyer.ts";
import { readOrderLines } from "../orders/find-order.ts";
import type { OrderLine } from "../orders/orders.table.ts";
import type { StatusChangeContext } from "../orders/status/change-order-status.ts";
import { lockOrder, type PlacedOrder, recordStatusChange } from "../orders/status/record-status-change.ts";
import { promisedCents } from "../payments/ledger.ts";
import { readShipments, type ShipmentRecord, unshippedPieces } from "../shipments/read-shipments.ts";
import { shipments } from "../shipments/shipments.table.ts";
import { accountsPayableMail, invoiceMail } from "./invoice-mail.ts";
import { invoiceShare } from "./invoice-share.ts";
import { type Invoice, invoices } from "./invoices.table.ts";
import { readInvoices } from "./read-invoices.ts";

const DAY_MS = 24 * 3600 * 1000;

/**
 * Issues the invoice for the shipments of an order that no invoice is for yet, and mails the buyer and their accounts
 * payable. With the invoice for its last shipment the order changes to `invoiced`.
 * @throws ProblemError 404, or 409 if the order or what was shipped is paid in advance, or nothing has been shipped since its last invoice
 */
export async function issueInvoice(
  tx: Tx,
  orderNumber: string,
  { actor, publicUrl }: StatusChangeContext,
): Promise<Invoice> {
  const order = await lockOrder(tx, orderNumber);
  const owedCents = await promisedCents(tx, order.id);
  if (owedCents <= 0)
    throw conflict(`Order ${orderNumber} is paid in full: there is nothing left to invoice.`);
  const shipped = await readShipments(tx, order.id);
  const due = shipped.filter(({ invoiceId }) => invoiceId === null);
  if (due.length === 0)
    throw conflict(
      `An invoice follows the shipment that it is for: nothing of order ${orderNumber} has been shipped that is not invoiced.`,
    );
  const lines = await readOrderLines(tx, order);
  const isLast = unshippedPieces(lines, shipped).length === 0;
  const invoice = await insertInvoice(tx, order, { owedCents, subtotalCents: sumPieces(lines, due) });
  const isDue = inArray(
    shipments.id,
    due.map(({ id }) => id),
  );
  await tx.update(shipments).set({ invoiceId: invoice.id }).where(isDue);
  await announce(tx, order, invoice, { actor, publicUrl, isLast });
  return invoice;
}

/** The value of shipped pieces. */
const sumPieces = (lines: OrderLine[], sent: ShipmentRecord[]): number =>
  sent
    .flatMap(({ pieces }) => pieces)
    .reduce((cents, { orderLineId, quantity }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return cents + quantity * (line?.unitPriceCents ?? 0);
    }, 0);

async function insertInvoice(
  tx: Tx,
  order: PlacedOrder,
  { owedCents, subtotalCents }: { owedCents: number; subtotalCents: number },
): Promise<Invoice> {
  const earlier = await readInvoices(tx, order.id);
  const shippingCents = earlier.length === 0 ? order.shippingCents : 0;
  const amountCents = invoiceShare({ ...order, owedCents }, earlier, subtotalCents + shippingCents);
  // The rest of an order always asks for a cent at least.
  if (amountCents === 0)
    throw conflict(
      `What was shipped of order ${order.orderNumber} is paid in advance. Its invoice follows with the next shipment.`,
    );
  const number = earlier.length === 0 ? order.orderNumber : `${order.orderNumber}-${earlier.length + 1}`;
  const days = { billedOn: dayIn(0), dueOn: dayIn(order.netDays ?? STANDARD_NET_DAYS) };
  const [invoice] = await tx
    .insert(invoices)
    .values({ orderId: order.id, number, subtotalCents, shippingCents, amountCents, ...days })
    .returning();
  if (!invoice) throw new Error("An invoice was not written");
  return invoice;
}

async function announce(
  tx: Tx,
  order: PlacedOrder,
  invoice: Invoice,
  { actor, publicUrl, isLast }: StatusChangeContext & { isLast: boolean },
) {
  const name = { kind: "invoice", number: invoice.number } as const;
  const link = { text: "Pay by card or PayPal", href: `${publicUrl}/checkout/${invoice.number}` };
  const mailTo = async (buyer: Buyer) =>
    invoiceMail(order, invoice, await attachOrLink(tx, buyer, name, { publicUrl, link }), buyer);
  if (isLast && order.status === "ready_for_delivery")
    await recordStatusChange(tx, order, { to: "invoiced", actor, mailTo });
  else {
    const buyer = await findBuyer(tx, order);
    await enqueueEmail(tx, `invoice:${invoice.number}`, buyer.email, await mailTo(buyer));
  }
  const payable = order.references?.invoices_to;
  if (!payable) return;
  const href = await createDocumentLink(tx, name, publicUrl);
  const mail = accountsPayableMail(order, invoice, href);
  await enqueueEmail(tx, `invoice-copy:${invoice.number}`, payable, mail);
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
