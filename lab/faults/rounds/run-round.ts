import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { HttpTransport } from "../../http-transport.ts";
import { type Customer, insertCustomer } from "../../store/buyers.ts";
import { type Finding, finding, findViolations } from "../../store/report.ts";
import { type Attempt, holdAtStep, isCreate, locksStock } from "../flows/flow.ts";
import type { Case, RoundKind } from "../round-kinds.ts";
import { auditStore, checkStock, STOCK_ITEMS, setStock, WANTED } from "../stock.ts";
import type { TestStack } from "../test-stack.ts";
import { checkAndSubmitAgain, type Submission, startAsking, submit, waitUntilSettled } from "./attempts.ts";
import { startOtherBuyer } from "./other-buyer.ts";

const FROZEN_MS = 4_000;
const REACH_TIMEOUT_MS = 15_000;
const NOT_SUBMITTED: Submission = { firstStatus: 0, seconds: Number.POSITIVE_INFINITY, findings: [] };

/** The result of one payment or refund that met a fault. */
export interface Outcome {
  /** The kind of payment or refund, and the fault. */
  name: string;
  /** Seconds from the fault until the payment or refund was complete or released. */
  seconds: number;
  /** Seconds until the killed process, or PostgreSQL, was ready again. */
  restart?: number | undefined;
  /** Status of the first response; 0 if the connection was lost. */
  firstStatus: number;
  /** The longest time for which a buyer has waited whose process did not meet the fault. */
  othersWaited?: number | undefined;
  findings: Finding[];
}

/** A case that is under way. */
interface Trial extends Case {
  attempt: Attempt;
}

/** Runs all rounds of a kind. Another customer buys beside the others, from a process that no fault meets. */
export async function runRounds(store: TestStack, kind: RoundKind): Promise<Outcome[]> {
  const otherBuyer = await insertCustomer(store, new HttpTransport(() => store.spared.origin));
  const outcomes: Outcome[] = [];
  for (let n = 0; n < kind.times; n++) outcomes.push(...(await runRound(store, kind, n, otherBuyer)));
  console.log(`${kind.times} times: ${kind.cases[0]?.part}, ${kind.cases[0]?.step.name} …`);
  return outcomes;
}

/**
 * Submits payments or refunds, injects their faults, lets buyers ask and submit again, and checks the records.
 * @param n number of the round; each halts between two other statements
 */
async function runRound(store: TestStack, kind: RoundKind, n: number, otherBuyer: Customer) {
  await setStock(store, STOCK_ITEMS, kind.pieces(n));
  const trials = await Promise.all(
    kind.cases.map(async (one, i): Promise<Trial> => {
      const sku = STOCK_ITEMS[i % (kind.items ?? STOCK_ITEMS.length)] ?? "";
      const customer = await insertCustomer(store, store.transport);
      const options = { index: n + i, stock: { sku, quantity: WANTED } };
      return { ...one, attempt: await one.flow.prepare(store, customer, options) };
    }),
  );
  const attempts = trials.map(({ attempt }) => attempt);
  const endArrangement = await kind.arrange?.(store, attempts, n);

  const fault = await injectFault(store, { kind, n, trials, otherBuyer });
  const findings = (await endArrangement?.()) ?? [];
  for (const flow of new Set(kind.cases.map((one) => one.flow))) await flow.hurry?.(store, n);
  const settled = await Promise.all(attempts.map((one) => waitUntilSettled(store, one, fault.begun)));
  const reported = await fault.stopAsking();
  const wait = await fault.stopOtherBuyer?.();
  findings.push(...(wait?.findings ?? []), ...(await checkStock(store)));
  for (const { name } of store.apis.filter(({ isRunning }) => !isRunning))
    findings.push(finding("not finished", `${name} has ended`));

  const outcomes = await Promise.all(
    trials.map(async ({ part, step, attempt }, i): Promise<Outcome> => {
      const { firstStatus, findings: own, seconds: submitted } = fault.submissions[i] ?? NOT_SUBMITTED;
      const ended = (kind.retries ? submitted : settled[i]) ?? Number.POSITIVE_INFINITY;
      const seconds = Math.max(fault.restart ?? 0, ended);
      own.push(
        ...(await checkAndSubmitAgain(store, attempt, step.mustBeDone, reported[i] ?? [])),
        ...findViolations({ seconds }, { "took too long": seconds > (kind.withinS ?? Infinity) }),
      );
      const name = `${part}, ${step.name}`;
      return {
        name,
        seconds,
        restart: fault.restart,
        firstStatus,
        othersWaited: wait?.seconds,
        findings: own,
      };
    }),
  );
  // The findings about all of the round are those of its first case.
  outcomes[0]?.findings.push(...findings, ...(await auditStore(store)));
  return outcomes;
}

interface Injection {
  kind: RoundKind;
  n: number;
  trials: Trial[];
  otherBuyer: Customer;
}

/** Submits all attempts, each held at its step, kills or restarts, and waits until the API serves again. */
async function injectFault(store: TestStack, { kind, n, trials, otherBuyer }: Injection) {
  const submissions = new Map<Trial, Promise<Submission>>();
  async function submitAndHold(trial: Trial) {
    const reached = holdAtStep(store, trial.attempt, trial.step, { part: trial.part, n });
    submissions.set(trial, submit(store, trial.attempt, kind.retries));
    await Promise.race([reached, rejectAfterTimeout(`${trial.part}, ${trial.step.name}`)]);
  }
  const startOther = (skus: string[]) => startOtherBuyer(store, otherBuyer, skus);
  const startToAsk = () => startAsking(trials.map(({ attempt }) => attempt));
  let stopOtherBuyer: ReturnType<typeof startOther> | undefined;

  const killed = chooseKilled(store, kind, n);
  store.pinned = killed[0];
  store.spared = store.apis.find((api) => api !== killed[0]) ?? store.spared;
  // A payment has no id before it is created, so no other may be created at the same time.
  for (const trial of trials.filter(({ step }) => isCreate(step))) await submitAndHold(trial);
  if (kind.kills === "one or all" && killed.length === 1) stopOtherBuyer = startOther(itemsOfOthers(kind, n));
  // At the same time, because PostgreSQL ends a transaction that does nothing.
  await Promise.all(trials.filter(({ step }) => !isCreate(step)).map(submitAndHold));
  if (kind.kills === "frozen") {
    for (const api of killed) api.freeze();
    store.pinned = store.spared;
    stopOtherBuyer = startOther(STOCK_ITEMS.slice(0, trials.length));
    await pause(FROZEN_MS);
  }
  if (kind.randomMs) await pause(randomInt(kind.randomMs));

  const begun = performance.now();
  await Promise.all(killed.map((api) => api.kill()));
  store.pinned = undefined;
  let stopAsking: ReturnType<typeof startToAsk> | undefined;
  if (kind.kills) {
    // The killed process has not reached all of them.
    store.transactions.expected.clear();
    store.paypal.clearFaults();
    stopAsking = startToAsk();
    await Promise.all(killed.map((api) => api.start()));
  }
  if (kind.restarts) {
    await store.postgres.restart(kind.restarts);
    stopOtherBuyer = startOther(STOCK_ITEMS);
  }
  const restart = kind.kills || kind.restarts ? (performance.now() - begun) / 1000 : undefined;
  const submitted = await Promise.all(trials.map((trial) => submissions.get(trial)));
  stopAsking ??= startToAsk();
  return { begun, restart, submissions: submitted, stopAsking, stopOtherBuyer };
}

/** One process in turn, or in each fourth round all. */
function chooseKilled({ apis }: TestStack, { kills }: RoundKind, n: number) {
  if (!kills) return [];
  const isAll = kills === "all" || (kills === "one or all" && n % 4 === 3);
  return isAll ? apis : apis.slice(n % 2, (n % 2) + 1);
}

/**
 * The other buyer wants items that the held payments have already reserved. An item is left out while a halted transaction has
 * locked it, because the halt is made by this test, or if there are too few pieces.
 */
function itemsOfOthers({ cases, pieces }: RoundKind, n: number): string[] {
  return STOCK_ITEMS.filter((_, i) => !cases[i] || (pieces(n) >= WANTED && !locksStock(cases[i].step)));
}

async function rejectAfterTimeout(step: string): Promise<never> {
  await pause(REACH_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`The step "${step}" was never reached.`);
}
