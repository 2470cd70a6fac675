import { setTimeout as pause } from "node:timers/promises";
import { getStatus } from "../../store/buyers.ts";
import { isSettled, takeLedgerSnapshot } from "../../store/ledger-snapshot.ts";
import { type Finding, finding } from "../../store/report.ts";
import { askOutcome, checkReported, isFinal, type Reported } from "../../store/reported-outcome.ts";
import { waitUntil } from "../../store/wait-until.ts";
import type { Attempt } from "../flows/flow.ts";
import type { TestStack } from "../test-stack.ts";

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

/**
 * Submits an attempt.
 * @param retries like a buyer until the payment succeeds, who first asks for its outcome: a final one must be true
 */
export async function submit(store: TestStack, attempt: Attempt, retries = false): Promise<Submission> {
  const begun = performance.now();
  const submitOnce = async () =>
    (await attempt.submit().catch((error) => ({ status: getStatus(error) }))).status;
  const firstStatus = await submitOnce();
  const findings: Finding[] = [];
  let status = firstStatus;
  while (retries && status !== 200 && performance.now() - begun < RETRY_FOR_MS) {
    const reported = attempt.key && (await askOutcome(attempt.customer, attempt.key));
    if (reported && isFinal(reported))
      findings.push(...checkReported(reported, await takeLedgerSnapshot(store, attempt.customer)));
    await pause(RETRY_EVERY_MS);
    status = await submitOnce();
  }
  return { firstStatus, seconds: (performance.now() - begun) / 1000, findings };
}

/**
 * Each buyer asks for the outcome until it is known, or until the returned function is called.
 * @returns stops, and has the final reports of each attempt
 */
export function startAsking(attempts: Attempt[]): () => Promise<Reported[][]> {
  let isStopped = false;
  async function askUntilKnown({ customer, key }: Attempt): Promise<Reported[]> {
    while (key && !isStopped) {
      const reported = await askOutcome(customer, key).catch((): Reported => ({ status: 0 }));
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

/**
 * Waits until an attempt is not in progress, nor under a review that is expected to end.
 * @param begun the time from which seconds count @returns the seconds that it took; infinite if it does not end
 */
export const waitUntilSettled = (
  store: TestStack,
  { customer, staysUnderReview }: Attempt,
  begun: number,
): Promise<number> =>
  waitUntil("not settled", () => isSettled(store, customer, staysUnderReview), SETTLED_TIMEOUT_MS).then(
    () => (performance.now() - begun) / 1000,
    () => Number.POSITIVE_INFINITY,
  );

/**
 * Checks an attempt whose fault is over, lets the buyer submit it again, and checks it once more.
 * @param mustBeDone before it is submitted again
 * @param reported the final outcomes that the store has reported since the fault
 */
export async function checkAndSubmitAgain(
  store: TestStack,
  attempt: Attempt,
  mustBeDone: boolean,
  reported: Reported[],
): Promise<Finding[]> {
  const { customer, key, isOnce } = attempt;
  const reports = key ? [...reported, await askOutcome(customer, key)] : [];
  const before = await takeLedgerSnapshot(store, customer);
  const findings = [
    ...(await attempt.check(before, mustBeDone)),
    ...reports.flatMap((report) => checkReported(report, before)),
  ];
  if (mustBeDone && isOnce) return findings;
  const again = await attempt.submit();
  if (again.status !== 200) findings.push(finding("not finished", { submittedAgain: again }));
  return [...findings, ...(await attempt.check(await takeLedgerSnapshot(store, customer), true))];
}
