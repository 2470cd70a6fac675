import { setTimeout as pause } from "node:timers/promises";
import { STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { FLOWS, type FlowName, type ReadyPayment } from "../flows/payment-flows.ts";
import { checkInvariants, type Finding } from "../invariants/check-invariants.ts";
import { askOutcome, checkReported, isFinal } from "../invariants/check-reported-outcome.ts";
import { auditStore, checkStock } from "../invariants/check-stock.ts";
import { type LastIds, readLastIds, takeLedgerSnapshot } from "../invariants/ledger-snapshot.ts";
import type { PayPalFault } from "../proxies/paypal-faults.ts";
import { forgedEvent, type WebhookFault } from "../proxies/webhook-faults.ts";
import type { Outcome, RoundResult } from "../report.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";

const TIMEOUT_MS = 60_000;
/** All customers buy a piece of it, at the same time. There are just enough. */
const [SHARED_ITEM = ""] = STOCK_ITEMS;
const PAID_BY_PAYPAL: FlowName[] = ["cart", "half", "invoice"];

/** All customers pay at the same time, in one of three ways, with the same fault of PayPal. */
export function payPalRound(store: TestStack, { on, name, faults }: PayPalFault, customers: Customer[]) {
  const part = `PayPal's ${on}`;
  const flows: FlowName[] = on === "create" ? ["opening"] : PAID_BY_PAYPAL;
  return runDoubleSubmitRound(store, { part, fault: name, customers, flows }, ({ payPalId }) => {
    if (on === "create") store.paypal.creates.push(...faults);
    else store.paypal[on === "read" ? "reads" : "captures"].set(payPalId, [...faults]);
  });
}

/** The same with a fault of webhooks. */
export async function webhookRound(store: TestStack, fault: WebhookFault, customers: Customer[]) {
  const answers: number[] = [];
  store.webhooks.route = async (event) => {
    answers.push(...(await fault.send(event, store.webhooks.deliver)));
    return 200;
  };
  const kind = { part: "webhook", fault: fault.name, customers, flows: PAID_BY_PAYPAL };
  const round = await runDoubleSubmitRound(store, kind, ({ payPalId }) => {
    if (fault.fault) store.paypal.captures.set(payPalId, [fault.fault]);
  });
  const count = 3 * customers.length;
  for (let waited = 0; answers.length < count && waited < 50; waited++) await pause(100);
  store.webhooks.route = store.webhooks.deliver;
  return { ...round, mismatches: [...round.mismatches, ...unexpected(answers, fault, count)] };
}

function unexpected(answers: number[], { expects, name }: WebhookFault, count: number): string[] {
  const others = answers.filter((answer) => !expects.includes(answer));
  if (others.length > 0) return [`a webhook that ${name} was answered ${others.join(", ")}`];
  return answers.length === count ? [] : [`${answers.length} webhooks came instead of ${count}`];
}

/** Sends forged webhooks for payments before their capture. They must not create orders. */
export async function forgedRound(store: TestStack, customers: Customer[]): Promise<RoundResult> {
  const kind = { part: "webhook", fault: "is forged, for a payment that was never created", customers };
  const mismatches: string[] = [];
  const flows: FlowName[] = ["cart"];
  const round = await runDoubleSubmitRound(
    store,
    { ...kind, flows },
    async ({ payPalId, customer }, since) => {
      const status = await store.webhooks.deliver(forgedEvent(payPalId));
      const { orders } = await takeLedgerSnapshot(store, customer, since);
      if (status !== 400 || orders.length > 0)
        mismatches.push(`a forged webhook was answered ${status}, and there are ${orders.length} orders`);
    },
  );
  return { ...round, mismatches: [...mismatches, ...round.mismatches] };
}

interface DoubleSubmitRound {
  part: string;
  fault: string;
  customers: Customer[];
  /** Customers use them in turn. */
  flows: FlowName[];
}

async function runDoubleSubmitRound(
  store: TestStack,
  { part, fault, customers, flows }: DoubleSubmitRound,
  arm: (payment: ReadyPayment, since: LastIds) => unknown,
): Promise<RoundResult> {
  const since = await readLastIds(store);
  await setStock(store, [SHARED_ITEM], customers.length);
  const stock = { sku: SHARED_ITEM, quantity: 1 };
  const prepare = (customer: Customer, i: number) =>
    FLOWS[flows[i % flows.length] ?? "cart"](store, customer, { isByCard: i % 2 === 0, stock });
  const payments = await Promise.all(customers.map(prepare));
  for (const payment of payments) await arm(payment, since);
  const results = await Promise.all(payments.map((payment) => submitUntilPaid(store, payment, since)));
  const promises = (await checkStock(store)).map((finding) => JSON.stringify(finding));
  return {
    outcomes: results.map((result) => ({ part, fault, ...result })),
    mismatches: [...(await auditStore(store)), ...promises],
  };
}

/** Retries like a buyer until the payment succeeds. */
async function submitUntilPaid(
  store: TestStack,
  payment: ReadyPayment,
  since: LastIds,
): Promise<Omit<Outcome, "part" | "fault">> {
  const begun = performance.now();
  const first = await payment.submit();
  const findings: Finding[] = [];
  let status = first.status;
  while (status !== 200 && performance.now() - begun < TIMEOUT_MS) {
    findings.push(...(await checkReportedNow(store, payment, since)));
    await pause(1_000);
    status = (await payment.submit()).status;
  }
  const seconds = (performance.now() - begun) / 1000;
  const snapshot = await takeLedgerSnapshot(store, payment.customer, since);
  findings.push(...checkInvariants(snapshot, payment, true));
  if (payment.statusId !== "") findings.push(...checkReported(await askOutcome(payment), snapshot));
  return { firstStatus: first.status, seconds, findings };
}

/** Checks the outcome that the page shows after an error: if it is final, it must be true. */
async function checkReportedNow(store: TestStack, payment: ReadyPayment, since: LastIds): Promise<Finding[]> {
  const reported = payment.statusId === "" ? undefined : await askOutcome(payment);
  if (!reported || !isFinal(reported)) return [];
  return checkReported(reported, await takeLedgerSnapshot(store, payment.customer, since));
}
