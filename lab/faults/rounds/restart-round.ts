import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningPostgres } from "../../../scripts/postgres/postgres-server.ts";
import { STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { FLOWS, type FlowName, type ReadyPayment } from "../flows/payment-flows.ts";
import { checkInvariants } from "../invariants/check-invariants.ts";
import { checkStock } from "../invariants/check-stock.ts";
import { askOutcome, checkTold, isFinal, type Told } from "../invariants/check-told.ts";
import type { Finding } from "../invariants/findings.ts";
import { type LastIds, readLastIds, takeLedgerSnapshot } from "../invariants/ledger-snapshot.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { startBystander, type Wait } from "./bystanders.ts";
import { waitUntilSettled } from "./wait-until-settled.ts";

export type RestartMode = Parameters<RunningPostgres["restart"]>[0];

/** The payments that are under way when PostgreSQL is restarted; each is in every round. */
const WAYS: FlowName[] = ["cart", "half", "invoice", "purchase order"];
/** The restart begins at a random moment after the buttons were pressed: a payment takes about half of it. */
const WITHIN_MS = 250;
const ASK_EVERY_MS = 500;
const ASK_FOR_MS = 30_000;

/** The result of one payment during a restart. */
export interface RestartOutcome {
  flow: FlowName;
  /** Status of the first response; 0 if the connection was lost. */
  firstStatus: number;
  /** Seconds from the end of the restart until the payment was settled or released. */
  seconds: number;
  findings: Finding[];
}

export interface RestartResult {
  outcomes: RestartOutcome[];
  mismatches: string[];
  /** What a buyer met who came after the restart. */
  wait: Wait;
  /** Seconds until PostgreSQL accepted connections again. */
  down: number;
}

/** Lets customers pay, restarts PostgreSQL meanwhile, and lets them ask and retry as pages and buyers do. */
export async function restartRound(
  store: TestStack,
  postgres: RunningPostgres,
  mode: RestartMode,
  customers: Customer[],
  bystander: Customer,
): Promise<RestartResult> {
  const since = await readLastIds(store);
  await setStock(store, STOCK_ITEMS, customers.length);
  const buttons = await Promise.all(customers.map((customer, i) => prepare(store, customer, i)));
  const submitted = buttons.map((button) => button.submit().catch(() => ({ status: 0 })));
  await pause(randomInt(WITHIN_MS));
  const begun = performance.now();
  await postgres.restart(mode);
  const isUp = performance.now();

  const stop = startBystander(store, bystander, STOCK_ITEMS);
  const firstStatuses = (await Promise.all(submitted)).map(({ status }) => status);
  const [told, settled] = await Promise.all([
    Promise.all(buttons.map(askUntilKnown)),
    waitUntilSettled(store, buttons, { begun: isUp, since }),
  ]);
  const wait = await stop();
  const promises = [...(await checkStock(store)), ...endedProcesses(store)];
  const outcomes = await Promise.all(
    buttons.map(async (button, i) => ({
      flow: wayOf(i),
      firstStatus: firstStatuses[i] ?? 0,
      seconds: settled.get(button) ?? Infinity,
      findings: [...(await checkPayment(store, button, since, told[i], wayOf(i))), ...promises],
    })),
  );
  const { rows = [], hasFailed } = await store.staff("audit");
  const mismatches = hasFailed ? rows.map((row) => JSON.stringify(row)) : [];
  return { outcomes, mismatches, wait, down: (isUp - begun) / 1000 };
}

const wayOf = (i: number): FlowName => WAYS[i % WAYS.length] ?? "cart";

/** Half of the customers of each way buy the same item. */
const prepare = (store: TestStack, customer: Customer, i: number): Promise<ReadyPayment> =>
  FLOWS[wayOf(i)](store, customer, {
    isByCard: i % 2 === 0,
    stock: { sku: STOCK_ITEMS[i % 2] ?? "", quantity: 1 },
  });

/** Asks as the page does after a lost answer, until the outcome is known. */
async function askUntilKnown(button: ReadyPayment): Promise<Told> {
  const begun = performance.now();
  let told: Told = { status: 0 };
  while (!isFinal(told) && performance.now() - begun < ASK_FOR_MS) {
    told = await askOutcome(button).catch(() => ({ status: 0 }));
    if (!isFinal(told)) await pause(ASK_EVERY_MS);
  }
  return told;
}

async function checkPayment(
  store: TestStack,
  button: ReadyPayment,
  since: LastIds,
  told: Told | undefined,
  flow: FlowName,
): Promise<Finding[]> {
  const { customer, wanted, ending } = button;
  const usesPayPal = flow !== "purchase order";
  const books = await takeLedgerSnapshot(store, customer, since);
  const findings = checkInvariants(books, { usesPayPal, isDone: false, wanted, ending });
  if (told) findings.push(...checkTold(told, books));
  const again = await button.submit();
  if (again.status !== 200)
    findings.push({ violation: "not finished", details: `pressed again: ${JSON.stringify(again)}` });
  const last = await takeLedgerSnapshot(store, customer, since);
  return [...findings, ...checkInvariants(last, { usesPayPal, isDone: true, wanted, ending })];
}

const endedProcesses = ({ api }: TestStack): Finding[] =>
  api.ended().map((index) => ({ violation: "not finished", details: `API process ${index} has ended` }));
