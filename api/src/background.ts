import { setTimeout as pause } from "node:timers/promises";
import { lte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { tokens } from "./accounts/users.table.ts";
import type { Database } from "./db/database.ts";
import { limits } from "./limits/limits.table.ts";
import { sendDueMail, smtpMailer } from "./mail/outbox-worker.ts";
import { completeTaxes } from "./orders/complete-taxes.ts";
import { takeUp } from "./payments/reconcile.ts";
import type { Till } from "./payments/till.ts";
import { receipts } from "./receipts/receipts.table.ts";
import { sessions } from "./sessions/sessions.table.ts";
import { taxRateIfKnown } from "./tax/tax.service.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Starts what happens without a request. @returns stops it, after what is being done is done */
export function startBackground({ db, settings, till, log }: FastifyInstance): () => Promise<void> {
  const stopping = new AbortController();
  const mailer = smtpMailer(settings);
  if (!mailer) log.warn("SMTP_URL is not set: mail waits in the outbox");
  const every = (ms: number, work: () => Promise<unknown>) => repeat(ms, work, stopping.signal, warn);
  const warn = (error: unknown) => log.error({ err: error }, "background work failed");
  const captures = reconciling(till);
  const running = [
    every(SECOND, captures.look),
    every(60 * SECOND, () => completeTaxes(db, (zip) => taxRateIfKnown(db, settings, zip, log))),
    every(HOUR, () => sweep(db)),
    ...(mailer ? [every(SECOND, () => sendDueMail(db, mailer, warn))] : []),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(running);
    await captures.end();
    mailer?.close();
  };
}

/** Looks for captures to bring to an end, while it still works on others; the first time on everybody's. */
function reconciling(till: Till) {
  const underWay = new Set<Promise<void>>();
  let isStart = true;
  async function look() {
    for (const work of await takeUp(till, isStart)) {
      underWay.add(work);
      void work.then(() => underWay.delete(work));
    }
    isStart = false;
  }
  return { look, end: () => Promise.all(underWay) };
}

async function repeat(
  ms: number,
  work: () => Promise<unknown>,
  stop: AbortSignal,
  warn: (error: unknown) => void,
) {
  while (!stop.aborted) {
    await work().catch(warn);
    await pause(ms, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Removes what has run out. */
async function sweep(db: Database) {
  const now = sql`now()`;
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(tokens).where(lte(tokens.expiresAt, now));
  await db.delete(limits).where(lte(limits.resetsAt, now));
  await db.delete(receipts).where(lte(receipts.expiresAt, now));
}
