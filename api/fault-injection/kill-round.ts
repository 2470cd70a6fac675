import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Finding, judge } from "./check-invariants.ts";
import type { Customer } from "./customer.ts";
import { type AtTheButton, FLOWS, type FlowName } from "./flows.ts";
import { booksOf, type Mark, markOf } from "./ledger-snapshot.ts";
import { AT_RANDOM, type Lengths, type Step, stopAt } from "./steps.ts";
import type { Store } from "./store.ts";

/** Somebody who pays in one way, and where the API dies while they do. */
export interface Kind {
  flow: FlowName;
  step: Step;
  /** It was the store's from there on: it ends without the buyer. */
  isClaimed: boolean;
}

/** How one kind went in one round. */
export interface Outcome {
  kind: Kind;
  /** Seconds from the start of the new process until it served, … */
  start: number;
  /** … and until nothing of this payment was open. */
  seconds: number;
  findings: Finding[];
}

const STOPS_WITHIN_MS = 15_000;
const WATCHED_MS = 30_000;

interface Round {
  /** Which round it is: every one stops between two other statements. */
  n: number;
  lengths: Record<FlowName, Lengths>;
}

/** One life of the API: everybody is held at a step of their own, then it is killed, and started anew. */
export async function killRound(
  store: Store,
  kinds: Kind[],
  customers: Customer[],
  round: Round,
): Promise<{ outcomes: Outcome[]; mismatches: string[] }> {
  const since = await markOf(store);
  const victims = await Promise.all(
    kinds.map((kind, i) => atTheButton(store, kind, customers[i], round.n + i)),
  );
  for (const victim of victims) await holdBack(store, victim, round);
  if (kinds.some(({ step }) => step === AT_RANDOM)) await pause(randomInt(500));
  await store.kill();
  forget(store);

  const killed = performance.now();
  await store.start();
  const start = (performance.now() - killed) / 1000;
  const seconds = await watch(store, victims);
  const outcomes: Outcome[] = [];
  for (const victim of victims) {
    const findings = await lookThrough(store, victim, since);
    outcomes.push({ kind: victim.kind, start, seconds: start + (seconds.get(victim) ?? Infinity), findings });
  }
  const { rows = [], hasFailed } = await store.staff("audit");
  return { outcomes, mismatches: hasFailed ? rows.map((row) => JSON.stringify(row)) : [] };
}

interface Victim {
  kind: Kind;
  button: AtTheButton;
}

async function atTheButton(
  store: Store,
  kind: Kind,
  customer: Customer | undefined,
  n: number,
): Promise<Victim> {
  if (!customer) throw new Error("There are too few customers");
  return { kind, button: await FLOWS[kind.flow](store, customer, n % 2 === 0) };
}

/** Presses the button, and waits until it is where it is to be killed. */
async function holdBack(store: Store, { kind, button }: Victim, { n, lengths }: Round) {
  const between = (name: keyof Lengths) => 2 + (n % (lengths[kind.flow][name] - 1));
  const { reached } = await stopAt(store, button, kind.step, between);
  void button.press().catch(() => undefined);
  await Promise.race([reached, tooLate(kind)]);
}

/** What was waited for is not waited for in the next process. */
function forget({ transactions, paypal }: Store) {
  transactions.expected.clear();
  paypal.creates.length = 0;
  paypal.captures.clear();
}

/** Looks at the books, has the buyer press again, and looks once more. */
async function lookThrough(store: Store, { kind, button }: Victim, since: Mark): Promise<Finding[]> {
  const isTaken = kind.flow !== "purchase order";
  const first = judge(await booksOf(store, button.customer, since), { isTaken, isDone: kind.isClaimed });
  const again = await button.press();
  const last = judge(await booksOf(store, button.customer, since), { isTaken, isDone: true });
  if (again.status === 200) return [...first, ...last];
  return [...first, ...last, { wrong: "not finished", why: `pressed again: ${JSON.stringify(again)}` }];
}

/** Looks until nothing of anybody is open. */
async function watch(store: Store, victims: Victim[]) {
  const served = performance.now();
  const seconds = new Map<Victim, number>();
  while (seconds.size < victims.length && performance.now() - served < WATCHED_MS) {
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

async function tooLate({ flow, step }: Kind) {
  await pause(STOPS_WITHIN_MS, undefined, { ref: false });
  throw new Error(`${flow}: the step "${step}" was never reached`);
}
