import { setTimeout as pause } from "node:timers/promises";
import type { RunningPostgres } from "../../scripts/processes/postgres-server.ts";
import { takeLedgerSnapshot } from "./checks/ledger-snapshot.ts";
import type { Attempt, Flow, Step } from "./flows/attempt.ts";
import { WANTED } from "./flows/carts.ts";
import { FULFILMENT } from "./flows/fulfilment.ts";
import { PAYMENTS } from "./flows/payments.ts";
import { REFUNDS } from "./flows/refunds.ts";
import { AT_RANDOM, locksStock } from "./flows/steps.ts";
import type { PayPalCall, PayPalFault, WebhookEvent } from "./proxies/paypal-proxies.ts";
import { forgeEvent, PAYPAL_FAULTS, WEBHOOK_FAULTS, type WebhookFault } from "./proxies/provider-faults.ts";
import type { Finding } from "./report.ts";
import type { TestStack } from "./stack/test-stack.ts";

const FLOWS = { ...PAYMENTS, ...REFUNDS, ...FULFILMENT } satisfies Record<string, Flow>;
type FlowName = keyof typeof FLOWS;
const WAYS_TO_PAY = ["cart", "half", "invoice", "purchase order"] as const;
const CONVERGES_WITHIN_S = 10;
const MANY = 500;

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
  /** Sets up the fault of one attempt. @returns what is wrong already */
  arm?(store: TestStack, attempt: Attempt): Promise<Finding[]>;
  /** Sends other webhooks to the API until the returned function is called, after the fault. */
  divertWebhooks?(store: TestStack, n: number): () => Promise<Finding[]>;
}

const toCase = (part: FlowName, step: Step): Case => ({ part, flow: FLOWS[part], step });

/** Kills the API at each step of these flows. */
export const killAtSteps = (times: number, ...parts: FlowName[]): RoundKind => ({
  cases: parts.flatMap((part) => FLOWS[part].steps.map((step) => toCase(part, step))),
  kills: "one or all",
  // In half of the rounds there is only one of the wanted pieces, and the other is made to order.
  pieces: (n) => (n % 4 < 2 ? 1 : MANY),
  withinS: CONVERGES_WITHIN_S,
  times,
});

/** PayPal's reviews end in any process, so all are killed. */
export const killAtEndOfReview = (times: number): RoundKind => ({
  ...killAtSteps(times, "completed", "denied"),
  kills: "all",
});

export const killAtRandom = (times: number): RoundKind => ({
  ...killAtSteps(times),
  cases: WAYS_TO_PAY.map((part) => toCase(part, AT_RANDOM)),
  randomMs: 500,
});

/** PayPal's webhooks about a refund by staff arrive after the restart, or never. */
export const killRefunds = (times: number, part: keyof typeof REFUNDS): RoundKind => ({
  ...killAtSteps(times, part),
  // The first round waits for the leases of the dead process.
  withinS: Number.POSITIVE_INFINITY,
  divertWebhooks: holdWebhooks,
});

export const freezeBeforeCommit = (times: number): RoundKind => ({
  ...killAtSteps(times),
  cases: killAtSteps(times, "cart", "purchase order")
    .cases.filter(({ step }) => locksStock(step) && step.name.endsWith("before its commit"))
    .map((one) => ({ ...one, part: `${one.part}, frozen` })),
  kills: "frozen",
  pieces: () => MANY,
});

/** Restarts PostgreSQL at a random moment after the payments were submitted: a payment takes about half of it. */
export function restartPostgres(times: number, mode: "immediate" | "fast"): RoundKind {
  const step = { name: `PostgreSQL restarts (${mode})`, mustBeDone: false };
  return {
    cases: [...WAYS_TO_PAY, ...WAYS_TO_PAY].map((part) => toCase(part, step)),
    restarts: mode,
    ...{ times, randomMs: 250, items: 2, pieces: () => MANY },
  };
}

/** Lets customers pay at the same time with each fault of PayPal and its webhooks. */
export const providerFaults = (customers: number): RoundKind[] => [
  ...Object.entries(PAYPAL_FAULTS).flatMap(([on, ofCall]) =>
    Object.entries(ofCall).map(([name, faults]) =>
      payWithFault(customers, {
        ...{ part: `PayPal's ${on}`, name, call: on as PayPalCall, faults },
        ...(on === "create" && { flows: ["opening"] }),
      }),
    ),
  ),
  ...WEBHOOK_FAULTS.map(({ name, onCapture, ...sent }) => ({
    ...payWithFault(customers, { part: "webhook", name, call: "capture", faults: onCapture }),
    divertWebhooks: (store: TestStack) => sendInstead(store, sent, 3 * customers),
  })),
  {
    ...payWithFault(customers, { part: "webhook", name: FORGED, flows: ["cart"] }),
    arm: sendForgedEvent,
  },
];
const FORGED = "is forged, for a payment that was never created";

interface ProviderFault {
  part: string;
  name: string;
  /** Customers use them in turn. */
  flows?: FlowName[];
  /** The call of PayPal that has faults. */
  call?: PayPalCall;
  faults?: PayPalFault[];
}

/** There are just enough pieces of the one item that all customers buy. */
function payWithFault(
  customers: number,
  { part, name, flows = ["cart", "half", "invoice"], call, faults = [] }: ProviderFault,
): RoundKind {
  const step = { name, mustBeDone: true };
  const toFlow = (i: number) => FLOWS[flows[i % flows.length] ?? "cart"];
  return {
    cases: Array.from({ length: customers }, (_, i) => ({ part, flow: toFlow(i), step })),
    ...{ times: 1, items: 1, pieces: () => WANTED * customers, retries: true },
    async arm({ paypal }, { payPalId }) {
      if (call) paypal.addFaults(call, payPalId, faults);
      return [];
    },
  };
}

/** In half of the rounds the webhooks arrive later, in the others never. */
function holdWebhooks({ webhooks }: TestStack, n: number) {
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
}

/** Sends the requests of a fault in place of each webhook, and checks how the API has answered them. */
function sendInstead(
  { webhooks }: TestStack,
  { send, expectedStatus }: Pick<WebhookFault, "send" | "expectedStatus">,
  count: number,
) {
  const statuses: number[] = [];
  webhooks.route = async (event) => {
    statuses.push(...(await send(event, webhooks.deliver)));
    return 200;
  };
  return async () => {
    for (let waited = 0; statuses.length < count && waited < 50; waited++) await pause(100);
    webhooks.route = webhooks.deliver;
    const others = statuses.filter((status) => status !== expectedStatus);
    if (others.length > 0) return [`webhooks were answered ${others.join(", ")}`];
    return statuses.length === count ? [] : [`${statuses.length} webhooks came instead of ${count}`];
  };
}

/** The event is about a payment before its capture. It must not create an order. */
async function sendForgedEvent(store: TestStack, { payPalId, customer }: Attempt) {
  const status = await store.webhooks.deliver(forgeEvent(payPalId));
  const { orders } = await takeLedgerSnapshot(store, customer);
  if (status === 400 && orders.length === 0) return [];
  return [`a forged webhook was answered ${status}, and there are ${orders.length} orders`];
}
