import type { OrderView } from "@ligate/contract/orders/schemas";
import { type LedgerSnapshot, takeLedgerSnapshot } from "../checks/ledger-snapshot.ts";
import { type Finding, finding } from "../report.ts";
import type { Customer } from "../stack/customers.ts";
import type { Flow } from "./attempt.ts";
import { PAYMENTS } from "./payments.ts";
import { REFUND } from "./steps.ts";

const PART = "10.00";
const REASON = ["--reason", "Damaged"];

/**
 * Staff pay the money of an order back by a command, or its customer cancels it; half of the orders have a purchase order
 * beside the card.
 */
const refundBy = (command: "refund" | "cancel", byCustomer = false): Flow => ({
  steps: REFUND,
  // Only the first round waits for the leases of the dead process.
  hurry: async (store, n) =>
    n > 0 && store.rows("update refunds set lease_until = now() where status = 'claimed'"),
  async prepare(store, customer, options) {
    const flow = options.index % 2 === 0 ? PAYMENTS.cart : PAYMENTS.half;
    const { status } = await (await flow.prepare(store, customer, options)).submit();
    const { orders, payPalCaptures } = await takeLedgerSnapshot(store, customer);
    const [order, capture] = [orders[0], payPalCaptures[0]];
    if (status !== 200 || !order || !capture) throw new Error(`An order was not paid: ${status}`);
    const isPart = command === "refund" && options.index % 4 < 2;
    const cents = isPart ? Number(PART) * 100 : capture.cents;
    const args = [command, order.number, ...(isPart ? [PART] : []), ...REASON];
    return {
      ...{ customer, payPalId: capture.id, statusId: "", isRepeatable: false },
      submit: async () => {
        if (byCustomer)
          return customer.by.post(`/api/users/cancel-order/${order.number}/`, { reason: "Ordered twice" });
        await store.staff(...args);
        return { status: 200 };
      },
      // Both lock the payment first: the claim by the number of the order, the last step by the id of the refund.
      isFirst:
        (name) =>
        ({ text, params }) =>
          text.includes('for update of "payments"') &&
          (name === "claim" ? params[0] === order.number : text.includes('"refunds"."id" = $1')),
      check: async (snapshot, mustBeDone) => [
        ...checkRefund(snapshot, { cents, isCancelled: command === "cancel", mustBeDone }),
        ...(await checkOrderPage(customer, snapshot)),
      ],
    };
  },
});

export const REFUNDS = {
  "staff refund": refundBy("refund"),
  "staff cancel": refundBy("cancel"),
  "customer cancel": refundBy("cancel", true),
};

interface Due {
  cents: number;
  /** The order is cancelled with the refund. */
  isCancelled: boolean;
  /** If false, the refund may be complete or absent, but not partial. */
  mustBeDone: boolean;
}

/** Checks the records of a customer whose only order is refunded. */
function checkRefund({ orders: [order, ...more], payPalCaptures }: LedgerSnapshot, due: Due): Finding[] {
  const [capture] = payPalCaptures;
  const details = { order, more, payPalCaptures, due };
  if (!order || !capture || more.length > 0) return [finding("not finished", details)];
  const booked = capture.cents - order.received;
  const isDone = booked === due.cents && (order.status === "cancelled") === due.isCancelled;
  const isUntouched = booked === 0 && order.status === "open";
  const findings: Finding[] = [];
  if (capture.refunded > due.cents) findings.push(finding("paid back twice", details));
  if (capture.refunded > booked) findings.push(finding("paid back without an entry", details));
  if (capture.refunded < booked) findings.push(finding("entry without its money", details));
  if (!isDone && (due.mustBeDone || !isUntouched)) findings.push(finding("not finished", details));
  if (order.status === "cancelled" && order.received + order.promised !== 0)
    findings.push(finding("entry without its money", details));
  return findings;
}

/** Compares the order's page with PayPal's records. */
async function checkOrderPage(
  { by }: Customer,
  { orders: [order], payPalCaptures: [capture] }: LedgerSnapshot,
): Promise<Finding[]> {
  const { status, body } = await by.get(`/api/users/view-order/${order?.number}`);
  const shown = status === 200 ? (body as OrderView) : undefined;
  const refunds = shown?.refunds.filter(({ kind }) => kind === "refund") ?? [];
  const cents = refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  if (shown && shown.status === order?.status && cents === capture?.refunded) return [];
  return [finding("reported wrongly", { status, body, order, capture })];
}
