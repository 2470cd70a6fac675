import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningPostgres } from "../../../scripts/postgres/postgres-server.ts";
import { STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { FLOWS, type FlowName, type ReadyPayment } from "../flows/payment-flows.ts";
import type { Finding } from "../invariants/check-invariants.ts";
import {
  askOutcome,
  checkAndSubmitAgain,
  isFinal,
  type Reported,
} from "../invariants/check-reported-outcome.ts";
import { auditStore, checkStock } from "../invariants/check-stock.ts";
import { readLastIds } from "../invariants/ledger-snapshot.ts";
import type { RoundResult } from "../report.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { startOtherBuyer } from "./other-buyer.ts";
import { waitUntilSettled } from "./wait-until.ts";

export type RestartMode = Parameters<RunningPostgres["restart"]>[0];

/** The payments that are under way when PostgreSQL is restarted; each is in every round. */
const FLOW_NAMES: FlowName[] = ["cart", "half", "invoice", "purchase order"];
/** The restart begins at a random moment after the payments were submitted: a payment takes about half of it. */
const WITHIN_MS = 250;
const ASK_EVERY_MS = 500;
const ASK_FOR_MS = 30_000;

/** Lets customers pay, restarts PostgreSQL meanwhile, and lets them ask and retry as pages and buyers do. */
export async function restartRound(
  store: TestStack,
  postgres: RunningPostgres,
  mode: RestartMode,
  customers: Customer[],
  otherBuyer: Customer,
): Promise<RoundResult> {
  const since = await readLastIds(store);
  await setStock(store, STOCK_ITEMS, customers.length);
  const payments = await Promise.all(customers.map((customer, i) => prepare(store, customer, i)));
  const submitted = payments.map((payment) => payment.submit().catch(() => ({ status: 0 })));
  await pause(randomInt(WITHIN_MS));
  const begun = performance.now();
  await postgres.restart(mode);
  const isUp = performance.now();

  const stop = startOtherBuyer(store, otherBuyer, STOCK_ITEMS);
  const firstStatuses = (await Promise.all(submitted)).map(({ status }) => status);
  const [reported, settled] = await Promise.all([
    Promise.all(payments.map(askUntilKnown)),
    waitUntilSettled(store, payments, { begun: isUp, since }),
  ]);
  const wait = await stop();
  const promises = [...(await checkStock(store)), ...endedProcesses(store)];
  const check = (payment: ReadyPayment, i: number) =>
    checkAndSubmitAgain(store, payment, { since, isClaimed: false, reported: reported.slice(i, i + 1) });
  const outcomes = await Promise.all(
    payments.map(async (payment, i) => ({
      ...{ part: chooseFlow(i), fault: `PostgreSQL restarts (${mode})`, restart: (isUp - begun) / 1000 },
      firstStatus: firstStatuses[i] ?? 0,
      seconds: settled.get(payment) ?? Infinity,
      findings: [...(await check(payment, i)), ...promises],
    })),
  );
  return { outcomes, mismatches: await auditStore(store), wait };
}

const chooseFlow = (i: number): FlowName => FLOW_NAMES[i % FLOW_NAMES.length] ?? "cart";

/** Half of the customers of each way buy the same item. */
const prepare = (store: TestStack, customer: Customer, i: number): Promise<ReadyPayment> =>
  FLOWS[chooseFlow(i)](store, customer, {
    isByCard: i % 2 === 0,
    stock: { sku: STOCK_ITEMS[i % 2] ?? "", quantity: 1 },
  });

/** Asks as the page does after a lost response, until the outcome is known. */
async function askUntilKnown(payment: ReadyPayment): Promise<Reported> {
  const begun = performance.now();
  let reported: Reported = { status: 0 };
  while (!isFinal(reported) && performance.now() - begun < ASK_FOR_MS) {
    reported = await askOutcome(payment).catch(() => ({ status: 0 }));
    if (!isFinal(reported)) await pause(ASK_EVERY_MS);
  }
  return reported;
}

const endedProcesses = ({ api }: TestStack): Finding[] =>
  api.ended().map((index) => ({ violation: "not finished", details: `API process ${index} has ended` }));
