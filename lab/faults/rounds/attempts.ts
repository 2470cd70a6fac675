import { setTimeout as pause } from "node:timers/promises";
import { askOutcome, checkReported, isFinal, type Reported } from "../../store/check-payment.ts";
import { isSettled, takeLedgerSnapshot } from "../../store/ledger-snapshot.ts";
import { type Finding, finding } from "../../store/report.ts";
import { repeat, waitUntil } from "../../store/wait-until.ts";
import type { Attempt } from "../flows/flow.ts";
import { makeReviewsDue } from "../flows/payments.ts";
import type { Case } from "../round-kinds.ts";
import type { TestStack } from "../test-stack.ts";

const RETRY_AFTER_MS = 1_000;
const ASK_EVERY_MS = 500;
const SETTLED_TIMEOUT_MS = 60_000;

/** A case that is under way. */
export interface Trial extends Case {
  attempt: Attempt;
  /** The final outcome that the store has reported since the fault. */
  reported: Reported[];
}

/**
 * Submits an attempt.
 * @param retries once more after an error, like a buyer, while the first request may be in progress
 * @returns the status of the first response; 0 if the connection was lost
 */
export async function submit(attempt: Attempt, retries = false): Promise<number> {
  const submitOnce = () => attempt.submit().catch(({ cause }) => ({ status: Number(cause) || 0 }));
  const { status } = await submitOnce();
  if (status === 200 || !retries) return status;
  await pause(RETRY_AFTER_MS);
  await submitOnce();
  return status;
}

/** Each buyer asks for the outcome until it is known, or until the returned function is called. */
export const startAsking = (trials: Trial[]) =>
  repeat(async () => {
    const asking = trials.filter(({ attempt, reported }) => attempt.key && reported.length === 0);
    for (const { attempt, reported } of asking) {
      const answer = await askOutcome(attempt.customer, attempt.key).catch((): Reported => ({ status: 0 }));
      if (isFinal(answer)) reported.push(answer);
    }
  }, ASK_EVERY_MS);

/**
 * Waits until an attempt is not in progress.
 * @returns the seconds since `begun`; infinite if it does not end
 */
export async function waitUntilSettled(store: TestStack, attempt: Attempt, begun: number): Promise<number> {
  const isDone = () => isSettled(store, attempt.customer, attempt.staysUnderReview);
  try {
    await waitUntil("not settled", isDone, SETTLED_TIMEOUT_MS);
    return (performance.now() - begun) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Makes work of the background due that would wait for minutes. Only the first round waits for the leases of
 * the dead process.
 */
export async function makeWorkDue(store: TestStack, n: number) {
  await makeReviewsDue(store);
  if (n > 0) await store.rows("update refunds set lease_until = now() where status = 'claimed'");
}

/** Checks an attempt whose fault is over, lets the buyer submit it again, and checks it once more. */
export async function checkAndSubmitAgain(
  store: TestStack,
  { step: { mustBeDone }, attempt, reported }: Trial,
): Promise<Finding[]> {
  const { customer, key, isOnce } = attempt;
  const reports = key ? [...reported, await askOutcome(customer, key)] : [];
  const before = await takeLedgerSnapshot(store, customer);
  const findings = [
    ...(await attempt.check(before, mustBeDone)),
    ...reports.flatMap((report) => checkReported(report, before)),
  ];
  if (isOnce && (await attempt.check(before, true)).length === 0) return findings;
  const { status, body } = await attempt.submit();
  if (status !== 200) findings.push(finding("not finished", { submittedAgain: { status, body } }));
  return [...findings, ...(await attempt.check(await takeLedgerSnapshot(store, customer), true))];
}
