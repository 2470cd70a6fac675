import { sql } from "drizzle-orm";
import { type Database, queryRows } from "../../../db/database.ts";
import { createCaptureReconciler } from "./capture/reconcile.ts";
import type { PaymentContext } from "./payment-context.ts";
import { createRefundReconciler } from "./refunds/refund.service.ts";

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
