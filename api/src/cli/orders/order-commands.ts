import { formatCents } from "@ligate/contract/common/money";
import { ORDER_STATUS, type OrderStatus } from "@ligate/contract/orders/constants";
import { and, count, desc, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../modules/identity/tables.ts";
import { changeOrderStatus } from "../../modules/ordering/index.ts";
import { orderLines, orders } from "../../modules/ordering/tables.ts";
import { type StaffCommand, textOption, UsageError } from "../command.ts";

const MAX_ROWS = 200;
const STATUSES = Object.keys(ORDER_STATUS).join(", ");

const listOrders: StaffCommand = {
  usage: "[--status <status>]",
  summary: `lists the newest ${MAX_ROWS} orders; a status is one of ${STATUSES}`,
  positionalCount: 0,
  isReadOnly: true,
  options: { status: { type: "string", description: `one of ${STATUSES}` } },
  run: async ({ db }, typed) => {
    const status = textOption(typed, "status");
    return { rows: await readOrders(db, status === undefined ? undefined : parseStatus(status)) };
  },
};

/** Empty for confirmed payments, so that the others stand out in the list. */
const PAYMENT_TEXT = { confirmed: "", pending: "under review", denied: "denied" };

async function readOrders(db: Database, status: OrderStatus | undefined) {
  const found = await db
    .select({ order: orders, email: users.email, lines: count(orderLines.id) })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(ne(orders.status, "pending_payment"), status && eq(orders.status, status)))
    .groupBy(orders.id, users.email)
    .orderBy(desc(orders.id))
    .limit(MAX_ROWS);
  return found.map(({ order, email, lines }) => ({
    number: order.orderNumber,
    placed: order.placedAt.toISOString().slice(0, 10),
    status: order.status,
    payment: PAYMENT_TEXT[order.paymentStatus],
    customer: email,
    lines,
    total: formatCents(order.totalCents),
    delivery: order.estDeliveryDate,
  }));
}

const changeStatus: StaffCommand = {
  usage: "<number> <status>",
  summary: "changes the status of an order, records the change and mails the customer",
  positionalCount: 2,
  run: async ({ db, ...mover }, { positionals: [number = "", status = ""] }) => {
    const to = parseStatus(status);
    await db.transaction((tx) => changeOrderStatus(tx, number, to, mover));
    return { messages: [`Order ${number} is ${ORDER_STATUS[to]}.`] };
  },
};

function parseStatus(typed: string): OrderStatus {
  const status = typed.replaceAll("-", "_");
  if (!Object.hasOwn(ORDER_STATUS, status)) throw new UsageError(`A status is one of ${STATUSES}.`);
  return status as OrderStatus;
}

export const orderCommands = {
  "orders:list": listOrders,
  "orders:move": changeStatus,
};
