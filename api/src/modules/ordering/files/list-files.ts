import type { OrderFile } from "@ligate/contract/order-files/schemas";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
import { type Order, orderLines } from "../orders/orders.table.ts";
import { type OrderFileRow, orderFiles } from "./order-files.table.ts";

/** A file without its bytes. */
export type FileRecord = Omit<OrderFileRow, "content">;

/** The columns without the bytes. */
export const { content: _content, ...RECORD } = getTableColumns(orderFiles);

/** The files of an order, the oldest first. */
export const listFiles = (tx: Tx, { id }: Pick<Order, "id">): Promise<FileRecord[]> => readFiles(tx, { id });

const readFiles = prebuilt((tx) =>
  tx
    .select(RECORD)
    .from(orderFiles)
    .innerJoin(orderLines, eq(orderLines.id, orderFiles.orderLineId))
    .where(eq(orderLines.orderId, sql.placeholder("id")))
    .orderBy(asc(orderFiles.id)),
);

/** A file as its owner sees it. */
export const toOrderFile = ({ token, name, kind, sizeBytes, addedAt }: FileRecord): OrderFile => ({
  id: token,
  name,
  kind,
  size_bytes: sizeBytes,
  added_at: addedAt.toISOString(),
});
