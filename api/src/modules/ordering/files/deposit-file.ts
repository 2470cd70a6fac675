import { hash } from "node:crypto";
import type { OrderFileKind } from "@ligate/contract/order-files/constants";
import type { Settings } from "@ligate/contract/settings/settings";
import { and, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { createToken } from "../../../http/tokens.ts";
import { lockOrder } from "../orders/status/record-status-change.ts";
import { type Bucket, type BucketSettings, openBucket } from "./bucket.ts";
import { assertFileSize, checkFileFormat } from "./detect-format.ts";
import { downloadName } from "./file-formats.ts";
import { type FileRecord, findLine, RECORD } from "./list-files.ts";
import { mailDepositedFile } from "./mail-deposited-files.ts";
import { orderFiles } from "./order-files.table.ts";

export type FileSettings = BucketSettings & Pick<Settings, "ORDER_FILE_MAX_MB">;

export interface NewFile {
  orderNumber: string;
  /** The position of the line in the order, from 1. */
  line: number;
  kind: OrderFileKind;
  /** Its name or path on the computer of staff. */
  name: string;
  bytes: Buffer;
  /** The member of staff. */
  actor: string;
}

export interface Deposited {
  file: FileRecord;
  /** False if the line has had this file already. */
  isNew: boolean;
  /** The buyer is notified by email. */
  isMailed: boolean;
}

/**
 * Stores a file with a line of an order, in the bucket of the settings or else in the database, and mails the buyer. The
 * same file is not stored twice with a line.
 * @throws ProblemError 404 without such an order or line; 413 or 422 if the file cannot be deposited
 * @throws BucketError
 */
export async function depositFile(
  db: Database,
  added: NewFile,
  settings: FileSettings,
  publicUrl: string,
): Promise<Deposited> {
  const { orderNumber, line, kind, name, bytes, actor } = added;
  assertFileSize(bytes.length, settings.ORDER_FILE_MAX_MB);
  const format = checkFileFormat(bytes, kind);
  const { id: orderLineId } = await findLine(db, orderNumber, line);
  const checksum = hash("sha256", bytes, "hex");
  const before = await findSameFile(db, orderLineId, checksum);
  if (before) return { file: before, isNew: false, isMailed: false };

  const token = createToken();
  const described = { token, orderLineId, kind, name: downloadName(name, format), checksum, actor };
  const row = { ...described, mediaType: format.mediaType, sizeBytes: bytes.length };
  const bucket = openBucket(settings);
  // Before the transaction, which must not wait for the bucket.
  const place = bucket
    ? { objectKey: await putObject(bucket, { orderNumber, ...row }, bytes) }
    : { content: bytes };
  return removeUnused(bucket, place.objectKey, () =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      const [file] = await tx
        .insert(orderFiles)
        .values({ ...row, ...place })
        .onConflictDoNothing()
        .returning(RECORD);
      if (file) return { file, isNew: true, isMailed: await mailDepositedFile(tx, order, file, publicUrl) };
      const same = await findSameFile(tx, orderLineId, checksum);
      if (!same) throw notFound("such line");
      return { file: same, isNew: false, isMailed: false };
    }),
  );
}

async function findSameFile(tx: Tx, orderLineId: number, checksum: string): Promise<FileRecord | undefined> {
  const [same] = await tx
    .select(RECORD)
    .from(orderFiles)
    .where(and(eq(orderFiles.orderLineId, orderLineId), eq(orderFiles.checksum, checksum)));
  return same;
}

type StoredObject = Pick<FileRecord, "token" | "mediaType"> & { orderNumber: string };

/** The key is random, so that an object is never replaced. @returns the key */
async function putObject(bucket: Bucket, { orderNumber, token, mediaType }: StoredObject, bytes: Buffer) {
  const key = `orders/${orderNumber}/${token}`;
  await bucket.put(key, bytes, mediaType);
  return key;
}

/** Removes the object again if no row of the database names it. */
async function removeUnused(
  bucket: Bucket | undefined,
  key: string | undefined,
  store: () => Promise<Deposited>,
): Promise<Deposited> {
  // If this fails, an unreferenced object remains in the bucket, which is harmless.
  const remove = async () => key && bucket?.remove(key).catch(() => undefined);
  try {
    const deposited = await store();
    if (!deposited.isNew) await remove();
    return deposited;
  } catch (error) {
    await remove();
    throw error;
  }
}
