import type { OrderView } from "@ligate/contract/orders/schemas";
import { type Customer, expectOk } from "../../store/buyers.ts";
import { type LedgerSnapshot, takeLedgerSnapshot } from "../../store/ledger-snapshot.ts";
import { type Finding, findViolations } from "../../store/report.ts";
import type { TestStack } from "../test-stack.ts";
import { type Flow, inTransaction, throughPayPal } from "./flow.ts";
import { PAYMENTS, placeReadyOrder, runOnce, ship } from "./payments.ts";

const PART = "10.00";
const REASON = ["--reason", "Damaged"];

/**
 * Staff pay the money of an order back by a command, or its customer cancels it; half of the orders have a
 * purchase order beside the card.
 */
const refundBy = (command: "refund" | "cancel", byCustomer = false): Flow => ({
  steps: throughPayPal("refund"),
  async prepare(store, customer, options) {
    const flow = options.index % 2 === 0 ? PAYMENTS.cart : PAYMENTS.half;
    expectOk(await (await flow.prepare(store, customer, options)).submit());
    const { orders, payPalCaptures } = await takeLedgerSnapshot(store, customer);
    const [order, capture] = [orders[0], payPalCaptures[0]];
    if (!order || !capture) throw new Error("An order was not paid");
    const isPart = command === "refund" && options.index % 4 < 2;
    const cents = isPart ? Number(PART) * 100 : capture.cents;
    const isCancelled = command === "cancel";
    return {
      ...{ customer, payPalId: capture.id, key: "", isOnce: true },
      submit: async () => {
        if (byCustomer)
          return customer.by.post(`/api/users/cancel-order/${order.number}/`, { reason: "Ordered twice" });
        await store.staff(command, order.number, ...(isPart ? [PART] : []), ...REASON);
        return { status: 200 };
      },
      // Both lock the payment first: the claim by the number of the order, the last step by the id of the
      // refund.
      locks: {
        claim: [/for update of "payments"/, order.number],
        settle: [/"refunds"."id" = \$1.* for update of "payments"/s],
      },
      check: (snapshot, mustBeDone) => checkRefund(customer, snapshot, { cents, isCancelled, mustBeDone }),
    };
  },
});

/** The refund that is due. */
interface Due {
  cents: number;
  /** The order is cancelled with the refund. */
  isCancelled: boolean;
  /** If false, the refund may be complete or absent, but not partial. */
  mustBeDone: boolean;
}

/** Checks the records of a customer whose only order is refunded, and the order's page. */
async function checkRefund({ by }: Customer, snapshot: LedgerSnapshot, due: Due): Promise<Finding[]> {
  const { orders, payPalCaptures } = snapshot;
  const [[order], [capture]] = [orders, payPalCaptures];
  if (!order || !capture || orders.length > 1)
    return findViolations({ snapshot, due }, { "not finished": true });
  const page = await by.get(`/api/users/view-order/${order.number}`);
  const view: Partial<OrderView> = page.status === 200 ? page.body : {};
  const shownCents = (view.refunds ?? [])
    .filter(({ kind }) => kind === "refund")
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const booked = capture.cents - order.received;
  const isDone = booked === due.cents && (order.status === "cancelled") === due.isCancelled;
  const isUntouched = booked === 0 && order.status === "open";
  const isUnbalanced = order.status === "cancelled" && order.received + order.promised !== 0;
  const shown = { status: view.status, refunds: view.refunds };
  return findViolations(
    { order, payPalCaptures, due, shown },
    {
      "paid back twice": capture.refunded > due.cents,
      "paid back without an entry": capture.refunded > booked,
      "entry without its money": capture.refunded < booked || isUnbalanced,
      "not finished": !isDone && (due.mustBeDone || !isUntouched),
      "reported wrongly": view.status !== order.status || shownCents !== capture.refunded,
    },
  );
}

const CHECK = ["--method", "check", "--reference", "1043"];
/** Less than the first invoice. */
const PART_CENTS = 100_00;

/**
 * Runs a command for an order of two pieces.
 * @param states of its records: before the command, and after it
 */
const fulfil = (
  transaction: "shipment" | "bank payment",
  lock: RegExp,
  states: string[],
  run: (store: TestStack, number: string) => Promise<unknown>,
): Flow => ({
  steps: inTransaction(transaction),
  async prepare(store, customer) {
    const { number } = await placeReadyOrder(store, customer, 2);
    if (transaction === "bank payment") await shipOne(store, number);
    return {
      ...{ customer, payPalId: "", key: "", locks: { [transaction]: [lock, number] } },
      submit: async () => {
        await run(store, number);
        return { status: 200 };
      },
      async check(_snapshot, mustBeDone) {
        const [found] = await store.rows<{ state: string }>(SELECT_STATE, [number]);
        const expected = mustBeDone ? states.slice(1) : states;
        return findViolations(
          { number, found, expected },
          { "fulfilled partly or twice": !expected.includes(found?.state ?? "") },
        );
      },
    };
  },
});

/** Staff ship one piece of two, and issue its invoice. */
const shipOne = (store: TestStack, number: string) => ship(store, number, "--lines", "1:1");
/** Staff record a check for a part of that invoice. */
const payPart = (store: TestStack, number: string) =>
  runOnce(store, "invoices:pay", number, String(PART_CENTS / 100), ...CHECK);

/**
 * Shipments and their pieces, invoices, mails about these and the check, and the cents in the ledger and in
 * bank payments.
 */
const SELECT_STATE = `
  select concat_ws(' ',
    (select count(*) from shipments s where s.order_id = o.id),
    (select coalesce(sum(quantity), 0) from shipment_lines l join shipments s on s.id = l.shipment_id
      where s.order_id = o.id),
    (select count(*) from invoices i where i.order_id = o.id),
    (select count(*) from outbox where key like 'shipment:' || o.id || ':%'
      or key = 'invoice:' || o.order_number or key like 'invoice-part-paid:' || o.order_number || ':%'),
    (select coalesce(sum(amount_cents), 0) from ledger where order_id = o.id and kind = 'transfer'),
    (select coalesce(sum(b.amount_cents), 0) from bank_payments b join invoices i on i.id = b.invoice_id
      where i.order_id = o.id)) as state
  from orders o where o.order_number = $1`;
const [READY, SHIPPED, INVOICED] = ["0 0 0 0 0 0", "1 1 0 1 0 0", "1 1 1 2 0 0"] as const;
const PART_PAID = `1 1 1 3 ${PART_CENTS} ${PART_CENTS}`;

export const STAFF_COMMANDS = {
  "staff refund": refundBy("refund"),
  "staff cancel": refundBy("cancel"),
  "customer cancel": refundBy("cancel", true),
  // Shipment and invoice lock the order first; the invoice follows the shipment.
  shipment: fulfil("shipment", /from "orders".* for update/s, [READY, SHIPPED, INVOICED], shipOne),
  "part payment": fulfil("bank payment", /from "invoices"/, [INVOICED, PART_PAID], payPart),
} satisfies Record<string, Flow>;
