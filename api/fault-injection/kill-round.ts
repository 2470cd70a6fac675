import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { checkInvariants, type Finding } from "./check-invariants.ts";
import type { Customer } from "./http-customer.ts";
import { type LastIds, readLastIds, takeLedgerSnapshot } from "./ledger-snapshot.ts";
import { FLOWS, type FlowName, type ReadyPayment } from "./payment-flows.ts";
import { AT_RANDOM, holdAtStep, type Lengths, type Step } from "./steps.ts";
import type { TestStack } from "./test-stack.ts";

/** A kind of payment and the step at which the API is killed. */
export interface KillCase {
  flow: FlowName;
  step: Step;
  /** The payment was claimed before the kill, so it must finish without a retry by the buyer. */
  isClaimed: boolean;
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

const REACH_TIMEOUT_MS = 15_000;
const CONVERGENCE_TIMEOUT_MS = 30_000;

interface Round {
  /** Number of the round. Each round stops between two other statements. */
  n: number;
  lengths: Record<FlowName, Lengths>;
}

/** Holds each payment at its own step, kills the API, starts it again and checks the payments. */
export async function killRound(
  store: TestStack,
  kinds: KillCase[],
  customers: Customer[],
  round: Round,
): Promise<{ outcomes: KillOutcome[]; mismatches: string[] }> {
  const since = await readLastIds(store);
  const victims = await Promise.all(
    kinds.map((kind, i) => preparePayment(store, kind, customers[i], round.n + i)),
  );
  for (const victim of victims) await submitAndHold(store, victim, round);
  if (kinds.some(({ step }) => step === AT_RANDOM)) await pause(randomInt(500));
  await store.kill();
  clearExpectations(store);

  const killed = performance.now();
  await store.start();
  const start = (performance.now() - killed) / 1000;
  const seconds = await waitUntilSettled(store, victims);
  const outcomes: KillOutcome[] = [];
  for (const victim of victims) {
    const findings = await checkPayment(store, victim, since);
    outcomes.push({ kind: victim.kind, start, seconds: start + (seconds.get(victim) ?? Infinity), findings });
  }
  const { rows = [], hasFailed } = await store.staff("audit");
  return { outcomes, mismatches: hasFailed ? rows.map((row) => JSON.stringify(row)) : [] };
}

interface HeldPayment {
  kind: KillCase;
  button: ReadyPayment;
}

async function preparePayment(
  store: TestStack,
  kind: KillCase,
  customer: Customer | undefined,
  n: number,
): Promise<HeldPayment> {
  if (!customer) throw new Error("There are too few customers");
  return { kind, button: await FLOWS[kind.flow](store, customer, n % 2 === 0) };
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

/** Checks the invariants before and after a retry by the buyer. */
async function checkPayment(
  store: TestStack,
  { kind, button }: HeldPayment,
  since: LastIds,
): Promise<Finding[]> {
  const usesPayPal = kind.flow !== "purchase order";
  const first = checkInvariants(await takeLedgerSnapshot(store, button.customer, since), {
    usesPayPal,
    isDone: kind.isClaimed,
  });
  const again = await button.submit();
  const last = checkInvariants(await takeLedgerSnapshot(store, button.customer, since), {
    usesPayPal,
    isDone: true,
  });
  if (again.status === 200) return [...first, ...last];
  return [
    ...first,
    ...last,
    { violation: "not finished", details: `pressed again: ${JSON.stringify(again)}` },
  ];
}

/** Polls until no payment is in progress. @returns the seconds that each payment took */
async function waitUntilSettled(store: TestStack, victims: HeldPayment[]) {
  const served = performance.now();
  const seconds = new Map<HeldPayment, number>();
  while (seconds.size < victims.length && performance.now() - served < CONVERGENCE_TIMEOUT_MS) {
    const open = await store.rows<{ user_id: number }>(
      "select user_id from capture_attempts union select user_id from orders where status = 'pending_payment'",
    );
    for (const victim of victims) {
      const isOpen = open.some(({ user_id }) => user_id === victim.button.customer.id);
      if (!isOpen && !seconds.has(victim)) seconds.set(victim, (performance.now() - served) / 1000);
    }
    await pause(50);
  }
  return seconds;
}

async function rejectAfterTimeout({ flow, step }: KillCase) {
  await pause(REACH_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`${flow}: the step "${step}" was never reached`);
}
