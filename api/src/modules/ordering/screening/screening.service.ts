import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../http/problem.ts";
import { readOrderLines } from "../orders/find-order.ts";
import type { Order, OrderLine } from "../orders/orders.table.ts";
import { lockOrder } from "../orders/status/record-status-change.ts";
import { listOwnSequences } from "./own-sequences.ts";
import { type OrderScreening, orderScreenings } from "./screenings.table.ts";

/** The screening of an order, as the customer sees it. */
export type ScreeningState = "none" | "due" | "recorded";

/** `none` for an order without sequences of the customer's own: nothing is screened. */
export async function screeningState(
  tx: Tx,
  order: Pick<Order, "id">,
  lines: readonly OrderLine[],
): Promise<ScreeningState> {
  if ((await listOwnSequences(tx, lines)).length === 0) return "none";
  return (await readScreenings(tx, order)).length > 0 ? "recorded" : "due";
}

/** The screenings of an order, the oldest first. */
export const readScreenings = (tx: Tx, { id }: Pick<Order, "id">): Promise<OrderScreening[]> =>
  tx.select().from(orderScreenings).where(eq(orderScreenings.orderId, id)).orderBy(asc(orderScreenings.id));

/**
 * Production begins after the screening only: an order with sequences of the customer's own stays open until then.
 * @throws ProblemError 409
 */
export async function assertScreened(tx: Tx, order: Order): Promise<void> {
  const lines = await readOrderLines(tx, order);
  if ((await screeningState(tx, order, lines)) !== "due") return;
  throw conflict(
    `Order ${order.orderNumber} has sequences of the customer's own. Record their screening first: orders:screen.`,
  );
}

/**
 * Locks an order and finds what has to be screened.
 * @throws ProblemError 404; 409 if it has no sequence of the customer's own
 */
export async function findSequencesToScreen(tx: Tx, orderNumber: string) {
  const order = await lockOrder(tx, orderNumber);
  const sequences = await listOwnSequences(tx, await readOrderLines(tx, order));
  if (sequences.length === 0) throw conflict(`Order ${orderNumber} has no sequence of the customer's own.`);
  return { order, sequences };
}

export type ScreeningToRecord = Pick<OrderScreening, "tool" | "customerCheck" | "actor">;

/** Records a screening that found nothing of concern. @throws ProblemError 404; 409 if the order has nothing to screen */
export async function recordScreening(tx: Tx, orderNumber: string, screening: ScreeningToRecord) {
  const { order } = await findSequencesToScreen(tx, orderNumber);
  await tx.insert(orderScreenings).values({ orderId: order.id, ...screening });
}
