import { toDollars } from "@ligate/contract/common/money";
import { ORDER_FILTERS } from "@ligate/contract/orders/constants";
import type { OrderSummaries, OrderSummariesQuery, OrderSummary } from "@ligate/contract/orders/schemas";
import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { purchaseOrders } from "../payments/purchase-orders/purchase-orders.table.ts";
import { toLine } from "./find-order.ts";
import { type Order, type OrderLine, orderLines, orders } from "./orders.table.ts";

/** One page of this user's orders with their lines, without orders that are pending payment. */
export async function listOrderSummaries(
  tx: Tx,
  user: User,
  { status, page_number, page_size }: OrderSummariesQuery,
): Promise<OrderSummaries> {
  const isListed = and(eq(orders.userId, user.id), inArray(orders.status, [...ORDER_FILTERS[status]]));
  const [counted] = await tx.select({ total: count() }).from(orders).where(isListed);
  const page = await tx
    .select({ order: orders, poNumber: purchaseOrders.poNumber })
    .from(orders)
    .leftJoin(purchaseOrders, eq(purchaseOrders.orderId, orders.id))
    .where(isListed)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(page_size)
    .offset((page_number - 1) * page_size);
  const ids = page.map(({ order }) => order.id);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const summaries = page.map(({ order, poNumber }) =>
    toSummary(
      order,
      poNumber,
      lines.filter(({ orderId }) => orderId === order.id),
    ),
  );
  return { orders: summaries, total: counted?.total ?? 0 };
}

function toSummary(order: Order, purchaseOrder: string | null, lines: OrderLine[]): OrderSummary {
  const poNumber = purchaseOrder ?? order.references?.po_number;
  return {
    order_number: order.orderNumber,
    order_placed_date: order.placedAt.toISOString().slice(0, 10),
    est_delivery_date: order.estDeliveryDate,
    status: order.status,
    payment_status: order.paymentStatus,
    ...(poNumber && { po_number: poNumber }),
    total_price: toDollars(order.totalCents),
    items: lines.map(toLine),
  };
}
