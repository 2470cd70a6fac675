import { setTimeout as pause } from "node:timers/promises";
import type { ReadyPayment } from "../flows/payment-flows.ts";
import type { LastIds } from "../invariants/ledger-snapshot.ts";
import type { TestStack } from "../stack/test-stack.ts";

const SETTLED_TIMEOUT_MS = 30_000;

/**
 * Polls until all items are done or the time is over.
 * @param findDone reads the state, and tests an item by it
 * @param begun the time from which seconds count
 * @returns the seconds that each item took; items that are not done are missing
 */
export async function waitUntil<Item>(
  items: Item[],
  findDone: () => Promise<(item: Item) => boolean>,
  { begun, timeoutMs }: { begun: number; timeoutMs: number },
): Promise<Map<Item, number>> {
  const seconds = new Map<Item, number>();
  const polled = performance.now();
  while (seconds.size < items.length && performance.now() - polled < timeoutMs) {
    const isDone = await findDone();
    for (const item of items) {
      if (!seconds.has(item) && isDone(item)) seconds.set(item, (performance.now() - begun) / 1000);
    }
    await pause(50);
  }
  return seconds;
}

/**
 * Polls until no payment is in progress, and none is under review that is expected to end.
 * @param since records of earlier rounds are left out
 */
export function waitUntilSettled(
  store: TestStack,
  payments: ReadyPayment[],
  { begun, since }: { begun: number; since: LastIds },
): Promise<Map<ReadyPayment, number>> {
  const findDone = async () => {
    const open = await store.rows<{ user_id: number; is_review: boolean }>(IN_PROGRESS, [since.payment]);
    return ({ customer, ending }: ReadyPayment) =>
      !open.some(
        ({ user_id, is_review }) => user_id === customer.id && !(is_review && ending === "under_review"),
      );
  };
  return waitUntil(payments, findDone, { begun, timeoutMs: SETTLED_TIMEOUT_MS });
}

const IN_PROGRESS = `
  select user_id, false as is_review from capture_attempts
  union select user_id, false from orders where status = 'pending_payment'
  union select user_id, true from payments where status = 'pending' and id > $1`;

/** Rejects if a step was not reached in time. */
export async function rejectAfterTimeout(step: string): Promise<never> {
  await pause(REACH_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`The step "${step}" was never reached.`);
}

const REACH_TIMEOUT_MS = 15_000;
