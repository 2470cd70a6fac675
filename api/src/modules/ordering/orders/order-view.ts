import type { OrderAddress } from "@ligate/contract/address/schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { and, asc, eq, ne, or } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import type { User } from "../../identity/tables.ts";
import { payments } from "../payments/payments.table.ts";
import { purchaseOrders } from "../payments/purchase-orders/purchase-orders.table.ts";
import { type Order, type OrderLine, orderLines, orders } from "./orders.table.ts";

/**
 * An order of this user, by its number, its payment token or PayPal's id of its capture.
 * @throws ProblemError 404, also for an order of another user
 */
export async function viewOrder(tx: Tx, user: User, id: string): Promise<OrderView> {
  const isNamed = or(eq(orders.orderNumber, id), eq(orders.paymentToken, id), eq(payments.captureId, id));
  const [found] = await tx
    .select({ order: orders, poNumber: purchaseOrders.poNumber })
    .from(orders)
    .leftJoin(payments, or(eq(payments.orderId, orders.id), eq(payments.invoiceOf, orders.id)))
    .leftJoin(purchaseOrders, eq(purchaseOrders.orderId, orders.id))
    .where(and(isNamed, eq(orders.userId, user.id), ne(orders.status, "pending_payment")))
    .limit(1);
  if (!found) throw notFound("such order");
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, found.order.id))
    .orderBy(asc(orderLines.id));
  return { ...viewOf(found.order, lines, user), ...(found.poNumber && { po_number: found.poNumber }) };
}

const viewOf = (order: Order, lines: OrderLine[], user: User): OrderView => ({
  order_number: order.orderNumber,
  status: order.status,
  items: lines.map(itemOf),
  subtotal: toDollars(order.subtotalCents),
  shipping_amount: toDollars(order.shippingCents),
  tax_amount: toDollars(order.taxCents ?? 0),
  total_price: toDollars(order.totalCents),
  payment_source: order.paymentSource,
  last_digits: order.lastDigits,
  order_placed_date: order.placedAt.toISOString().slice(0, 10),
  est_delivery_date: order.estDeliveryDate,
  shipping_address: shippingOf(order.address),
  billing_address: billingOf(order.address),
  user: {
    first_name: order.address.first_name,
    last_name: order.address.last_name,
    email: user.email,
  },
});

const itemOf = ({ productSku, productName, url, quantity, unitPriceCents }: OrderLine) => ({
  product_sku: productSku,
  product_name: productName,
  url,
  quantity,
  total_price: toDollars(quantity * unitPriceCents),
});

const shippingOf = ({ address_line_1, apt, city, state, zipcode }: OrderAddress) => ({
  address_line_1,
  apt_suite: apt ?? "",
  city,
  state,
  zipcode,
});

function billingOf(address: OrderAddress) {
  const { billing_address: billing } = address;
  if (!billing) return shippingOf(address);
  const { address: address_line_1, city, state, zipcode } = billing;
  return { address_line_1, apt_suite: "", city, state, zipcode };
}
