import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { FLOWS, type FlowName, makeReviewsDue, type ReadyPayment } from "../flows/payment-flows.ts";
import { AT_RANDOM, holdAtStep, type Lengths, type Step } from "../flows/steps.ts";
import { askOutcome, checkAndSubmitAgain, isFinal } from "../invariants/check-reported-outcome.ts";
import { auditStore, checkStock } from "../invariants/check-stock.ts";
import { readLastIds } from "../invariants/ledger-snapshot.ts";
import type { Outcome, RoundResult } from "../report.ts";
import { ALL } from "../stack/api-processes.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { startOtherBuyer } from "./other-buyer.ts";
import { rejectAfterTimeout, waitUntilSettled } from "./wait-until.ts";

/** A kind of payment and the step at which the API is killed. */
export interface KillCase {
  flow: FlowName;
  step: Step;
  /** The payment was claimed before the kill, so it must finish without a retry by the buyer. */
  isClaimed: boolean;
  /** The process stops (SIGSTOP) at the step for some seconds before it is killed, and keeps what it has locked. */
  isFrozen?: true;
}

const CONVERGES_WITHIN_S = 10;
const FROZEN_MS = 4_000;
/** Pieces that each customer of a counted item wants. */
const WANTED = 2;
/** Pieces in stock: in half of the rounds only one of the wanted ones, and the other is made to order. */
const FEW = 1;
const MANY = 500;

interface Round {
  /** Number of the round. Each round stops between two other statements. */
  n: number;
  lengths: Record<FlowName, Lengths>;
  customers: Customer[];
  otherBuyer: Customer;
}

/** Holds each payment at its own step, kills one process or both, starts it again and checks the payments. */
export async function killRound(store: TestStack, kinds: KillCase[], round: Round): Promise<RoundResult> {
  const { n, otherBuyer, customers } = round;
  const killed = processesToKill(kinds, n);
  store.api.spared = killed[0] === 0 ? 1 : 0;
  const since = await readLastIds(store);
  const stock = n % 4 < 2 && !kinds.some(({ isFrozen }) => isFrozen) ? FEW : MANY;
  await setStock(store, STOCK_ITEMS, stock);
  const victims = await Promise.all(kinds.map((kind, i) => preparePayment(store, kind, customers[i], n, i)));
  const isFrozen = kinds.some((kind) => kind.isFrozen);
  const hasOthers = killed !== ALL && !isFrozen;

  store.api.pinned = killed[0];
  await holdCreates(store, victims, round);
  let stop = hasOthers ? startOtherBuyer(store, otherBuyer, itemsOfOthers(kinds, stock)) : undefined;
  await holdOthers(store, victims, round);
  if (isFrozen) {
    store.api.freeze(killed[0] ?? 0);
    store.api.pinned = store.api.spared;
    stop = startOtherBuyer(store, otherBuyer, STOCK_ITEMS.slice(0, kinds.length));
    await pause(FROZEN_MS);
  }
  if (kinds.some(({ step }) => step === AT_RANDOM)) await pause(randomInt(500));
  const begun = performance.now();
  await store.api.kill(killed);
  store.api.pinned = undefined;
  clearExpectations(store);
  const asked = killed === ALL ? undefined : askAll(victims);
  await store.api.start(killed);
  const restart = (performance.now() - begun) / 1000;

  const reported = await (asked ?? askAll(victims));
  if (kinds.some(({ flow }) => isEndOfReview(flow))) await makeReviewsDue(store);
  const payments = victims.map(({ payment }) => payment);
  const settled = await waitUntilSettled(store, payments, { begun, since });
  const wait = await stop?.();
  const promises = await checkStock(store);
  const outcomes: Outcome[] = [];
  for (const [i, { kind, payment }] of victims.entries()) {
    const answers = [reported[i] ?? "unknown"].filter(isFinal);
    if (payment.statusId !== "") answers.push(await askOutcome(payment));
    const { isClaimed } = kind;
    const findings = await checkAndSubmitAgain(store, payment, { since, isClaimed, reported: answers });
    outcomes.push({
      part: kind.isFrozen ? `${kind.flow}, frozen` : kind.flow,
      ...{ fault: kind.step, restart, findings: [...findings, ...promises] },
      seconds: Math.max(restart, settled.get(payment) ?? Infinity),
    });
  }
  return { outcomes, mismatches: await auditStore(store), wait, withinS: CONVERGES_WITHIN_S };
}

function processesToKill(kinds: KillCase[], n: number): number[] {
  if (kinds.some(({ flow }) => isEndOfReview(flow))) return ALL;
  return n % 4 === 3 && !kinds.some(({ isFrozen }) => isFrozen) ? ALL : [n % 2];
}

/** Reviews end in any process, so all are killed. */
const isEndOfReview = (flow: FlowName) => flow === "completed" || flow === "denied";

interface HeldPayment {
  kind: KillCase;
  payment: ReadyPayment;
}

async function preparePayment(
  store: TestStack,
  kind: KillCase,
  customer: Customer | undefined,
  n: number,
  i: number,
): Promise<HeldPayment> {
  const sku = STOCK_ITEMS[i];
  if (!customer || !sku) throw new Error("There are too few customers or items");
  const options = { isByCard: (n + i) % 2 === 0, stock: { sku, quantity: WANTED } };
  return { kind, payment: await FLOWS[kind.flow](store, customer, options) };
}

/**
 * The other buyer wants items that the held payments have already reserved. An item is left out while a halted transaction has
 * locked it, because the halt is made by this test, or if there is only one piece.
 */
function itemsOfOthers(kinds: KillCase[], stock: number): string[] {
  if (stock === FEW) return STOCK_ITEMS.slice(kinds.length);
  const isLocked = ({ step }: KillCase) => /^(claim: )?(between|before its commit)/.test(step);
  return STOCK_ITEMS.filter((_, i) => !kinds[i] || !isLocked(kinds[i]));
}

const isCreate = ({ kind }: HeldPayment) => kind.step.startsWith("create: ");

/** Holds calls that create a payment. They have no id yet, so no other payment may be created at the same time. */
async function holdCreates(store: TestStack, victims: HeldPayment[], round: Round) {
  for (const victim of victims.filter(isCreate)) await submitAndHold(store, victim, round);
}

/** Holds the other payments, all at the same time, because PostgreSQL ends a transaction that does nothing. */
async function holdOthers(store: TestStack, victims: HeldPayment[], round: Round) {
  const others = victims.filter((victim) => !isCreate(victim));
  await Promise.all(others.map((victim) => submitAndHold(store, victim, round)));
}

/** Submits a payment and waits until it is held at its step. */
async function submitAndHold(store: TestStack, { kind, payment }: HeldPayment, { n, lengths }: Round) {
  const between = (name: keyof Lengths) => 2 + (n % (lengths[kind.flow][name] - 1));
  const { reached } = await holdAtStep(store, payment, kind.step, between);
  void payment.submit().catch(() => undefined);
  await Promise.race([reached, rejectAfterTimeout(`${kind.flow}, ${kind.step}`)]);
}

/** Removes faults and expectations that the killed process did not reach. */
function clearExpectations({ transactions, paypal }: TestStack) {
  transactions.expected.clear();
  paypal.creates.length = 0;
  paypal.captures.clear();
}

/** Each buyer asks for the outcome, from a process that was not killed or has been started again. */
const askAll = (victims: HeldPayment[]) => Promise.all(victims.map(({ payment }) => askOutcome(payment)));
