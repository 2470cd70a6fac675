import { and, asc, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmailLater, replaceWaitingEmail, withdrawWaitingEmail } from "../../../jobs/waiting-email.ts";
import { findBuyer } from "../orders/buyer.ts";
import { type Order, orderLines } from "../orders/orders.table.ts";
import { type OrderFileRow, orderFiles } from "./order-files.table.ts";
import { orderFilesMail } from "./order-files-mail.ts";

/** One email lists all files that are deposited without a longer break. */
const DELAY_SECONDS = 120;

/**
 * Mails the buyer of an order that a file was deposited. The file joins an email that has not been sent yet. The order is
 * locked, so that of two files each knows the other's email.
 * @returns false if the buyer's address is not verified: nothing is mailed
 */
export async function mailDepositedFile(
  tx: Tx,
  order: Order,
  { id, token }: Pick<OrderFileRow, "id" | "token">,
  publicUrl: string,
): Promise<boolean> {
  const buyer = await findBuyer(tx, order);
  if (!buyer.isVerified) return false;
  const waiting = await lastMailKey(tx, order, id);
  if (waiting && (await join(waiting))) return true;
  const key = `order-files:${token}`;
  await enqueueEmailLater(tx, key, buyer.email, await writeMail(key), DELAY_SECONDS);
  return true;

  async function join(mailKey: string) {
    return replaceWaitingEmail(tx, mailKey, await writeMail(mailKey), DELAY_SECONDS);
  }

  /** The text of an email that lists this file too. */
  async function writeMail(mailKey: string) {
    await tx.update(orderFiles).set({ mailKey }).where(eq(orderFiles.id, id));
    return orderFilesMail(order, await findMailedFiles(tx, mailKey), buyer, publicUrl);
  }
}

/** Removes a file from the email that lists it, unless it was sent. */
export async function removeFromMail(
  tx: Tx,
  order: Order,
  { mailKey }: Pick<OrderFileRow, "mailKey">,
  publicUrl: string,
): Promise<void> {
  if (mailKey === null) return;
  const files = await findMailedFiles(tx, mailKey);
  if (files.length === 0) return withdrawWaitingEmail(tx, mailKey);
  const mail = orderFilesMail(order, files, await findBuyer(tx, order), publicUrl);
  await replaceWaitingEmail(tx, mailKey, mail, DELAY_SECONDS);
}

/** The email of the file that was deposited with the order before. */
async function lastMailKey(tx: Tx, order: Order, id: number): Promise<string | undefined> {
  const [last] = await tx
    .select({ mailKey: orderFiles.mailKey })
    .from(orderFiles)
    .innerJoin(orderLines, eq(orderLines.id, orderFiles.orderLineId))
    .where(and(eq(orderLines.orderId, order.id), ne(orderFiles.id, id), isNotNull(orderFiles.mailKey)))
    .orderBy(desc(orderFiles.id))
    .limit(1);
  return last?.mailKey ?? undefined;
}

const findMailedFiles = (tx: Tx, mailKey: string) =>
  tx
    .select({
      name: orderFiles.name,
      kind: orderFiles.kind,
      sizeBytes: orderFiles.sizeBytes,
      productName: orderLines.productName,
      title: orderLines.title,
    })
    .from(orderFiles)
    .innerJoin(orderLines, eq(orderLines.id, orderFiles.orderLineId))
    .where(eq(orderFiles.mailKey, mailKey))
    .orderBy(asc(orderFiles.id));
