import type { OrderFile } from "@ligate/contract/order-files/schemas";
import { and, asc, eq, getTableColumns, ne } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound, ProblemError } from "../../../http/problem.ts";
import { readOrderLines } from "../orders/find-order.ts";
import { type Order, type OrderLine, orderLines, orders } from "../orders/orders.table.ts";
import { type OrderFileRow, orderFiles } from "./order-files.table.ts";

/** A file without its bytes. */
export type FileRecord = Omit<OrderFileRow, "content">;

/** The columns without the bytes. */
export const { content: _content, ...RECORD } = getTableColumns(orderFiles);

/** The files of an order, the oldest first. */
export const listFiles = (tx: Tx, { id }: Pick<Order, "id">): Promise<FileRecord[]> =>
  tx
    .select(RECORD)
    .from(orderFiles)
    .innerJoin(orderLines, eq(orderLines.id, orderFiles.orderLineId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderFiles.id));

/** A file as its owner sees it. */
export const toOrderFile = ({ token, name, kind, sizeBytes, addedAt }: FileRecord): OrderFile => ({
  id: token,
  name,
  kind,
  size_bytes: sizeBytes,
  added_at: addedAt.toISOString(),
});

/**
 * A line of an order by its position, counted from 1 as on the order's page.
 * @throws ProblemError 404 without such an order or line
 */
export async function findLine(tx: Tx, orderNumber: string, line: number): Promise<OrderLine> {
  const lines = await readOrderLines(tx, await findPlacedOrder(tx, orderNumber));
  const found = lines[line - 1];
  if (found) return found;
  const has = lines.length === 1 ? "one line" : `the lines 1 to ${lines.length}`;
  throw new ProblemError(404, `Order ${orderNumber} has ${has}, and no line ${line}.`);
}

interface FileOfLine {
  /** The position of the line, from 1. */
  line: number;
  productName: string;
  file: FileRecord;
}

/** The files of an order by line, for staff. @throws ProblemError 404 */
export async function listFilesByLine(tx: Tx, orderNumber: string): Promise<FileOfLine[]> {
  const order = await findPlacedOrder(tx, orderNumber);
  const files = await listFiles(tx, order);
  return (await readOrderLines(tx, order)).flatMap(({ id, productName }, index) =>
    files
      .filter(({ orderLineId }) => orderLineId === id)
      .map((file) => ({ line: index + 1, productName, file })),
  );
}

async function findPlacedOrder(tx: Tx, orderNumber: string): Promise<Pick<Order, "id">> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), ne(orders.status, "pending_payment")));
  if (!order) throw notFound("such order");
  return order;
}
