import { setTimeout as pause } from "node:timers/promises";
import type { ReadyPayment } from "../flows/payment-flows.ts";
import type { LastIds } from "../invariants/ledger-snapshot.ts";
import type { TestStack } from "../stack/test-stack.ts";

const CONVERGENCE_TIMEOUT_MS = 30_000;

/**
 * Polls until no payment is in progress, and none is under review that is expected to end.
 * @param since records of earlier rounds are left out
 * @param begun the time from which seconds count
 * @returns the seconds that each payment took; payments that are still in progress are missing
 */
export async function waitUntilSettled(
  store: TestStack,
  payments: ReadyPayment[],
  { begun, since }: { begun: number; since: LastIds },
): Promise<Map<ReadyPayment, number>> {
  const seconds = new Map<ReadyPayment, number>();
  const polled = performance.now();
  while (seconds.size < payments.length && performance.now() - polled < CONVERGENCE_TIMEOUT_MS) {
    const open = await store.rows<{ user_id: number; is_review: boolean }>(IN_PROGRESS, [since.payment]);
    for (const payment of payments) {
      const isOpen = open.some(
        ({ user_id, is_review }) =>
          user_id === payment.customer.id && !(is_review && payment.ending === "under_review"),
      );
      if (!isOpen && !seconds.has(payment)) seconds.set(payment, (performance.now() - begun) / 1000);
    }
    await pause(50);
  }
  return seconds;
}

const IN_PROGRESS = `
  select user_id, false as is_review from capture_attempts
  union select user_id, false from orders where status = 'pending_payment'
  union select user_id, true from payments where status = 'pending' and id > $1`;
