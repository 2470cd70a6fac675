import { randomBytes, randomInt } from "node:crypto";
import type { OrderAddress } from "@ligate/contract/address/schemas";
import { addBusinessDays } from "@ligate/contract/common/dates";
import { salesTaxCents } from "@ligate/contract/tax/sales-tax";
import type { Tx } from "../../../db/database.ts";
import type { PricedLine } from "../cart/cart.service.ts";
import { claimQuotes } from "../quotes/claim-quotes.ts";
import { type Order, orderLines, orders } from "./orders.table.ts";

export interface OrderToPlace {
  userId: number;
  lines: PricedLine[];
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
  address: OrderAddress;
  /** `undefined` while the rate is pending. */
  taxRate: string | undefined;
}

/**
 * Stores an order as `pending_payment` with snapshots of its lines, and marks their quotes as used.
 * @throws ProblemError 409 if another order has used one of the quotes meanwhile
 */
export async function placeOrder(tx: Tx, { lines, taxRate, ...fields }: OrderToPlace): Promise<Order> {
  const order = await insertOrder(tx, {
    ...fields,
    status: "pending_payment",
    taxRate: taxRate ?? null,
    taxCents: taxRate === undefined ? null : salesTaxCents(fields.subtotalCents, taxRate),
    paymentToken: randomBytes(18).toString("base64url"),
    estDeliveryDate: deliveryDay(lines),
  });
  await tx.insert(orderLines).values(lines.map((line) => snapshotOf(line, order.id)));
  await claimQuotes(tx, order.id, lines);
  return order;
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

/** The delivery day of the pieces with the longest lead time. */
function deliveryDay(lines: PricedLine[]): string {
  const today = new Date().toISOString().slice(0, 10);
  return addBusinessDays(today, Math.max(...lines.map(longestDays)));
}

const longestDays = ({ readyDays, madeToOrderDays }: PricedLine) =>
  Math.max(readyDays ?? 0, madeToOrderDays ?? 0);

const snapshotOf = (line: PricedLine, orderId: number): typeof orderLines.$inferInsert => ({
  orderId,
  productSku: line.sku,
  unitSize: line.unitSize,
  productName: line.name,
  url: line.url,
  orderClass: line.orderClass,
  readyStatus: line.readyQuantity === line.quantity ? "Yes" : "No",
  leadDays: longestDays(line),
  quantity: line.quantity,
  readyQuantity: line.readyQuantity,
  readyDays: line.readyDays,
  madeToOrderDays: line.madeToOrderDays,
  reservedQuantity: line.reservedQuantity,
  unitPriceCents: line.unitPriceCents,
  quoteLineId: line.quoteLineId,
});
