import { setTimeout as pause } from "node:timers/promises";
import type { PayPalFault } from "../faults/paypal-faults.ts";
import { forgedEvent, type WebhookFault } from "../faults/webhook-faults.ts";
import { STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { FLOWS, type FlowName, type ReadyPayment } from "../flows/payment-flows.ts";
import { checkInvariants } from "../invariants/check-invariants.ts";
import { checkStock } from "../invariants/check-stock.ts";
import { askOutcome, checkTold, isFinal } from "../invariants/check-told.ts";
import type { Finding } from "../invariants/findings.ts";
import { type LastIds, readLastIds, takeLedgerSnapshot } from "../invariants/ledger-snapshot.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";

/** The result of one payment with faults of PayPal or its webhooks, without a kill. */
export interface PaymentResult {
  /** Status of the first response. */
  firstStatus: number;
  /** Seconds from the first request until the payment succeeded. */
  seconds: number;
  findings: Finding[];
}

export interface DoubleSubmitResult {
  payments: PaymentResult[];
  mismatches: string[];
}

const TIMEOUT_MS = 60_000;
/** All customers buy a piece of it, at the same time. There are just enough. */
const [SHARED_ITEM = ""] = STOCK_ITEMS;
const PAID_BY_PAYPAL: FlowName[] = ["cart", "half", "invoice"];

/** All customers pay at the same time, in one of three ways, with the same fault of PayPal. */
export async function payPalRound(store: TestStack, { on, faults }: PayPalFault, customers: Customer[]) {
  const flowOf = (i: number): FlowName => (on === "create" ? "opening" : PAID_BY_PAYPAL[i % 3]) ?? "cart";
  return runDoubleSubmitRound(store, customers, flowOf, ({ payPalId }) => {
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
  const round = await runDoubleSubmitRound(
    store,
    customers,
    (i) => PAID_BY_PAYPAL[i % 3] ?? "cart",
    ({ payPalId }) => {
      if (fault.fault) store.paypal.captures.set(payPalId, [fault.fault]);
    },
  );
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
export async function forgedRound(store: TestStack, customers: Customer[]): Promise<DoubleSubmitResult> {
  const before: Finding[][] = [];
  const round = await runDoubleSubmitRound(
    store,
    customers,
    () => "cart",
    async ({ payPalId, customer }, since) => {
      const answered = await store.webhooks.deliver(forgedEvent(payPalId));
      const { orders } = await takeLedgerSnapshot(store, customer, since);
      const isRight = answered === 400 && orders.length === 0;
      before.push(
        isRight ? [] : [{ violation: "order without its payment", details: `answered ${answered}` }],
      );
    },
  );
  const payments = round.payments.map((one, i) => ({
    ...one,
    findings: [...(before[i] ?? []), ...one.findings],
  }));
  return { ...round, payments };
}

async function runDoubleSubmitRound(
  store: TestStack,
  customers: Customer[],
  flowOf: (i: number) => FlowName,
  arm: (button: ReadyPayment, since: LastIds) => unknown,
): Promise<DoubleSubmitResult> {
  const since = await readLastIds(store);
  await setStock(store, [SHARED_ITEM], customers.length);
  const stock = { sku: SHARED_ITEM, quantity: 1 };
  const buttons = await Promise.all(
    customers.map((customer, i) => FLOWS[flowOf(i)](store, customer, { isByCard: i % 2 === 0, stock })),
  );
  for (const button of buttons) await arm(button, since);
  const payments = await Promise.all(buttons.map((button) => submitUntilPaid(store, button, since)));
  const promises = await checkStock(store);
  const { rows = [], hasFailed } = await store.staff("audit");
  const mismatches = [...(hasFailed ? rows : []), ...promises].map((row) => JSON.stringify(row));
  return { payments, mismatches };
}

/** Retries like a buyer until the payment succeeds. */
async function submitUntilPaid(
  store: TestStack,
  button: ReadyPayment,
  since: LastIds,
): Promise<PaymentResult> {
  const begun = performance.now();
  const first = await button.submit();
  const findings: Finding[] = [];
  let status = first.status;
  while (status !== 200 && performance.now() - begun < TIMEOUT_MS) {
    findings.push(...(await checkToldNow(store, button, since)));
    await pause(1_000);
    status = (await button.submit()).status;
  }
  const seconds = (performance.now() - begun) / 1000;
  const books = await takeLedgerSnapshot(store, button.customer, since);
  const { wanted, ending } = button;
  findings.push(...checkInvariants(books, { usesPayPal: true, isDone: true, wanted, ending }));
  if (button.statusId !== "") findings.push(...checkTold(await askOutcome(button), books));
  return { firstStatus: first.status, seconds, findings };
}

/** What the page shows after an error: if it says that the outcome is known, it must be true. */
async function checkToldNow(store: TestStack, button: ReadyPayment, since: LastIds): Promise<Finding[]> {
  const told = button.statusId === "" ? undefined : await askOutcome(button);
  if (!told || !isFinal(told)) return [];
  return checkTold(told, await takeLedgerSnapshot(store, button.customer, since));
}
