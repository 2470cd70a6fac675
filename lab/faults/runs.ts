import type { RunningPostgres } from "../../scripts/postgres/postgres-server.ts";
import { STOCK_ITEMS } from "./flows/carts.ts";
import { FLOWS, type FlowName } from "./flows/payment-flows.ts";
import { REFUND_STEPS } from "./flows/refund-steps.ts";
import {
  AT_RANDOM,
  CREATE_STEPS,
  countStatements,
  type Lengths,
  PURCHASE_ORDER_STEPS,
  REVIEW_STEPS,
  STEPS,
  type Step,
} from "./flows/steps.ts";
import { readLastIds } from "./invariants/ledger-snapshot.ts";
import { PAYPAL_FAULTS } from "./proxies/paypal-faults.ts";
import { WEBHOOK_FAULTS } from "./proxies/webhook-faults.ts";
import type { Report } from "./report.ts";
import { forgedRound, payPalRound, webhookRound } from "./rounds/double-submit-round.ts";
import { type KillCase, killRound } from "./rounds/kill-round.ts";
import { countRefundLengths, refundRound } from "./rounds/refund-round.ts";
import { restartRound } from "./rounds/restart-round.ts";
import { waitUntilSettled } from "./rounds/wait-until.ts";
import { type Customer, signUpMany } from "./stack/customers.ts";
import type { TestStack } from "./stack/test-stack.ts";

const killCases = (flow: FlowName, steps: object): KillCase[] =>
  Object.entries(steps).map(([step, { isClaimed }]) => ({ flow, step: step as Step, isClaimed }));
const frozen = (flow: FlowName, step: Step): KillCase => ({ flow, step, isClaimed: false, isFrozen: true });
const anyTime = (flow: FlowName): KillCase => ({ flow, step: AT_RANDOM, isClaimed: false });

/** Two for each way to pay. */
const RESTART_CUSTOMERS = 8;

/** Cases per kill. Each holds a database connection, so their number is limited by the API's pool. */
export const KILL_GROUPS: KillCase[][] = [
  killCases("cart", STEPS),
  killCases("half", STEPS),
  killCases("invoice", STEPS),
  [...killCases("purchase order", PURCHASE_ORDER_STEPS), ...killCases("opening", CREATE_STEPS)],
  (["cart", "half", "invoice", "purchase order"] as const).map(anyTime),
  killCases("reviewed", STEPS),
  [...killCases("completed", REVIEW_STEPS), ...killCases("denied", REVIEW_STEPS)],
  [frozen("cart", "claim: before its commit"), frozen("purchase order", "before its commit")],
];

/** Kills the API `times` times for each group of cases. */
export async function killRepeatedly(store: TestStack, groups: KillCase[][], times: number, report: Report) {
  const customers = await signUpMany(store, Math.max(...groups.map((kinds) => kinds.length)), "killed");
  const otherBuyer = await signUpOtherBuyer(store, "beside-payments");
  const flows = new Set(groups.flat().map(({ flow }) => flow));
  const lengths = await countLengths(store, customers, flows);
  for (const kinds of groups) {
    for (let n = 0; n < times; n++) {
      report.add(await killRound(store, kinds, { n, lengths, customers, otherBuyer }));
    }
    console.log(`killed ${times} times: ${kinds[0]?.flow}, ${kinds[0]?.step} …`);
  }
}

/** Kills the API `times` times at each step of a refund and of a cancellation by staff. */
export async function killRefunds(store: TestStack, times: number, report: Report) {
  const customers = await signUpMany(store, Object.keys(REFUND_STEPS).length, "refunded");
  const otherBuyer = await signUpOtherBuyer(store, "beside-refunds");
  for (const command of ["refund", "cancel"] as const) {
    const lengths = await countRefundLengths(store, command, customers[0]);
    for (let n = 0; n < times; n++) {
      report.add(await refundRound(store, { n, command, lengths, customers, otherBuyer }));
    }
    console.log(`killed ${times} times: staff ${command}`);
  }
}

/** Restarts PostgreSQL `times` times while customers pay. */
export async function restartRepeatedly(
  store: TestStack,
  postgres: RunningPostgres,
  times: number,
  report: Report,
) {
  const customers = await signUpMany(store, RESTART_CUSTOMERS, "restarted");
  const otherBuyer = await signUpOtherBuyer(store, "after-restarts");
  for (let n = 0; n < times; n++) {
    const mode = n % 2 === 0 ? "immediate" : "fast";
    report.add(await restartRound(store, postgres, mode, customers, otherBuyer));
  }
  console.log(`restarted PostgreSQL ${times} times`);
}

/** Lets `times` customers pay with every fault of PayPal and its webhooks. */
export async function injectProviderFaults(store: TestStack, times: number, report: Report) {
  const customers = await signUpMany(store, times, "faulty");
  for (const fault of PAYPAL_FAULTS) {
    report.add(await payPalRound(store, fault, customers));
    console.log(`${fault.on}: ${fault.name}`);
  }
  for (const fault of WEBHOOK_FAULTS) report.add(await webhookRound(store, fault, customers));
  report.add(await forgedRound(store, customers));
}

/** A customer whose requests go to a process that no fault meets. */
async function signUpOtherBuyer(store: TestStack, name: string): Promise<Customer> {
  const spared = () => store.api.addressOf(store.api.spared);
  const [otherBuyer] = await signUpMany(store, 1, name, spared);
  if (!otherBuyer) throw new Error("There is no other customer.");
  return otherBuyer;
}

const TRANSACTIONS: Record<FlowName, (keyof Lengths)[]> = {
  cart: ["claim", "settle"],
  opening: [],
  half: ["claim", "settle"],
  invoice: ["claim", "settle"],
  "purchase order": ["purchase order"],
  reviewed: ["claim", "settle"],
  completed: ["settle"],
  denied: ["settle"],
};

/** Counts the statements per transaction by paying in every way without faults; the fewest if they differ. */
async function countLengths(store: TestStack, [customer]: Customer[], flows: Set<FlowName>) {
  if (!customer) throw new Error("There is no customer.");
  const lengths = Object.fromEntries(
    Object.keys(TRANSACTIONS).map((flow) => [flow, { claim: 0, settle: 0, "purchase order": 0 }]),
  ) as Record<FlowName, Lengths>;
  for (const flow of flows) {
    const one = await countOnce(store, customer, flow, true);
    const other = await countOnce(store, customer, flow, false);
    for (const name of TRANSACTIONS[flow]) lengths[flow][name] = Math.min(one[name] ?? 0, other[name] ?? 0);
  }
  return lengths;
}

async function countOnce(
  store: TestStack,
  customer: Customer,
  flow: FlowName,
  isByCard: boolean,
): Promise<Partial<Lengths>> {
  const since = await readLastIds(store);
  const stock = { sku: STOCK_ITEMS[0] ?? "", quantity: 1 };
  const payment = await FLOWS[flow](store, customer, { isByCard, stock });
  const names = TRANSACTIONS[flow];
  const counted = await Promise.all(names.map((name) => countStatements(store, payment, name)));
  const { status } = await payment.submit();
  if (status !== 200) throw new Error(`${flow} cannot be paid: ${status}`);
  await waitUntilSettled(store, [payment], { begun: performance.now(), since });
  return Object.fromEntries(names.map((name, i) => [name, counted[i]?.statements ?? 0]));
}
