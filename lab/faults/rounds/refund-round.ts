import { STOCK_ITEMS, setStock } from "../flows/carts.ts";
import { FLOWS } from "../flows/payment-flows.ts";
import {
  countRefundStatements,
  holdRefund,
  REFUND_STEPS,
  type RefundStep,
  type RefundTarget,
  type RefundTransaction,
} from "../flows/refund-steps.ts";
import type { Finding } from "../invariants/check-invariants.ts";
import { checkOrderPage, checkRefund } from "../invariants/check-refund.ts";
import { auditStore, checkStock } from "../invariants/check-stock.ts";
import { type LastIds, readLastIds, takeLedgerSnapshot } from "../invariants/ledger-snapshot.ts";
import type { Event } from "../proxies/webhook-proxy.ts";
import type { Outcome, RoundResult } from "../report.ts";
import { ALL } from "../stack/api-processes.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { startOtherBuyer } from "./other-buyer.ts";
import { rejectAfterTimeout, waitUntil } from "./wait-until.ts";

export type RefundCommand = "refund" | "cancel";

interface Round {
  n: number;
  command: RefundCommand;
  lengths: Record<RefundTransaction, number>;
  customers: Customer[];
  otherBuyer: Customer;
}

const STEPS = Object.keys(REFUND_STEPS) as RefundStep[];
const TIMEOUT_MS = 60_000;
const PART = "10.00";
const REASON = ["--reason", "Damaged"];

/** A paid order, and the staff command that pays its money back. */
interface Refund extends RefundTarget {
  customer: Customer;
  step: RefundStep;
  /** The money that the command pays back. */
  cents: number;
  args: string[];
}

/** Holds a refund of staff at each step, kills the API, starts it again and checks what was paid back. */
export async function refundRound(store: TestStack, round: Round): Promise<RoundResult> {
  const { n, command, customers, otherBuyer } = round;
  const killed = n % 4 === 3 ? ALL : [n % 2];
  const index = killed[0] ?? 0;
  store.api.spared = index === 0 ? 1 : 0;
  const since = await readLastIds(store);
  await setStock(store, STOCK_ITEMS, customers.length);
  const refunds = await Promise.all(
    STEPS.map((step, i) => payAndPrepare(store, { step, i, command, since }, customers[i])),
  );
  const stop = killed === ALL ? undefined : startOtherBuyer(store, otherBuyer, STOCK_ITEMS);

  const webhooks = holdWebhooks(store);
  for (const refund of refunds) {
    const reached = holdRefund(store, refund, refund.step, (name) => 2 + (n % (round.lengths[name] - 1)));
    void store.api.staff(refund.args, index).catch(() => undefined);
    await Promise.race([reached, rejectAfterTimeout(`${command}, ${refund.step}`)]);
  }
  const begun = performance.now();
  await store.api.kill(killed);
  store.transactions.expected.clear();
  store.paypal.refunds.clear();
  await store.api.start(killed);
  const restart = (performance.now() - begun) / 1000;
  // PayPal's webhooks arrive after the restart, or never.
  await webhooks.release(n % 2 === 0 ? "deliver" : "drop");
  // Only the first round waits for the leases of the dead process.
  if (n > 0) await store.rows("update refunds set lease_until = now() where status = 'claimed'");

  const seconds = await waitUntilDone(store, refunds, begun);
  const wait = await stop?.();
  const promises = await checkStock(store);
  const outcomes: Outcome[] = [];
  for (const refund of refunds) {
    const findings = [...(await checkAndRepeat(store, refund, command, since)), ...promises];
    outcomes.push({
      ...{ part: `staff ${command}`, fault: refund.step, restart, findings },
      seconds: Math.max(restart, seconds.get(refund) ?? Infinity),
    });
  }
  return { outcomes, mismatches: await auditStore(store), wait };
}

/** Counts the statements of a refund and a cancellation without faults. */
export async function countRefundLengths(
  store: TestStack,
  command: RefundCommand,
  customer: Customer | undefined,
) {
  const since = await readLastIds(store);
  const refund = await payAndPrepare(
    store,
    { step: "claim: after its commit", i: 1, command, since },
    customer,
  );
  const counted = countRefundStatements(store, refund);
  await store.api.staff(refund.args);
  return counted();
}

interface Preparation {
  step: RefundStep;
  i: number;
  command: RefundCommand;
  since: LastIds;
}

/** Orders with a counted item and a quote, half of them with a purchase order beside the card. */
async function payAndPrepare(
  store: TestStack,
  { step, i, command, since }: Preparation,
  customer: Customer | undefined,
): Promise<Refund> {
  if (!customer) throw new Error("There are too few customers");
  const stock = { sku: STOCK_ITEMS[i % STOCK_ITEMS.length] ?? "", quantity: 1 };
  const flow = i % 2 === 0 ? FLOWS.cart : FLOWS.half;
  const { status } = await (await flow(store, customer, { isByCard: true, stock })).submit();
  const { orders, payPalCaptures } = await takeLedgerSnapshot(store, customer, since);
  const [order, capture] = [orders[0], payPalCaptures[0]];
  if (status !== 200 || !order || !capture) throw new Error(`An order was not paid: ${status}`);
  const isPart = command === "refund" && i % 4 < 2;
  return {
    customer,
    step,
    orderNumber: order.number,
    captureId: capture.id,
    cents: isPart ? Number(PART) * 100 : capture.cents,
    args: [command, order.number, ...(isPart ? [PART] : []), ...REASON],
  };
}

/** Waits until PayPal has completed all claimed refunds. @returns the seconds that each took */
function waitUntilDone(store: TestStack, refunds: Refund[], begun: number): Promise<Map<Refund, number>> {
  const findDone = async () => {
    const open = await store.rows<{ number: string }>(OPEN_REFUNDS);
    return ({ orderNumber }: Refund) => !open.some(({ number }) => number === orderNumber);
  };
  return waitUntil(refunds, findDone, { begun, timeoutMs: TIMEOUT_MS });
}

const OPEN_REFUNDS = `
  select o.order_number as number from refunds r join payments p on p.id = r.payment_id
    join orders o on o.id = coalesce(p.invoice_of, p.order_id) where r.status in ('claimed', 'pending')`;

/** Checks the refund. If it was not claimed, staff repeat the command, and it is checked again. */
async function checkAndRepeat(
  store: TestStack,
  { customer, step, cents, args }: Refund,
  command: RefundCommand,
  since: LastIds,
): Promise<Finding[]> {
  const due = { cents, isCancelled: command === "cancel" };
  const { isClaimed } = REFUND_STEPS[step];
  const snapshot = await takeLedgerSnapshot(store, customer, since);
  const first = [
    ...checkRefund(snapshot, { ...due, isDone: isClaimed }),
    ...(await checkOrderPage(customer, snapshot)),
  ];
  if (isClaimed) return first;
  await store.staff(...args);
  const last = await takeLedgerSnapshot(store, customer, since);
  return [
    ...first,
    ...checkRefund(last, { ...due, isDone: true }),
    ...(await checkOrderPage(customer, last)),
  ];
}

/** Keeps PayPal's webhooks from the API, which are answered as if they had arrived. */
function holdWebhooks({ webhooks }: TestStack) {
  const held: Event[] = [];
  webhooks.route = async (event) => {
    held.push(event);
    return 200;
  };
  return {
    /** From now on webhooks arrive again; those that were held arrive now, or never. */
    async release(what: "deliver" | "drop") {
      webhooks.route = webhooks.deliver;
      if (what === "deliver") for (const event of held) await webhooks.deliver(event);
    },
  };
}
