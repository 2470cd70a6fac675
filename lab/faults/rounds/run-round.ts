import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningPostgres } from "../../../scripts/processes/postgres-server.ts";
import { auditStore, checkStock } from "../checks/check-stock.ts";
import type { Attempt } from "../flows/attempt.ts";
import { STOCK_ITEMS, setStock, WANTED } from "../flows/carts.ts";
import { holdAtStep, isCreate, locksStock } from "../flows/steps.ts";
import type { Outcome, RoundResult } from "../report.ts";
import { type Finding, finding } from "../report.ts";
import type { Case, RoundKind } from "../round-kinds.ts";
import { ALL } from "../stack/api-processes.ts";
import { type Customer, insertCustomer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { checkAndSubmitAgain, type Submission, startAsking, submit, waitUntilSettled } from "./buyers.ts";
import { startOtherBuyer } from "./other-buyer.ts";

const FROZEN_MS = 4_000;
const REACH_TIMEOUT_MS = 15_000;

export interface Round {
  kind: RoundKind;
  /** Number of the round. Each round stops between two other statements. */
  n: number;
  /** Statements of the transactions in which a case stops between two. */
  lengths: Map<Case, number>;
  /** Buys beside the others, from a process that no fault meets. */
  otherBuyer: Customer;
  postgres: RunningPostgres;
}

/** A case that is under way. */
interface Trial extends Case {
  attempt: Attempt;
  /** The number of the statement before which it stops, if it stops between two. */
  between: number;
}

/** Submits payments or refunds, injects their faults, lets buyers ask and submit again, and checks the records. */
export async function runRound(store: TestStack, round: Round): Promise<RoundResult> {
  const { kind, n } = round;
  await setStock(store, STOCK_ITEMS, kind.pieces(n));
  const trials = await Promise.all(kind.cases.map((one, i) => prepareTrial(store, round, one, i)));
  const attempts = trials.map(({ attempt }) => attempt);
  const findings: Finding[] = [];
  for (const attempt of attempts) findings.push(...((await kind.arm?.(store, attempt)) ?? []));
  const endDiversion = kind.divertWebhooks?.(store, n);

  const fault = await injectFault(store, round, trials);
  findings.push(...((await endDiversion?.()) ?? []));
  for (const flow of new Set(kind.cases.map((one) => one.flow))) await flow.hurry?.(store, n);
  const settled = await waitUntilSettled(store, attempts, fault.begun);
  const reported = await fault.stopAsking();

  const wait = await fault.stopOtherBuyer?.();
  findings.push(...(wait?.findings ?? []), ...(await checkStock(store)));
  for (const index of store.api.ended())
    findings.push(finding("not finished", `API process ${index} has ended`));
  const outcomes = await Promise.all(
    trials.map(async ({ part, step, attempt }, i): Promise<Outcome> => {
      const submission = fault.submissions[i];
      const complete = kind.retries ? submission?.seconds : settled.get(attempt);
      const seconds = Math.max(fault.restart ?? 0, complete ?? Number.POSITIVE_INFINITY);
      const late = seconds > (kind.withinS ?? Number.POSITIVE_INFINITY) ? [`took ${seconds} s`] : [];
      const wrong = await checkAndSubmitAgain(store, attempt, {
        mustBeDone: step.mustBeDone,
        reported: reported[i] ?? [],
      });
      return {
        ...{ part, fault: step.name, seconds, restart: fault.restart },
        firstStatus: submission?.firstStatus ?? 0,
        findings: [...(submission?.findings ?? []), ...wrong, ...late],
      };
    }),
  );
  return { outcomes, findings: [...findings, ...(await auditStore(store))], othersWaited: wait?.seconds };
}

async function prepareTrial(
  store: TestStack,
  { kind: { items = STOCK_ITEMS.length }, n, lengths }: Round,
  one: Case,
  i: number,
): Promise<Trial> {
  const stock = { sku: STOCK_ITEMS[i % items] ?? "", quantity: WANTED };
  const attempt = await one.flow.prepare(store, await insertCustomer(store, store.api.transport), {
    index: n + i,
    stock,
  });
  return { ...one, attempt, between: 2 + (n % ((lengths.get(one) ?? 2) - 1)) };
}

/** Submits all attempts, each held at its step, kills or restarts, and waits until the API serves again. */
async function injectFault(store: TestStack, round: Round, trials: Trial[]) {
  const { kind, n, otherBuyer, postgres } = round;
  const { api } = store;
  const submissions = new Map<Trial, Promise<Submission>>();
  async function submitAndHold(trial: Trial) {
    const { reached } = holdAtStep(store, trial.attempt, trial.step, trial.between);
    submissions.set(trial, submit(store, trial.attempt, kind.retries));
    await Promise.race([reached, rejectAfterTimeout(`${trial.part}, ${trial.step.name}`)]);
  }
  const startOther = (skus: string[]) => startOtherBuyer(store, otherBuyer, skus);
  const ask = () => startAsking(trials.map(({ attempt }) => attempt));

  const killed = chooseKilled(kind, n);
  const isServing = killed.length < ALL.length;
  api.pinned = killed[0];
  api.spared = killed[0] === 0 ? 1 : 0;
  // A payment has no id before it is created, so no other may be created at the same time.
  for (const trial of trials.filter(({ step }) => isCreate(step))) await submitAndHold(trial);
  let stopOtherBuyer =
    kind.kills === "one or all" && isServing ? startOther(itemsOfOthers(kind, n)) : undefined;
  // At the same time, because PostgreSQL ends a transaction that does nothing.
  await Promise.all(trials.filter(({ step }) => !isCreate(step)).map(submitAndHold));
  if (kind.kills === "frozen") {
    api.freeze(killed);
    api.pinned = api.spared;
    stopOtherBuyer = startOther(STOCK_ITEMS.slice(0, trials.length));
    await pause(FROZEN_MS);
  }
  if (kind.randomMs) await pause(randomInt(kind.randomMs));

  const begun = performance.now();
  let stopAsking: ReturnType<typeof ask> | undefined;
  await api.kill(killed);
  api.pinned = undefined;
  if (kind.kills) {
    clearFaults(store);
    if (isServing) stopAsking = ask();
    await api.start(killed);
  }
  if (kind.restarts) {
    await postgres.restart(kind.restarts);
    stopOtherBuyer = startOther(STOCK_ITEMS);
  }
  const restart = kind.kills || kind.restarts ? (performance.now() - begun) / 1000 : undefined;
  const submitted = await Promise.all(trials.map((trial) => submissions.get(trial)));
  stopAsking ??= ask();
  return { begun, restart, submissions: submitted, stopAsking, stopOtherBuyer };
}

/** @returns the indexes of the processes */
function chooseKilled({ kills }: RoundKind, n: number): number[] {
  if (!kills) return [];
  return kills === "all" || (kills === "one or all" && n % 4 === 3) ? ALL : [n % 2];
}

/**
 * The other buyer wants items that the held payments have already reserved. An item is left out while a halted transaction has
 * locked it, because the halt is made by this test, or if there are too few pieces.
 */
function itemsOfOthers({ cases, pieces }: RoundKind, n: number): string[] {
  return STOCK_ITEMS.filter((_, i) => !cases[i] || (pieces(n) >= WANTED && !locksStock(cases[i].step)));
}

/** Removes faults and expectations that the killed process did not reach. */
function clearFaults({ transactions, paypal }: TestStack) {
  transactions.expected.clear();
  paypal.clearFaults();
}

async function rejectAfterTimeout(step: string): Promise<never> {
  await pause(REACH_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`The step "${step}" was never reached.`);
}
