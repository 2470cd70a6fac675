import { randomBytes, randomInt } from "node:crypto";
import type { OrderAddress, OrderReferences } from "@ligate/contract/address/schemas";
import { ORDER_MAX_CENTS, ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";
import type { Shipment } from "@ligate/contract/orders/delivery-day";
import { salesTaxCents } from "@ligate/contract/tax/sales-tax";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import { allocateStock, lockStock, reserveStock } from "../../catalog/index.ts";
import { assertAsShown, assertAvailable } from "../cart/assert-lines.ts";
import type { PricedLine } from "../cart/cart.service.ts";
import { claimQuotes } from "../quotes/claim-quotes.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import { estimateDelivery } from "./estimate-delivery.ts";
import { type Order, orderLines, orders } from "./orders.table.ts";

export interface OrderToPlace {
  userId: number;
  lines: PricedLine[];
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
  address: OrderAddress;
  references: OrderReferences | undefined;
  /** The days until its invoices are due, if it is placed on terms. */
  netDays?: number | undefined;
  /** `undefined` while the rate is pending. */
  taxRate: string | undefined;
  /** The lines as the page showed them; `undefined` for a page that did not send them. */
  shown: unknown;
  /** Stores records of the order before its stock is locked, so that other buyers do not wait for them. */
  attach?: (order: Order) => Promise<void>;
}

/**
 * Stores an order as `pending_payment` with snapshots of its lines, reserves their stock and marks their quotes as used.
 * @throws ProblemError 409 if a concurrent order has taken the stock or used one of the quotes
 */
export async function placeOrder(tx: Tx, toPlace: OrderToPlace): Promise<Order> {
  const { lines, taxRate, references = null, netDays = null, shown, attach, ...fields } = toPlace;
  // Before anything is locked, so that other buyers do not wait for an order that will be rejected.
  assertAsShown(lines, shown);
  assertDeliverable(lines, toPlace.address);
  const order = await insertOrder(tx, {
    ...fields,
    references,
    netDays,
    status: "pending_payment",
    taxRate: taxRate ?? null,
    taxCents: taxRate === undefined ? null : salesTaxCents(fields.subtotalCents, taxRate),
    paymentToken: randomBytes(18).toString("base64url"),
    estDeliveryDate: estimateDelivery(lines.map(toShipment), toPlace.address),
  });
  await attach?.(order);
  const promised = await reserveLines(tx, order.orderNumber, lines, shown);
  await tx.insert(orderLines).values(promised.map((line) => toSnapshot(line, order.id)));
  await claimQuotes(tx, order.id, promised);
  return setDeliveryDay(tx, order, estimateDelivery(promised.map(toShipment), toPlace.address));
}

/** The stock may have changed between reading and locking it. */
async function setDeliveryDay(tx: Tx, order: Order, estDeliveryDate: string): Promise<Order> {
  if (order.estDeliveryDate === estDeliveryDate) return order;
  await tx.update(orders).set({ estDeliveryDate }).where(eq(orders.id, order.id));
  return { ...order, estDeliveryDate };
}

/** Tries another random number if one is in use. */
async function insertOrder(tx: Tx, order: Omit<typeof orders.$inferInsert, "orderNumber">): Promise<Order> {
  for (;;) {
    const orderNumber = String(randomInt(1_000_000_000, 10_000_000_000));
    const [written] = await tx
      .insert(orders)
      .values({ ...order, orderNumber })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    if (written) return written;
  }
}

/** The shipment of a line's pieces with the longest lead time. */
const toShipment = (line: PricedLine): Shipment => ({ leadDays: longestDays(line), ships: line.ships });

const longestDays = ({ readyDays, madeToOrderDays }: PricedLine) =>
  Math.max(readyDays ?? 0, madeToOrderDays ?? 0);

const toSnapshot = (line: PricedLine, orderId: number): typeof orderLines.$inferInsert => ({
  orderId,
  productSku: line.sku,
  unitSize: line.unitSize,
  productName: line.name,
  title: line.title ?? "",
  url: line.url,
  orderClass: line.orderClass,
  readyStatus: line.readyQuantity === line.quantity ? "Yes" : "No",
  ...toShipment(line),
  quantity: line.quantity,
  readyQuantity: line.readyQuantity,
  readyDays: line.readyDays,
  madeToOrderDays: line.madeToOrderDays,
  reservedQuantity: line.reservedQuantity,
  unitPriceCents: line.unitPriceCents,
  specification: line.withDefaults ?? line.specification,
  box: line.box,
  quoteLineId: line.quoteLineId,
});

/**
 * Reserves the stock of an order's lines until the order is paid, or returned by `returnStock`. The stock is locked
 * until the transaction ends, so that no piece is promised twice.
 * @param shown the lines as the page showed them
 * @returns the lines with the availability that the order promises
 * @throws ProblemError 409 with the cart if pieces are missing, or would be delivered later than shown
 */
async function reserveLines(
  tx: Tx,
  orderNumber: string,
  lines: PricedLine[],
  shown: unknown,
): Promise<PricedLine[]> {
  const locked = await lockStock(
    tx,
    lines.map(({ sku }) => sku),
  );
  const promised = allocateStock(
    lines.map((line) => ({ ...line, stock: locked.get(line.sku) ?? line.stock })),
  );
  assertAvailable(promised);
  assertAsShown(promised, shown);
  await reserveStock(tx, orderNumber, promised);
  return promised;
}

/** @throws ProblemError 422 if an order of this total, with shipping, is larger than PayPal accepts */
export function assertOrderSize(totalCents: number): void {
  if (totalCents > ORDER_MAX_CENTS) throw unprocessable(ORDER_TOO_LARGE);
}
