import type { RunningPostgres } from "../../scripts/processes/postgres-server.ts";
import { takeLedgerSnapshot } from "../store/ledger-snapshot.ts";
import { type Finding, finding } from "../store/report.ts";
import { waitUntil } from "../store/wait-until.ts";
import { type Attempt, type Flow, locksStock, type Step } from "./flows/flow.ts";
import { PAYMENTS } from "./flows/payments.ts";
import { STAFF_COMMANDS } from "./flows/staff-commands.ts";
import {
  DELAYED_RESPONSE,
  forgeEvent,
  PAYPAL_FAULTS,
  WEBHOOK_FAULTS,
  type WebhookFault,
} from "./provider-faults.ts";
import type { PayPalCall, PayPalFault, WebhookEvent } from "./proxies/paypal-proxies.ts";
import { WANTED } from "./stock.ts";
import type { TestStack } from "./test-stack.ts";

const FLOWS = { ...PAYMENTS, ...STAFF_COMMANDS } satisfies Record<string, Flow>;
type FlowName = keyof typeof FLOWS;
const CONVERGES_WITHIN_S = 10;
const MANY = 500;

/** A payment or refund, and the fault that it meets: a row of the report. */
export interface Case {
  part: string;
  flow: Flow;
  step: Step;
}

/** Sets up the faults of a round. @returns ends them, after the fault, and has what was wrong */
type Arrange = (store: TestStack, attempts: Attempt[], n: number) => Promise<() => Promise<Finding[]>>;

/** The parameters of a round. All its cases are under way at the same time. */
export interface RoundKind {
  /** Each holds a database connection, so their number is limited by the API's pool. */
  cases: Case[];
  /** Number of rounds. */
  times: number;
  /** The API is killed: one process, or in each fourth round all; or one that has stopped and keeps what it has locked. */
  kills?: "one or all" | "all" | "frozen";
  /** How PostgreSQL is restarted. */
  restarts?: Parameters<RunningPostgres["restart"]>[0];
  /** It is killed or restarted within this time, at a random moment. */
  randomMs?: number;
  /** Number of counted items that the customers buy; they share them. Each has its own by default. */
  items?: number;
  /** Pieces of each item in stock. */
  pieces: (n: number) => number;
  /** Buyers submit again every second until they have paid. */
  retries?: true;
  withinS?: number;
  arrange?: Arrange;
}

const atRandom = (name: string, ...parts: FlowName[]): Case[] =>
  parts.map((part) => ({ part, flow: FLOWS[part], step: { name, mustBeDone: false } }));
const WAYS_TO_PAY = ["cart", "half", "invoice", "purchase order"] as const;

/** Kills the API at each step of these flows. */
const killAtSteps = (times: number, ...parts: FlowName[]) => ({
  cases: parts.flatMap((part): Case[] =>
    FLOWS[part].steps.map((step) => ({ part, flow: FLOWS[part], step })),
  ),
  kills: "one or all" as const,
  // In half of the rounds there is only one of the wanted pieces, and the other is made to order.
  pieces: (n: number) => (n % 4 < 2 ? 1 : MANY),
  withinS: CONVERGES_WITHIN_S,
  times,
});

/** PayPal's webhooks about a refund arrive after the restart, or never. The first round waits for the leases of the dead process. */
const killRefunds = (times: number, part: FlowName): RoundKind => ({
  ...killAtSteps(times, part),
  withinS: Number.POSITIVE_INFINITY,
  arrange: holdWebhooks,
});

const freezeBeforeCommit = (times: number): RoundKind => ({
  ...killAtSteps(times),
  cases: killAtSteps(times, "cart", "purchase order")
    .cases.filter(({ step }) => locksStock(step) && step.name.endsWith("before its commit"))
    .map((one) => ({ ...one, part: `${one.part}, frozen` })),
  kills: "frozen",
  pieces: () => MANY,
});

/** Restarts PostgreSQL at a random moment after the payments were submitted: a payment takes about half of it. */
const restartPostgres = (times: number, mode: "immediate" | "fast"): RoundKind => ({
  cases: atRandom(`PostgreSQL restarts (${mode})`, ...WAYS_TO_PAY, ...WAYS_TO_PAY),
  restarts: mode,
  ...{ times, randomMs: 250, items: 2, pieces: () => MANY },
});

/** Lets customers pay at the same time with a fault of PayPal. There are just enough pieces of the one item that all buy. */
const payWithFault = (customers: number, part: string, name: string, arrange: Arrange): RoundKind => {
  const flows = part === "PayPal's create" ? [FLOWS.opening] : [FLOWS.cart, FLOWS.half, FLOWS.invoice];
  const cases = Array.from({ length: customers }, (_, i): Case => {
    const flow = flows[i % flows.length] ?? FLOWS.cart;
    return { part, flow, step: { name, mustBeDone: true } };
  });
  return { cases, times: 1, items: 1, pieces: () => WANTED * customers, retries: true, arrange };
};

/** The kinds of rounds, by the store in which they run one after the other. */
export const listRoundKinds = (
  times: number,
): Record<"killed" | "halves" | "provider" | "restarted", RoundKind[]> => ({
  killed: [
    killAtSteps(times, "cart"),
    killAtSteps(times, "purchase order", "opening"),
    {
      ...killAtSteps(times),
      cases: atRandom("at a random moment within 500 ms", ...WAYS_TO_PAY),
      randomMs: 500,
    },
  ],
  halves: [killAtSteps(times, "half"), killAtSteps(times, "invoice"), killAtSteps(times, "reviewed")],
  provider: [
    ...PAYPAL_FAULTS.map(([call, name, ...faults]) =>
      payWithFault(times, `PayPal's ${call}`, name, addFaults(call, faults)),
    ),
    ...WEBHOOK_FAULTS.map((fault) => payWithFault(times, "webhook", fault.name, sendInstead(fault))),
    payWithFault(times, "webhook", "is forged, for a payment that was never created", sendForged),
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

const addFaults =
  (call: PayPalCall, faults: PayPalFault[]): Arrange =>
  async ({ paypal }, attempts) => {
    for (const { payPalId } of attempts) paypal.addFaults(call, payPalId, faults);
    return async () => [];
  };

/** In half of the rounds the webhooks arrive later, in the others never. */
const holdWebhooks: Arrange = async ({ webhooks }, _attempts, n) => {
  const held: WebhookEvent[] = [];
  webhooks.route = async (event) => {
    held.push(event);
    return 200;
  };
  return async () => {
    webhooks.route = webhooks.deliver;
    if (n % 2 === 0) for (const event of held) await webhooks.deliver(event);
    return [];
  };
};

/** Sends three requests in place of each webhook, and checks how the API has answered them. */
const sendInstead =
  ({ isEarly, send, expectedStatus }: WebhookFault): Arrange =>
  async ({ paypal, webhooks }, attempts) => {
    const count = 3 * attempts.length;
    const statuses: number[] = [];
    if (isEarly)
      for (const { payPalId } of attempts) paypal.addFaults("capture", payPalId, [DELAYED_RESPONSE]);
    webhooks.route = async (event) => {
      statuses.push(...(await send(event, webhooks.deliver)));
      return 200;
    };
    return async () => {
      await waitUntil("too few webhooks", () => statuses.length >= count, 5_000).catch(() => undefined);
      webhooks.route = webhooks.deliver;
      const isRight = statuses.length === count && statuses.every((status) => status === expectedStatus);
      const details = { statuses, count, expectedStatus };
      return isRight ? [] : [finding("webhook accepted or refused wrongly", details)];
    };
  };

/** The event is about a payment before its capture. It must not create an order. */
const sendForged: Arrange = async (store, attempts) => {
  const findings: Finding[] = [];
  for (const { payPalId, customer } of attempts) {
    const status = await store.webhooks.deliver(forgeEvent(payPalId));
    const { orders } = await takeLedgerSnapshot(store, customer);
    if (status !== 400 || orders.length > 0)
      findings.push(finding("webhook accepted or refused wrongly", { status, orders }));
  }
  return async () => findings;
};
