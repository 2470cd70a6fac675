import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { FLOWS, type FlowName, makeReviewsDue, type ReadyPayment } from "../flows/payment-flows.ts";
import { AT_RANDOM, holdAtStep, type Lengths, type Step } from "../flows/steps.ts";
import { checkInvariants } from "../invariants/check-invariants.ts";
import { checkStock } from "../invariants/check-stock.ts";
import { askOutcome, checkTold, isFinal, type Told } from "../invariants/check-told.ts";
import type { Finding } from "../invariants/findings.ts";
import { type LastIds, readLastIds, takeLedgerSnapshot } from "../invariants/ledger-snapshot.ts";
import { ALL } from "../stack/api-processes.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { startBystander, type Wait } from "./bystanders.ts";
import { waitUntilSettled } from "./wait-until-settled.ts";

/** A kind of payment and the step at which the API is killed. */
export interface KillCase {
  flow: FlowName;
  step: Step;
  /** The payment was claimed before the kill, so it must finish without a retry by the buyer. */
  isClaimed: boolean;
  /** The process stops (SIGSTOP) at the step for some seconds before it is killed, and keeps what it has locked. */
  isFrozen?: true;
}

/** The result of one case in one round. */
export interface KillOutcome {
  kind: KillCase;
  /** Seconds from the start of the new process until it was ready. */
  start: number;
  /** Seconds from the start of the new process until the payment was settled or released. */
  seconds: number;
  findings: Finding[];
}

export interface KillRoundResult {
  outcomes: KillOutcome[];
  mismatches: string[];
  /** What a buyer met whose process was not killed; `undefined` if all were. */
  wait: Wait | undefined;
}

const REACH_TIMEOUT_MS = 15_000;
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
  bystander: Customer;
}

/** Holds each payment at its own step, kills one process or both, starts it again and checks the payments. */
export async function killRound(store: TestStack, kinds: KillCase[], round: Round): Promise<KillRoundResult> {
  const { n, bystander, customers } = round;
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
  let stop = hasOthers ? startBystander(store, bystander, itemsOfOthers(kinds, stock)) : undefined;
  await holdOthers(store, victims, round);
  if (isFrozen) {
    store.api.freeze(killed[0] ?? 0);
    store.api.pinned = store.api.spared;
    stop = startBystander(store, bystander, STOCK_ITEMS.slice(0, kinds.length));
    await pause(FROZEN_MS);
  }
  if (kinds.some(({ step }) => step === AT_RANDOM)) await pause(randomInt(500));
  const begun = performance.now();
  await store.api.kill(killed);
  store.api.pinned = undefined;
  clearExpectations(store);
  const asked = killed === ALL ? undefined : askAll(victims);
  await store.api.start(killed);
  const start = (performance.now() - begun) / 1000;

  const told = await (asked ?? askAll(victims));
  if (kinds.some(({ flow }) => isEndOfReview(flow))) await makeReviewsDue(store);
  const buttons = victims.map(({ button }) => button);
  const settled = await waitUntilSettled(store, buttons, { begun, since });
  const wait = await stop?.();
  const promises = await checkStock(store);
  const outcomes: KillOutcome[] = [];
  for (const [i, victim] of victims.entries()) {
    const findings = await checkPayment(store, victim, since, told[i]);
    const seconds = Math.max(start, settled.get(victim.button) ?? Infinity);
    outcomes.push({ kind: victim.kind, start, seconds, findings: [...findings, ...promises] });
  }
  const { rows = [], hasFailed } = await store.staff("audit");
  return { outcomes, mismatches: hasFailed ? rows.map((row) => JSON.stringify(row)) : [], wait };
}

function processesToKill(kinds: KillCase[], n: number): number[] {
  if (kinds.some(({ flow }) => isEndOfReview(flow))) return ALL;
  return n % 4 === 3 && !kinds.some(({ isFrozen }) => isFrozen) ? ALL : [n % 2];
}

/** Reviews end in any process, so all are killed. */
const isEndOfReview = (flow: FlowName) => flow === "completed" || flow === "denied";

interface HeldPayment {
  kind: KillCase;
  button: ReadyPayment;
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
  return { kind, button: await FLOWS[kind.flow](store, customer, options) };
}

/**
 * The other buyer wants what the held payments have already reserved. An item is left out while a halted transaction has
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
async function submitAndHold(store: TestStack, { kind, button }: HeldPayment, { n, lengths }: Round) {
  const between = (name: keyof Lengths) => 2 + (n % (lengths[kind.flow][name] - 1));
  const { reached } = await holdAtStep(store, button, kind.step, between);
  void button.submit().catch(() => undefined);
  await Promise.race([reached, rejectAfterTimeout(kind)]);
}

/** Removes faults and expectations that the killed process did not reach. */
function clearExpectations({ transactions, paypal }: TestStack) {
  transactions.expected.clear();
  paypal.creates.length = 0;
  paypal.captures.clear();
}

/** Each buyer asks what has become of the payment, from a process that was not killed or has been started again. */
const askAll = (victims: HeldPayment[]) =>
  Promise.all(victims.map(({ button }) => (button.statusId === "" ? "unknown" : askOutcome(button))));

/** Checks the invariants before and after a retry by the buyer. */
async function checkPayment(
  store: TestStack,
  { kind, button }: HeldPayment,
  since: LastIds,
  told: Told | undefined,
): Promise<Finding[]> {
  const { wanted, ending } = button;
  const usesPayPal = kind.flow !== "purchase order";
  const books = await takeLedgerSnapshot(store, button.customer, since);
  const first = checkInvariants(books, { usesPayPal, isDone: kind.isClaimed, wanted, ending });
  const answers = [told, button.statusId === "" ? undefined : await askOutcome(button)];
  const words = answers.flatMap((answer, i) =>
    answer && (i === 1 || isFinal(answer)) ? checkTold(answer, books) : [],
  );
  const again = await button.submit();
  const last = checkInvariants(await takeLedgerSnapshot(store, button.customer, since), {
    usesPayPal,
    isDone: true,
    wanted,
    ending,
  });
  const found = [...first, ...words, ...last];
  if (again.status === 200) return found;
  return [...found, { violation: "not finished", details: `pressed again: ${JSON.stringify(again)}` }];
}

async function rejectAfterTimeout({ flow, step }: KillCase) {
  await pause(REACH_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`${flow}: the step "${step}" was never reached`);
}
