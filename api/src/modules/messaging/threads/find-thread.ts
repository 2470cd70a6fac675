import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import type { User } from "../../identity/tables.ts";
import { type ThreadRow, threads } from "./threads.table.ts";

/** Reads a thread of this user. @throws ProblemError 404, also for a thread of another user or of a visitor */
export async function findOwnThread(tx: Tx, { id }: User, reference: string): Promise<ThreadRow> {
  const isOwn = and(eq(threads.reference, reference), eq(threads.userId, id));
  const [found] = await tx.select().from(threads).where(isOwn);
  return orNotFound(found);
}

/** Like `findOwnThread`, and locks the thread until the transaction ends. */
export async function lockOwnThread(tx: Tx, { id }: User, reference: string): Promise<ThreadRow> {
  const isOwn = and(eq(threads.reference, reference), eq(threads.userId, id));
  const [found] = await tx.select().from(threads).where(isOwn).for("update");
  return orNotFound(found);
}

/** Locks any thread until the transaction ends, for staff. @throws ProblemError 404 */
export async function lockThread(tx: Tx, reference: string): Promise<ThreadRow> {
  const [found] = await tx.select().from(threads).where(eq(threads.reference, reference)).for("update");
  return orNotFound(found);
}

function orNotFound(found: ThreadRow | undefined): ThreadRow {
  if (!found) throw notFound("such message");
  return found;
}
