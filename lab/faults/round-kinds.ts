import type { RunningPostgres } from "../../scripts/processes/postgres-server.ts";
import type { Flow, Step } from "./flows/flow.ts";
import { PAYMENTS } from "./flows/payments.ts";
import { STAFF_COMMANDS } from "./flows/staff-commands.ts";
import { type Arrange, holdWebhooks, PROVIDER_FAULTS, type ProviderFault } from "./provider-faults.ts";
import { WANTED } from "./stock.ts";

const FLOWS = { ...PAYMENTS, ...STAFF_COMMANDS } satisfies Record<string, Flow>;
type FlowName = keyof typeof FLOWS;
const WAYS_TO_PAY = ["cart", "half", "invoice", "purchase order"] as const;

/** More pieces than the customers of a round want. */
export const MANY = 500;

/** A payment or refund, and the fault that it meets: a row of the report. */
export interface Case {
  part: string;
  flow: Flow;
  step: Step;
}

/** The parameters of a round. All its cases are under way at the same time. */
export interface RoundKind {
  /** Each holds a database connection, so their number is limited by the API's pool. */
  cases: Case[];
  /** Number of rounds. */
  times: number;
  /**
   * The API is killed: one process, or in each fourth round all; or one that has stopped and keeps what it
   * has locked.
   */
  kills?: "one or all" | "all" | "frozen";
  /** How PostgreSQL is restarted. */
  restarts?: Parameters<RunningPostgres["restart"]>[0];
  /** It is killed or restarted within this time, at a random moment. */
  randomMs?: number;
  /** Number of counted items that the customers buy; they share them. Each has its own by default. */
  items?: number;
  /** Pieces of each item in stock; without it, in half of the rounds fewer than a customer wants. */
  pieces?: number;
  /** A buyer submits again after an error. */
  retries?: true;
  withinS?: number;
  arrange?: Arrange;
}

const toCases = (part: FlowName, steps: Step[] = FLOWS[part].steps): Case[] =>
  steps.map((step) => ({ part, flow: FLOWS[part], step }));

const killAtSteps = (times: number, ...parts: FlowName[]): RoundKind => ({
  ...{ times, kills: "one or all", withinS: 10 },
  cases: parts.flatMap((part) => toCases(part)),
});

const killAtRandom = (times: number): RoundKind => ({
  ...killAtSteps(times),
  cases: WAYS_TO_PAY.flatMap((part) =>
    toCases(part, [{ name: "at a random moment within 500 ms", mustBeDone: false }]),
  ),
  randomMs: 500,
});

/**
 * PayPal's webhooks about a refund arrive after the restart, or never. The first round waits for the leases
 * of the dead process.
 */
const killRefunds = (times: number, part: FlowName): RoundKind => {
  const { withinS, ...kind } = killAtSteps(times, part);
  return { ...kind, arrange: holdWebhooks };
};

/** Freezes the API while it holds the locks of the buyer's cart and stock. */
const freezeBeforeCommit = (times: number): RoundKind => {
  const steps = killAtSteps(times, "cart", "purchase order").cases.filter(
    ({ step }) => step.name.endsWith("before its commit") && !step.mustBeDone,
  );
  const cases = steps.map((one) => ({ ...one, part: `${one.part}, frozen` }));
  return { ...killAtSteps(times), cases, kills: "frozen", pieces: MANY };
};

/**
 * Restarts PostgreSQL at a random moment after the payments were submitted: a payment takes about half of it.
 */
const restartPostgres = (times: number, restarts: "immediate" | "fast"): RoundKind => {
  const step = { name: `PostgreSQL restarts (${restarts})`, mustBeDone: false };
  const cases = [...WAYS_TO_PAY, ...WAYS_TO_PAY].flatMap((part) => toCases(part, [step]));
  return { cases, times, restarts, randomMs: 250, items: 2, pieces: MANY };
};

/**
 * Lets customers pay at the same time with a fault of PayPal. There are just enough pieces of the one item
 * that all buy.
 */
const payWithFault = (customers: number, { part, name, arrange }: ProviderFault): RoundKind => {
  const flows = part === "PayPal's create" ? [FLOWS.opening] : [FLOWS.cart, FLOWS.half, FLOWS.invoice];
  const step = { name, mustBeDone: false };
  const cases = Array.from({ length: customers }, (_, i) => flows[i % flows.length] ?? FLOWS.cart);
  return {
    ...{ times: 1, items: 1, pieces: WANTED * customers, retries: true, arrange },
    cases: cases.map((flow) => ({ part, flow, step })),
  };
};

/** The kinds of rounds, by the store in which they run one after the other. */
export const listRoundKinds = (times: number): Record<string, RoundKind[]> => ({
  killed: [killAtSteps(times, "cart"), killAtSteps(times, "purchase order", "opening"), killAtRandom(times)],
  halves: [killAtSteps(times, "half"), killAtSteps(times, "invoice"), killAtSteps(times, "reviewed")],
  provider: [
    ...PROVIDER_FAULTS.map((fault) => payWithFault(times, fault)),
    killRefunds(times, "staff refund"),
    killRefunds(times, "staff cancel"),
    killRefunds(times, "customer cancel"),
    killAtSteps(times, "shipment", "part payment"),
  ],
  restarted: [
    restartPostgres(Math.ceil(times / 2), "immediate"),
    restartPostgres(Math.ceil(times / 2), "fast"),
    // PayPal's reviews end in any process, so all are killed.
    { ...killAtSteps(times, "completed", "denied"), kills: "all" },
    freezeBeforeCommit(times),
  ],
});
