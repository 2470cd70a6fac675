import { setTimeout as pause } from "node:timers/promises";
import { add, capture, getCart, openPayment } from "../../../api/src/testing/shoppers.ts";
import type { Customer } from "../stack/customers.ts";
import { approvePayment } from "../stack/sandbox-client.ts";
import type { TestStack } from "../stack/test-stack.ts";

const BETWEEN_MS = 100;

/** The experience of a buyer whose own payment meets no fault. */
export interface Wait {
  /** The longest time for one request of the API. */
  seconds: number;
  /** Responses with another status than 200. */
  refusals: string[];
}

/**
 * Lets a customer buy one piece of each item again and again, until `stop` is called. The customer's requests go to a
 * process without a fault.
 */
export function startOtherBuyer(store: TestStack, customer: Customer, skus: string[]) {
  const wait: Wait = { seconds: 0, refusals: [] };
  let isStopped = false;
  const timed = async <Answer extends { status: number; body: unknown }>(answer: Promise<Answer>) => {
    const begun = performance.now();
    const { status, body } = await answer;
    wait.seconds = Math.max(wait.seconds, (performance.now() - begun) / 1000);
    if (status !== 200) wait.refusals.push(`${status} ${JSON.stringify(body)}`);
  };
  async function buy(sku: string) {
    const { by } = customer;
    await timed(add(by, sku, 1));
    const cart = await getCart(by);
    const id = await openPayment(by, cart);
    await approvePayment(store, id, true);
    await timed(capture(by, id, cart, { cart: cart.data }));
  }
  async function run() {
    for (let n = 0; !isStopped; n++) {
      await buy(skus[n % skus.length] ?? "");
      await pause(BETWEEN_MS);
    }
  }
  const running = run();
  // Rejected when `stop` waits for it.
  running.catch(() => undefined);
  return async (): Promise<Wait> => {
    isStopped = true;
    await running;
    return wait;
  };
}
