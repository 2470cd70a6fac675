import { setTimeout as pause } from "node:timers/promises";
import { add, capture, getCart, openPayment } from "../../../api/src/testing/shoppers.ts";
import type { Finding } from "../report.ts";
import type { Customer } from "../stack/customers.ts";
import { approvePayment } from "../stack/sandbox-client.ts";
import type { TestStack } from "../stack/test-stack.ts";

const BETWEEN_MS = 100;
/** Longest time for a request of another buyer, and for a payment of the last pieces. */
export const OTHERS_WAIT_AT_MOST_S = 2;

/** The experience of a buyer whose own payment meets no fault. */
export interface Wait {
  /** The longest time for one request of the API. */
  seconds: number;
  findings: Finding[];
}

/** Repeats `work` until the returned function is called, which also throws its error. */
export function repeat(work: (n: number) => Promise<unknown>, everyMs: number): () => Promise<void> {
  let isStopped = false;
  async function run() {
    for (let n = 0; !isStopped; n++) {
      await work(n);
      await pause(everyMs);
    }
  }
  const running = run();
  // Rejected when the caller waits for it.
  running.catch(() => undefined);
  return () => {
    isStopped = true;
    return running;
  };
}

/**
 * Lets a customer buy one piece of each item again and again, until the returned function is called. The customer's
 * requests go to a process without a fault.
 */
export function startOtherBuyer(store: TestStack, { by }: Customer, skus: string[]) {
  const wait: Wait = { seconds: 0, findings: [] };
  async function time(answer: Promise<{ status: number; body: unknown }>) {
    const begun = performance.now();
    const { status, body } = await answer;
    wait.seconds = Math.max(wait.seconds, (performance.now() - begun) / 1000);
    if (status !== 200) wait.findings.push(`another buyer: ${status} ${JSON.stringify(body)}`);
  }
  async function buy(n: number) {
    await time(add(by, skus[n % skus.length], 1));
    const cart = await getCart(by);
    const id = await openPayment(by, cart);
    await approvePayment(store, id, true);
    await time(capture(by, id, cart, { cart: cart.data }));
  }
  const stop = repeat(buy, BETWEEN_MS);
  return async (): Promise<Wait> => {
    await stop();
    if (wait.seconds > OTHERS_WAIT_AT_MOST_S) wait.findings.push(`another buyer waited ${wait.seconds} s`);
    return wait;
  };
}
