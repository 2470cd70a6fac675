import type { FastifyInstance } from "fastify";
import { priceRefresh } from "./cli/imports/refresh-prices.ts";
import type { Database } from "./db/database.ts";
import { deleteExpiredLimits } from "./http/limits/limits.ts";
import { sendDueEmails } from "./jobs/outbox-worker.ts";
import { startJobs } from "./jobs/scheduler.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { deleteExpiredIdentity } from "./modules/identity/index.ts";
import { deleteExpiredReferences } from "./modules/messaging/index.ts";
import {
  backfillTaxes,
  captureReconciler,
  findTaxRateIfAvailable,
  refundReconciler,
} from "./modules/ordering/index.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Starts the jobs that run without a request. @returns stops them after their current runs */
export function startBackgroundJobs({ db, settings, payments, log }: FastifyInstance): () => Promise<void> {
  const mailer = smtpMailer(settings);
  if (!mailer) log.warn("SMTP_URL is not set: mail waits in the outbox");
  const onError = (error: unknown) => log.error({ err: error }, "a background job failed");
  const captures = captureReconciler(payments);
  const refunds = refundReconciler(payments);
  const taxRate = (zip: string) => findTaxRateIfAvailable(db, settings, zip, log);
  const jobs = [
    { everyMs: SECOND, run: captures.run },
    { everyMs: SECOND, run: refunds.run },
    { everyMs: 60 * SECOND, run: () => backfillTaxes(db, taxRate) },
    { everyMs: 60 * SECOND, run: priceRefresh(db) },
    { everyMs: HOUR, run: () => deleteExpired(db) },
    ...(mailer ? [{ everyMs: SECOND, run: () => sendDueEmails(db, mailer, onError) }] : []),
  ];
  const stopJobs = startJobs(jobs, onError);
  return async () => {
    await stopJobs();
    await Promise.all([captures.finish(), refunds.finish()]);
    mailer?.close();
  };
}

async function deleteExpired(db: Database) {
  await deleteExpiredIdentity(db);
  await deleteExpiredLimits(db);
  await deleteExpiredReferences(db);
}
