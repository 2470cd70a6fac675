import { setTimeout as pause } from "node:timers/promises";
import type { ReadyPayment } from "../flows/payment-flows.ts";
import type { TestStack } from "../stack/test-stack.ts";

const CONVERGENCE_TIMEOUT_MS = 30_000;

/**
 * Polls until no payment is in progress.
 * @param begun the time from which seconds count
 * @returns the seconds that each payment took; payments that are still in progress are missing
 */
export async function waitUntilSettled(
  store: TestStack,
  payments: ReadyPayment[],
  begun: number,
): Promise<Map<ReadyPayment, number>> {
  const seconds = new Map<ReadyPayment, number>();
  const polled = performance.now();
  while (seconds.size < payments.length && performance.now() - polled < CONVERGENCE_TIMEOUT_MS) {
    const open = await store.rows<{ user_id: number }>(
      "select user_id from capture_attempts union select user_id from orders where status = 'pending_payment'",
    );
    for (const payment of payments) {
      const isOpen = open.some(({ user_id }) => user_id === payment.customer.id);
      if (!isOpen && !seconds.has(payment)) seconds.set(payment, (performance.now() - begun) / 1000);
    }
    await pause(50);
  }
  return seconds;
}
