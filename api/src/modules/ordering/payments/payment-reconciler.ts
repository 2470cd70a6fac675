import { eq, inArray, sql } from "drizzle-orm";
import { type Database, queryRows } from "../../../db/database.ts";
import { createCaptureReconciler } from "./capture/reconcile.ts";
import type { PaymentContext } from "./payment-context.ts";
import { captureAttempts, payments } from "./payments.table.ts";
import { createRefundReconciler } from "./refunds/refund.service.ts";
import { refunds } from "./refunds/refunds.table.ts";

/**
 * Runs the reconcilers of captures, reviews and refunds if one of them has work to do. The first run always does,
 * because captures of a dead process may be waiting for their retry.
 */
export function createPaymentReconciler(context: PaymentContext) {
  const captures = createCaptureReconciler(context);
  const refunds = createRefundReconciler(context);
  let isFirst = true;
  async function run() {
    if (!isFirst && !(await isWorkDue(context.db))) return;
    isFirst = false;
    await captures.run();
    await refunds.run();
  }
  return { run, finish: () => Promise.all([captures.finish(), refunds.finish()]) };
}

/**
 * Finishes the captures, reviews and refunds that a database has begun, as after a restore, while no store runs.
 * @returns how many of them PayPal has not decided yet
 */
export async function finishOpenPayments(context: PaymentContext): Promise<number> {
  const reconciler = createPaymentReconciler(context);
  for (let before = Number.POSITIVE_INFINITY, open = await countOpen(context.db); ; ) {
    if (open === 0 || open >= before) return open;
    await reconciler.run();
    await reconciler.finish();
    [before, open] = [open, await countOpen(context.db)];
  }
}

const countOpen = async (db: Database): Promise<number> =>
  (await db.$count(captureAttempts)) +
  (await db.$count(payments, eq(payments.status, "pending"))) +
  (await db.$count(refunds, inArray(refunds.status, ["claimed", "pending"])));

/** Captures, reviews and refunds that are not settled, and how long the oldest capture or refund has been open, in seconds. */
export async function readOpenPayments(db: Database) {
  const [open] = await queryRows<{
    captures: number;
    reviews: number;
    refunds: number;
    oldestSeconds: number;
  }>(
    db,
    sql`select
      (select count(*)::int from capture_attempts) as captures,
      (select count(*)::int from payments where status = 'pending') as reviews,
      (select count(*)::int from refunds where status in ('claimed', 'pending')) as refunds,
      coalesce(extract(epoch from now() - least(
        (select min(started_at) from capture_attempts),
        (select min(created_at) from refunds where status in ('claimed', 'pending')))), 0)::float as "oldestSeconds"`,
  );
  return open ?? { captures: 0, reviews: 0, refunds: 0, oldestSeconds: 0 };
}

/** One statement, because it runs every two seconds and nearly always finds nothing. */
async function isWorkDue(db: Database): Promise<boolean> {
  const [found] = await queryRows<{ due: boolean }>(
    db,
    sql`select
      exists (select from capture_attempts where lease_until <= now() and retry_at <= now())
      or exists (select from payments where status = 'pending' and check_at <= now())
      or exists (select from refunds where status in ('claimed', 'pending') and lease_until <= now()) as due`,
  );
  return found?.due ?? false;
}
