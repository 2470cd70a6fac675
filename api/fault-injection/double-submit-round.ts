import { setTimeout as pause } from "node:timers/promises";
import { type Finding, judge } from "./check-invariants.ts";
import type { Customer } from "./customer.ts";
import { type AtTheButton, FLOWS, type FlowName } from "./flows.ts";
import { booksOf, type Mark, markOf } from "./ledger-snapshot.ts";
import type { PayPalFault } from "./paypal-faults.ts";
import type { Store } from "./store.ts";
import { forged, type WebhookFault } from "./webhook-faults.ts";

/** How one payment went while a third party misbehaved, and nobody died. */
export interface Pressed {
  /** What the first press was told. */
  told: number;
  /** Seconds from the first press until it was paid. */
  seconds: number;
  findings: Finding[];
}

export interface PressRound {
  pressed: Pressed[];
  mismatches: string[];
}

const PATIENCE_MS = 60_000;
const PAID_BY_PAYPAL: FlowName[] = ["cart", "half", "invoice"];

/** Every customer pays at the same time, in one of three ways, through the same fault. */
export async function payPalRound(store: Store, { on, faults }: PayPalFault, customers: Customer[]) {
  const flowOf = (i: number): FlowName => (on === "create" ? "opening" : PAID_BY_PAYPAL[i % 3]) ?? "cart";
  return pressRound(store, customers, flowOf, ({ payPalId }) => {
    if (on === "create") store.paypal.creates.push(...faults);
    else store.paypal.captures.set(payPalId, [...faults]);
  });
}

/** The same with a fault of the webhooks. */
export async function webhookRound(store: Store, fault: WebhookFault, customers: Customer[]) {
  const answers: number[] = [];
  store.webhooks.route = async (event) => {
    answers.push(...(await fault.send(event, store.webhooks.deliver)));
    return 200;
  };
  const round = await pressRound(
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

/** Somebody says that PayPal has taken what it was never asked for: there is no order, and later there is one. */
export async function forgedRound(store: Store, customers: Customer[]): Promise<PressRound> {
  const before: Finding[][] = [];
  const round = await pressRound(
    store,
    customers,
    () => "cart",
    async ({ payPalId, customer }, since) => {
      const answered = await store.webhooks.deliver(forged(payPalId));
      const { orders } = await booksOf(store, customer, since);
      const isRight = answered === 400 && orders.length === 0;
      before.push(isRight ? [] : [{ wrong: "order without its payment", why: `answered ${answered}` }]);
    },
  );
  const pressed = round.pressed.map((one, i) => ({
    ...one,
    findings: [...(before[i] ?? []), ...one.findings],
  }));
  return { ...round, pressed };
}

async function pressRound(
  store: Store,
  customers: Customer[],
  flowOf: (i: number) => FlowName,
  arm: (button: AtTheButton, since: Mark) => unknown,
): Promise<PressRound> {
  const since = await markOf(store);
  const buttons = await Promise.all(
    customers.map((customer, i) => FLOWS[flowOf(i)](store, customer, i % 2 === 0)),
  );
  for (const button of buttons) await arm(button, since);
  const pressed = await Promise.all(buttons.map((button) => pressUntilPaid(store, button, since)));
  const { rows = [], hasFailed } = await store.staff("audit");
  return { pressed, mismatches: hasFailed ? rows.map((row) => JSON.stringify(row)) : [] };
}

/** As a buyer does who was told that it did not work: presses again, until it has. */
async function pressUntilPaid(store: Store, button: AtTheButton, since: Mark): Promise<Pressed> {
  const begun = performance.now();
  const first = await button.press();
  let told = first.status;
  while (told !== 200 && performance.now() - begun < PATIENCE_MS) {
    await pause(1_000);
    told = (await button.press()).status;
  }
  const seconds = (performance.now() - begun) / 1000;
  const books = await booksOf(store, button.customer, since);
  return { told: first.status, seconds, findings: judge(books, { isTaken: true, isDone: true }) };
}
