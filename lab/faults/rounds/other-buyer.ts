import { type Customer, expectOk, fillCart, preparePayment } from "../../store/buyers.ts";
import { type Finding, finding } from "../../store/report.ts";
import { repeat } from "../../store/wait-until.ts";
import type { TestStack } from "../test-stack.ts";

const BETWEEN_MS = 100;
/** Longest time for a step of another buyer, and for a payment of the last pieces. */
export const OTHERS_WAIT_AT_MOST_S = 2;

/**
 * Lets a customer buy one piece of each item again and again, until the returned function is called. The
 * customer's requests go to a process without a fault.
 * @returns stops, and has the longest time for the cart or the payment
 */
export function startOtherBuyer(store: TestStack, customer: Customer, skus: string[]) {
  let waited = 0;
  const findings: Finding[] = [];
  async function time<Result>(step: Promise<Result>): Promise<Result> {
    const begun = performance.now();
    return step.finally(() => {
      waited = Math.max(waited, (performance.now() - begun) / 1000);
    });
  }
  async function buy(n: number) {
    const stock = { sku: skus[n % skus.length] ?? "", quantity: 1 };
    const cart = await time(fillCart(customer, { stock }));
    const payment = await preparePayment(store, customer, cart, "card");
    expectOk(await time(payment.submit()));
  }
  const disturbed = (error: unknown) => findings.push(finding("others were disturbed", String(error)));
  const stop = repeat((n) => buy(n).catch(disturbed), BETWEEN_MS);
  return async () => {
    await stop();
    if (waited > OTHERS_WAIT_AT_MOST_S) disturbed(`another buyer waited ${waited} s`);
    return { waited, findings };
  };
}
