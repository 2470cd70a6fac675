import { type Customer, expectOk, fillCart, preparePayment } from "../../store/buyers.ts";
import { type Finding, finding } from "../../store/report.ts";
import { repeat } from "../../store/wait-until.ts";
import type { TestStack } from "../test-stack.ts";

const BETWEEN_MS = 100;
/** Longest time for a step of another buyer, and for a payment of the last pieces. */
export const OTHERS_WAIT_AT_MOST_S = 2;

/** The experience of a buyer whose own payment meets no fault. */
export interface Wait {
  /** The longest time for the cart or the payment. */
  seconds: number;
  findings: Finding[];
}

/**
 * Lets a customer buy one piece of each item again and again, until the returned function is called. The customer's
 * requests go to a process without a fault.
 */
export function startOtherBuyer(store: TestStack, customer: Customer, skus: string[]) {
  const wait: Wait = { seconds: 0, findings: [] };
  async function time<Result>(step: Promise<Result>): Promise<Result> {
    const begun = performance.now();
    return step.finally(() => {
      wait.seconds = Math.max(wait.seconds, (performance.now() - begun) / 1000);
    });
  }
  async function buy(n: number) {
    const stock = { sku: skus[n % skus.length] ?? "", quantity: 1 };
    const cart = await time(fillCart(customer, { stock }));
    const payment = await preparePayment(store, customer, cart, "card");
    expectOk(await time(payment.submit()));
  }
  const buyOrReport = (n: number) =>
    buy(n).catch((error: Error) => wait.findings.push(finding("others were disturbed", error.message)));
  const stop = repeat(buyOrReport, BETWEEN_MS);
  return async (): Promise<Wait> => {
    await stop();
    if (wait.seconds > OTHERS_WAIT_AT_MOST_S)
      wait.findings.push(finding("others were disturbed", `one waited ${wait.seconds} s`));
    return wait;
  };
}
