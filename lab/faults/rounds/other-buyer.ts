import { HttpTransport } from "../../http-transport.ts";
import { expectOk, fillCart, insertCustomer, preparePayment } from "../../store/buyers.ts";
import { type Finding, finding } from "../../store/report.ts";
import { repeat } from "../../store/wait-until.ts";
import type { TestStack } from "../test-stack.ts";

const BETWEEN_MS = 100;
/** An account may begin 60 payments an hour. */
const PAYMENTS_PER_CUSTOMER = 50;
/** Longest time for a step of another buyer, and for a payment of the last pieces. */
export const OTHERS_WAIT_AT_MOST_S = 2;

/**
 * Lets other customers buy one piece of each item again and again, until the returned function is called. Their requests go
 * to a process without a fault.
 * @returns stops, and has the longest time for the cart or the payment
 */
export function startOtherBuyer(store: TestStack, skus: string[]) {
  const signUp = () => insertCustomer(store, new HttpTransport(() => store.spared.origin));
  let customer = signUp();
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
    if (n % PAYMENTS_PER_CUSTOMER === PAYMENTS_PER_CUSTOMER - 1) customer = signUp();
    const buyer = await customer;
    const cart = await time(fillCart(buyer, { stock }));
    const payment = await preparePayment(store, buyer, cart, "card");
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
