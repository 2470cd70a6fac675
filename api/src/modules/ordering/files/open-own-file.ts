import type { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../db/database.ts";
import type { StoredFile } from "../../../http/file-route.ts";
import { notFound, ProblemError } from "../../../http/problem.ts";
import type { User } from "../../identity/tables.ts";
import { orderLines, orders } from "../orders/orders.table.ts";
import { type BucketSettings, openBucket } from "./bucket.ts";
import { type FileRecord, RECORD } from "./list-files.ts";
import { orderFiles } from "./order-files.table.ts";

/** Where the bytes of files are read. */
export interface FileSource {
  settings: BucketSettings;
  log: FastifyBaseLogger | undefined;
}

/**
 * A file of an order of this user. Its bytes are read when they are sent.
 * @throws ProblemError 404, also for a file of another user; 503 on opening while the bucket fails
 */
export async function openOwnFile(
  db: Database,
  user: User,
  token: string,
  source: FileSource,
): Promise<StoredFile> {
  const [file] = await db
    .select(RECORD)
    .from(orderFiles)
    .innerJoin(orderLines, eq(orderLines.id, orderFiles.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderFiles.token, token), eq(orders.userId, user.id)));
  if (!file) throw notFound("such file");
  const { name, mediaType, sizeBytes, checksum } = file;
  return { name, mediaType, sizeBytes, checksum, open: () => openFile(db, file, source) };
}

/** Reads the bytes of a file. @throws ProblemError 404 if it was removed meanwhile; 503 while the bucket fails */
export const openFile = (db: Database, file: FileRecord, source: FileSource): Promise<Buffer | Readable> =>
  file.objectKey === null ? readContent(db, file) : readObject(file.objectKey, file, source);

async function readContent(db: Database, { id }: FileRecord): Promise<Buffer> {
  const [found] = await db
    .select({ content: orderFiles.content })
    .from(orderFiles)
    .where(eq(orderFiles.id, id));
  if (!found?.content) throw notFound("such file");
  return Buffer.from(found.content);
}

/** The reason is logged and not sent to the customer. */
async function readObject(key: string, file: FileRecord, { settings, log }: FileSource): Promise<Readable> {
  try {
    const bucket = openBucket(settings);
    if (!bucket) throw new Error("The file is in a bucket, but FILES_BUCKET_URL is not set");
    return await bucket.get(key, file.sizeBytes);
  } catch (error) {
    log?.error({ err: error, file: file.id }, "a deposited file is not available");
    throw new ProblemError(503, UNAVAILABLE, {}, { "retry-after": "60" });
  }
}

const UNAVAILABLE = "This file is not available at the moment. Please try again in a few minutes.";
