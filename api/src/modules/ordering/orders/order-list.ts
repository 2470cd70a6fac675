import { ORDER_FILTERS, type OrderColumn } from "@ligate/contract/orders/constants";
import type { OrderItem, OrderList, OrderListQuery } from "@ligate/contract/orders/schemas";
import { type AnyColumn, and, asc, count, desc, eq, ilike, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { countLines } from "./count-orders.ts";
import { toLine } from "./find-order.ts";
import { type Order, type OrderLine, orderLines, orders } from "./orders.table.ts";

type OrderListOptions = Pick<OrderListQuery, "page_number" | "page_size"> & Partial<OrderListQuery>;

/** One page of the lines of this user's orders, without orders that are pending payment. */
export async function listOrders(tx: Tx, user: User, query: OrderListOptions): Promise<OrderList> {
  const { page_number, page_size, status = "all", order_class, filter } = query;
  const isListed = and(eq(orders.userId, user.id), ...conditions(query));
  const total = filter ? await countFiltered(tx, isListed) : await countLines(tx, user, status, order_class);
  const rows = await tx
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isListed)
    .orderBy(...sorting(query), desc(orders.placedAt), desc(orders.id), asc(orderLines.id))
    .limit(page_size)
    .offset((page_number - 1) * page_size);
  return { order_items: rows.map(toOrderItem), total };
}

async function countFiltered(tx: Tx, isListed: SQL | undefined): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isListed);
  return counted?.total ?? 0;
}

function conditions({ order_class, status = "all", filter }: OrderListOptions): (SQL | undefined)[] {
  return [
    inArray(orders.status, [...ORDER_FILTERS[status]]),
    order_class && eq(orderLines.orderClass, order_class),
    filter ? ilike(ROW_TEXT, containing(filter)) : undefined,
  ];
}

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

const PROGRESS = sql`array_position(string_to_array(${ORDER_FILTERS.all.join(",")}, ','), ${orders.status})`;

const SORT_COLUMNS: Record<OrderColumn, AnyColumn | SQL> = {
  order_id: orders.orderNumber,
  order_placed_date: orders.placedAt,
  work_period: orderLines.leadDays,
  est_delivery_date: orders.estDeliveryDate,
  product_sku: orderLines.productSku,
  product_name: sql`lower(${orderLines.productName})`,
  quantity: orderLines.quantity,
  total_price: sql`${orderLines.quantity} * ${orderLines.unitPriceCents}`,
  status: PROGRESS,
};

function sorting({ sort, direction }: OrderListOptions): SQL[] {
  if (!sort) return [];
  return [(direction === "desc" ? desc : asc)(SORT_COLUMNS[sort])];
}

const toOrderItem = ({ order, line }: { order: Order; line: OrderLine }): OrderItem => ({
  order_id: order.orderNumber,
  order_placed_date: order.placedAt.toISOString().slice(0, 10),
  work_period: `${line.leadDays} business ${line.leadDays === 1 ? "day" : "days"}`,
  est_delivery_date: order.estDeliveryDate,
  ...toLine(line),
  status: order.status,
  payment_status: order.paymentStatus,
});

const PLACED_ON = sql`(${orders.placedAt} at time zone 'UTC')`;
const TOTAL = sql`(${orderLines.quantity} * ${orderLines.unitPriceCents} / 100.0)`;

/** A day as pages show it and in ISO: `November 22, 2026`, `Sun, Nov 22`, `Nov 22, 2026` and `2026-11-22`. */
const dayTexts = (day: SQL): SQL[] =>
  ["FMMonth FMDD, YYYY", "Dy, Mon FMDD, YYYY", "YYYY-MM-DD"].map((format) => sql`to_char(${day}, ${format})`);

/** A total with and without thousands separators: `$1,234.50` and `1234.50`. */
const TOTAL_TEXTS = [
  sql`'$' || to_char(${TOTAL}, 'FM999,999,990.00')`,
  sql`to_char(${TOTAL}, 'FM999999990.00')`,
];

/** The text of a row of the order list, as pages show it. The filter searches it. */
const ROW_TEXT = sql<string>`concat_ws(chr(10), ${sql.join(
  [
    orders.orderNumber,
    orderLines.productSku,
    orderLines.productName,
    orderLines.title,
    sql`replace(${orders.status}, '_', ' ')`,
    ...dayTexts(PLACED_ON),
    ...dayTexts(sql`${orders.estDeliveryDate}::timestamp`),
    ...TOTAL_TEXTS,
  ],
  sql`, `,
)})`;
