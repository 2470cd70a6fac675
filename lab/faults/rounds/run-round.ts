import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { insertCustomer } from "../../store/buyers.ts";
import { type Finding, finding } from "../../store/report.ts";
import { MANY, type RoundKind } from "../round-kinds.ts";
import { auditStore, checkStock, STOCK_ITEMS, setStock, WANTED } from "../stock.ts";
import type { TestStack } from "../test-stack.ts";
import {
  checkAndSubmitAgain,
  makeWorkDue,
  startAsking,
  submit,
  type Trial,
  waitUntilSettled,
} from "./attempts.ts";
import { startOtherBuyer } from "./other-buyer.ts";

const FROZEN_MS = 4_000;
const REACH_TIMEOUT_MS = 15_000;

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

/** Runs all rounds of a kind. */
export async function runRounds(store: TestStack, kind: RoundKind): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < kind.times; n++) outcomes.push(...(await runRound(store, kind, n)));
  console.log(`${kind.times} times: ${kind.cases[0]?.part}, ${kind.cases[0]?.step.name} …`);
  return outcomes;
}

/**
 * Submits payments or refunds, injects their faults, lets buyers ask and submit again, and checks the
 * records.
 * @param n number of the round; each halts between two other statements
 */
async function runRound(store: TestStack, kind: RoundKind, n: number) {
  // In half of the rounds there is only one of the wanted pieces, and the other is made to order.
  const pieces = kind.pieces ?? (n % 4 < 2 ? 1 : MANY);
  await setStock(store, STOCK_ITEMS, pieces);
  const trials = await Promise.all(
    kind.cases.map(async (one, i): Promise<Trial> => {
      const stock = { sku: STOCK_ITEMS[i % (kind.items ?? STOCK_ITEMS.length)] ?? "", quantity: WANTED };
      const customer = await insertCustomer(store, store.transport);
      return {
        ...one,
        reported: [],
        attempt: await one.flow.prepare(store, customer, { index: n + i, stock }),
      };
    }),
  );
  const attempts = trials.map(({ attempt }) => attempt);
  const endArrangement = await kind.arrange?.(store, attempts, n);
  // The other buyer does not take the last pieces that the others see in their carts.
  const skus = pieces < WANTED ? STOCK_ITEMS.slice(trials.length) : STOCK_ITEMS;
  const fault = await injectFault(store, kind, n, trials, () => startOtherBuyer(store, skus));

  const findings = (await endArrangement?.()) ?? [];
  await makeWorkDue(store, n);
  const settled = await Promise.all(attempts.map((attempt) => waitUntilSettled(store, attempt, fault.begun)));
  await fault.stopAsking();
  const others = await fault.stopOtherBuyer?.();
  findings.push(...(others?.findings ?? []), ...(await checkStock(store)));
  for (const { name } of store.apis.filter(({ isRunning }) => !isRunning))
    findings.push(finding("not finished", `${name} has ended`));
  const outcomes = await Promise.all(
    trials.map(async (trial, i): Promise<Outcome> => {
      const seconds = Math.max(fault.restart ?? 0, settled[i] ?? 0);
      const own = await checkAndSubmitAgain(store, trial);
      if (kind.withinS && seconds > kind.withinS) own.push(finding("took too long", { seconds }));
      return {
        ...{ name: `${trial.part}, ${trial.step.name}`, seconds, restart: fault.restart, findings: own },
        ...{ firstStatus: fault.statuses[i] ?? 0, othersWaited: others?.waited },
      };
    }),
  );
  // The findings about all of the round are those of its first case.
  outcomes[0]?.findings.push(...findings, ...(await auditStore(store)));
  return outcomes;
}

/** Submits all attempts, each halted at its step, kills or restarts, and waits until the API serves again. */
async function injectFault(
  store: TestStack,
  { kills, restarts, randomMs, retries }: RoundKind,
  n: number,
  trials: Trial[],
  startOther: () => ReturnType<typeof startOtherBuyer>,
) {
  // One process in turn, or in each fourth round all.
  const isAll = kills === "all" || (kills === "one or all" && n % 4 === 3);
  const killed = store.apis.filter((_, i) => kills && (isAll || i === n % 2));
  store.pinned = killed[0];
  store.spared = store.apis.find((api) => !killed.includes(api)) ?? store.spared;
  const submissions: Promise<number>[] = [];
  // At the same time, because PostgreSQL ends a transaction that does nothing.
  const halted = trials.map(async ({ part, step, attempt }) => {
    const isHalted = step.halt?.(store, attempt, n);
    const submission = submit(attempt, retries);
    submissions.push(submission);
    await Promise.race([isHalted, rejectAfterTimeout(`${part}, ${step.name}`, submission)]);
  });
  await Promise.all(halted);
  let stopOtherBuyer = kills && !isAll ? startOther() : undefined;
  if (kills === "frozen") {
    for (const api of killed) api.freeze();
    store.pinned = store.spared;
    await pause(FROZEN_MS);
  }
  if (randomMs) await pause(randomInt(randomMs));

  const begun = performance.now();
  await Promise.all(killed.map((api) => api.kill()));
  store.pinned = undefined;
  let stopAsking: ReturnType<typeof startAsking> | undefined;
  if (kills) {
    // The killed process has not reached all of them.
    store.transactions.expected.clear();
    store.paypal.clearFaults();
    stopAsking = startAsking(trials);
    await Promise.all(killed.map((api) => api.start()));
  }
  if (restarts) {
    await store.postgres.restart(restarts);
    stopOtherBuyer = startOther();
  }
  const restart = kills || restarts ? (performance.now() - begun) / 1000 : undefined;
  const statuses = await Promise.all(submissions);
  return { begun, restart, statuses, stopAsking: stopAsking ?? startAsking(trials), stopOtherBuyer };
}

async function rejectAfterTimeout(step: string, submission: Promise<number>): Promise<never> {
  await pause(REACH_TIMEOUT_MS, undefined, { ref: false });
  const status = await Promise.race([submission, undefined]);
  const outcome = status === undefined ? "is still pending" : `ended with ${status}`;
  throw new Error(`The step "${step}" was never reached. Its submission ${outcome}.`);
}
