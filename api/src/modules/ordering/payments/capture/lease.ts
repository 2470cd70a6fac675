import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../../db/database.ts";
import type { PaymentContext } from "../payment-context.ts";
import { type CaptureAttempt, captureAttempts } from "../payments.table.ts";

/** Short, so that the work of a dead process is taken over soon. A living process renews it. */
const LEASE_SECONDS = 5;
const RENEW_EVERY_MS = 1_000;

/** The end of a lease that begins now. */
export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** A unique holder of a lease. */
export const createHolder = (): string => randomUUID();

/** The holder of a released lease. Renewals by the former holder have no effect. */
export const RELEASED = "";

/** The condition that the attempt still has this holder. */
export const isHeldBy = ({ orderId, holder }: CaptureAttempt) =>
  and(eq(captureAttempts.orderId, orderId), eq(captureAttempts.holder, holder));

/** Returns `undefined` if another holder's lease has not expired. */
export async function takeLease(tx: Tx, orderId: number): Promise<CaptureAttempt | undefined> {
  const [taken] = await tx
    .update(captureAttempts)
    .set({ leaseUntil: leaseEnd, holder: createHolder() })
    .where(and(eq(captureAttempts.orderId, orderId), sql`${captureAttempts.leaseUntil} <= now()`))
    .returning();
  return taken;
}

/** Renews the lease of an attempt while `work` runs, unless another process has taken it over. */
export async function withLease<Result>(
  { db, log }: PaymentContext,
  attempt: CaptureAttempt,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewing: Promise<void> | undefined;
  const renew = () => {
    renewing ??= renewLease(db, attempt)
      .catch((error: unknown) => log.warn({ err: error, order: attempt.orderId }, "a lease was not renewed"))
      .finally(() => {
        renewing = undefined;
      });
  };
  const timer = setInterval(renew, RENEW_EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewing;
  }
}

async function renewLease(db: Database, attempt: CaptureAttempt) {
  await db.update(captureAttempts).set({ leaseUntil: leaseEnd }).where(isHeldBy(attempt));
}
