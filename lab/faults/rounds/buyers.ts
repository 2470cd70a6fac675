import { setTimeout as pause } from "node:timers/promises";
import { askOutcome, checkReported, isFinal, type Reported } from "../checks/check-reported-outcome.ts";
import { takeLedgerSnapshot } from "../checks/ledger-snapshot.ts";
import type { Attempt } from "../flows/attempt.ts";
import { type Finding, finding } from "../report.ts";
import type { TestStack } from "../stack/test-stack.ts";

const RETRY_EVERY_MS = 1_000;
const RETRY_FOR_MS = 60_000;
const ASK_EVERY_MS = 500;
const SETTLED_TIMEOUT_MS = 60_000;

/** The experience of a buyer, or of staff, who submit. */
export interface Submission {
  /** 0 if the connection was lost. */
  firstStatus: number;
  /** Seconds until the last response. */
  seconds: number;
  findings: Finding[];
}

/** Submits an attempt. @param retries like a buyer until the payment succeeds, who first asks for its outcome */
export async function submit(store: TestStack, attempt: Attempt, retries = false): Promise<Submission> {
  const begun = performance.now();
  const submitOnce = async () => (await attempt.submit().catch(() => ({ status: 0 }))).status;
  const firstStatus = await submitOnce();
  const findings: Finding[] = [];
  let status = firstStatus;
  while (retries && status !== 200 && performance.now() - begun < RETRY_FOR_MS) {
    findings.push(...(await checkReportedNow(store, attempt)));
    await pause(RETRY_EVERY_MS);
    status = await submitOnce();
  }
  return { firstStatus, seconds: (performance.now() - begun) / 1000, findings };
}

/** Checks the outcome that the page shows after an error: if it is final, it must be true. */
async function checkReportedNow(store: TestStack, attempt: Attempt): Promise<Finding[]> {
  const reported = attempt.statusId && (await askOutcome(attempt));
  if (!reported || !isFinal(reported)) return [];
  return checkReported(reported, await takeLedgerSnapshot(store, attempt.customer));
}

/**
 * Each buyer asks for the outcome until it is known, or until the returned function is called.
 * @returns stops, and has the final reports of each attempt
 */
export function startAsking(attempts: Attempt[]): () => Promise<Reported[][]> {
  let isStopped = false;
  async function askUntilKnown(attempt: Attempt): Promise<Reported[]> {
    while (attempt.statusId && !isStopped) {
      const reported: Reported = await askOutcome(attempt).catch(() => ({ status: 0 }));
      if (isFinal(reported)) return [reported];
      await pause(ASK_EVERY_MS);
    }
    return [];
  }
  const asking = Promise.all(attempts.map(askUntilKnown));
  return () => {
    isStopped = true;
    return asking;
  };
}

const IN_PROGRESS = `
  select user_id, false as is_review from capture_attempts
  union select user_id, false from orders where status = 'pending_payment'
  union select user_id, true from payments where status = 'pending'
  union select o.user_id, false from refunds r join payments p on p.id = r.payment_id
    join orders o on o.id = coalesce(p.invoice_of, p.order_id) where r.status in ('claimed', 'pending')`;

/**
 * Polls until no payment or refund is in progress, and none is under review that is expected to end.
 * @param begun the time from which seconds count
 * @returns the seconds that each attempt took; those that are not settled are missing
 */
export async function waitUntilSettled(
  store: TestStack,
  attempts: Attempt[],
  begun: number,
): Promise<Map<Attempt, number>> {
  const seconds = new Map<Attempt, number>();
  const polled = performance.now();
  while (seconds.size < attempts.length && performance.now() - polled < SETTLED_TIMEOUT_MS) {
    const open = await store.rows<{ user_id: number; is_review: boolean }>(IN_PROGRESS);
    for (const attempt of attempts) {
      const isOpen = open.some(
        ({ user_id, is_review }) =>
          user_id === attempt.customer.id && !(is_review && attempt.staysUnderReview),
      );
      if (!isOpen && !seconds.has(attempt)) seconds.set(attempt, (performance.now() - begun) / 1000);
    }
    await pause(50);
  }
  return seconds;
}

interface Ended {
  /** It must be complete before it is submitted again. */
  mustBeDone: boolean;
  /** The final outcomes that the store has reported since the fault. */
  reported: Reported[];
}

/** Checks an attempt whose fault is over, lets the buyer submit it again, and checks it once more. */
export async function checkAndSubmitAgain(
  store: TestStack,
  attempt: Attempt,
  { mustBeDone, reported }: Ended,
): Promise<Finding[]> {
  const last = attempt.statusId ? [await askOutcome(attempt)] : [];
  const before = await takeLedgerSnapshot(store, attempt.customer);
  const findings = [
    ...(await attempt.check(before, mustBeDone)),
    ...[...reported, ...last].flatMap((report) => checkReported(report, before)),
  ];
  if (mustBeDone && !attempt.isRepeatable) return findings;
  const again = await attempt.submit();
  if (again.status !== 200) findings.push(finding("not finished", { submittedAgain: again }));
  const after = await takeLedgerSnapshot(store, attempt.customer);
  return [...findings, ...(await attempt.check(after, true))];
}
