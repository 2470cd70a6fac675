import { and, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { orderLines, orders } from "../orders/orders.table.ts";
import { lockOrder } from "../orders/status/record-status-change.ts";
import { BucketError, type BucketSettings, openBucket } from "./bucket.ts";
import { type FileRecord, RECORD } from "./list-files.ts";
import { removeFromMail } from "./mail-deposited-files.ts";
import { orderFiles } from "./order-files.table.ts";

/** A file of an order by its number in `files:list`. @throws ProblemError 404 */
export async function findFile(tx: Tx, orderNumber: string, id: number): Promise<FileRecord> {
  const [file] = await tx
    .select(RECORD)
    .from(orderFiles)
    .innerJoin(orderLines, eq(orderLines.id, orderFiles.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.orderNumber, orderNumber), eq(orderFiles.id, id)));
  if (!file) throw new ProblemError(404, `Order ${orderNumber} has no file ${id}.`);
  return file;
}

/**
 * Removes a file of an order for good. Its object is removed first: if the bucket fails, the file stays and the command can
 * be repeated.
 * @returns what was removed
 * @throws ProblemError 404
 * @throws BucketError
 */
export async function removeFile(
  db: Database,
  orderNumber: string,
  id: number,
  { settings, publicUrl }: { settings: BucketSettings; publicUrl: string },
): Promise<FileRecord> {
  const file = await findFile(db, orderNumber, id);
  if (file.objectKey !== null) {
    const bucket = openBucket(settings);
    if (!bucket) throw new BucketError("The file is in a bucket, but FILES_BUCKET_URL is not set.");
    await bucket.remove(file.objectKey);
  }
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    await tx.delete(orderFiles).where(eq(orderFiles.id, id));
    await removeFromMail(tx, order, file, publicUrl);
  });
  return file;
}
