import type { OrderDocumentKind } from "@ligate/contract/orders/constants";
import type { FastifyInstance } from "fastify";
import { createPriceRefresh } from "./cli/seed.ts";
import type { Database, OpenDatabase } from "./db/database.ts";
import { deleteExpiredLimits } from "./http/limits.ts";
import { publicUrl } from "./http/public-url.ts";
import type { Attachment } from "./jobs/outbox.table.ts";
import { forgetOldAddresses, type Mailer, OUTBOX_CHANNEL, sendDueEmails } from "./jobs/outbox.ts";
import { Alarm, startJobs } from "./jobs/scheduler.ts";
import { createSmtpMailer, toLoggedError } from "./mail/smtp-mailer.ts";
import { createCatalogImport } from "./modules/catalog/index.ts";
import { deleteExpiredLinks, deleteExpiredSessions } from "./modules/identity/index.ts";
import { deleteExpiredReferences } from "./modules/messaging/index.ts";
import {
  backfillTaxes,
  createPaymentReconciler,
  deleteAbandonedCarts,
  deleteEndedDocumentLinks,
  deleteExpiredRemovals,
  findTaxRateIfAvailable,
  printAttachment,
  remindOfInvoices,
} from "./modules/ordering/index.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Starts the jobs that run without a request. @returns stops them after their current runs */
export function startBackgroundJobs(
  { db, settings, payments, log }: FastifyInstance,
  listen: OpenDatabase["listen"],
): () => Promise<void> {
  const mailer = createSmtpMailer(settings);
  if (!mailer) log.warn("SMTP_URL is not set: mail waits in the outbox");
  // Rings after each commit that has stored an email. The interval is for retries, and for notifications that are lost.
  const mail = new Alarm();
  const onError = (error: unknown) => log.error({ err: error }, "a background job failed");
  const onMailError = (error: unknown) => log.error(toLoggedError(error), "a mail could not be sent");
  const reconciler = createPaymentReconciler(payments);
  const taxRate = (zip: string) => findTaxRateIfAvailable(db, settings, zip, log);
  const openAttachment = ({ kind, number }: Attachment) =>
    printAttachment(db, { kind: kind as OrderDocumentKind, number }, settings);
  const sendMail = async (mailer: Mailer) => {
    if (await sendDueEmails(db, mailer, openAttachment, onMailError)) mail.ring();
  };
  const jobs = [
    // A dead process's lease of five seconds is taken over within seven.
    { everyMs: 2 * SECOND, run: reconciler.run },
    { everyMs: 60 * SECOND, run: () => backfillTaxes(db, taxRate) },
    { everyMs: 60 * SECOND, run: createPriceRefresh(db) },
    { everyMs: HOUR, run: () => deleteExpired(db) },
    { everyMs: HOUR, run: () => remindOfInvoices(db, publicUrl(settings)) },
    // Behind the first pages, which a store that has just started is asked for.
    ...(settings.GENES === "all"
      ? [{ afterMs: SECOND, everyMs: 60 * SECOND, run: createCatalogImport(db, log) }]
      : []),
    ...(mailer ? [{ everyMs: 10 * SECOND, run: () => sendMail(mailer), alarm: mail }] : []),
  ];
  const stopListening = mailer ? listen(OUTBOX_CHANNEL, mail.ring) : undefined;
  const stopJobs = startJobs(jobs, onError);
  return async () => {
    await Promise.all([stopJobs(), stopListening?.()]);
    await reconciler.finish();
    mailer?.close();
  };
}

async function deleteExpired(db: Database) {
  await deleteExpiredSessions(db);
  await deleteAbandonedCarts(db);
  await deleteExpiredLinks(db);
  await deleteExpiredLimits(db);
  await deleteExpiredReferences(db);
  await deleteExpiredRemovals(db);
  await deleteEndedDocumentLinks(db);
  await forgetOldAddresses(db);
}
