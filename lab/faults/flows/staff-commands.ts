import type { OrderView } from "@ligate/contract/orders/schemas";
import { type Customer, expectOk } from "../../store/buyers.ts";
import { type LedgerSnapshot, takeLedgerSnapshot } from "../../store/ledger-snapshot.ts";
import { type Finding, findViolations } from "../../store/report.ts";
import type { TestStack } from "../test-stack.ts";
import { type Attempt, type Flow, inTransaction, throughPayPal } from "./flow.ts";
import { PAYMENTS, placeReadyOrder, runOnce, ship } from "./payments.ts";

const PART = "10.00";
const REASON = ["--reason", "Damaged"];

/**
 * Staff pay the money of an order back by a command, or its customer cancels it; half of the orders have a purchase order
 * beside the card.
 */
const refundBy = (command: "refund" | "cancel", byCustomer = false): Flow => ({
  steps: throughPayPal("refund"),
  // Only the first round waits for the leases of the dead process.
  hurry: async (store, n) =>
    n > 0 && store.rows("update refunds set lease_until = now() where status = 'claimed'"),
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
      // Both lock the payment first: the claim by the number of the order, the last step by the id of the refund.
      locks: {
        claim: [/for update of "payments"/, order.number],
        settle: [/"refunds"."id" = \$1.* for update of "payments"/s],
      },
      check: (snapshot, mustBeDone) => checkRefund(customer, snapshot, { cents, isCancelled, mustBeDone }),
    };
  },
});

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

/** Staff ship one piece of two and issue its invoice, or record a check for a part of that invoice. */
const fulfil = (transaction: "shipment" | "bank payment"): Flow => ({
  steps: inTransaction(transaction),
  async prepare(store, customer): Promise<Attempt> {
    const { number } = await placeReadyOrder(store, customer, 2);
    const shipOne = () => ship(store, number, "--lines", "1:1");
    const pay = () => runOnce(store, "invoices:pay", number, String(PART_CENTS / 100), ...CHECK);
    if (transaction === "bank payment") await shipOne();
    return {
      ...{ customer, payPalId: "", key: "" },
      submit: async () => {
        await (transaction === "shipment" ? shipOne() : pay());
        return { status: 200 };
      },
      // Shipment and invoice lock the order first; the invoice follows the shipment.
      locks: {
        shipment: [/from "orders".* for update/s, number],
        "bank payment": [/from "invoices"/, number],
      },
      check: (_snapshot, mustBeDone) => checkFulfilled(store, number, mustBeDone && transaction),
    };
  },
});

export const STAFF_COMMANDS = {
  "staff refund": refundBy("refund"),
  "staff cancel": refundBy("cancel"),
  "customer cancel": refundBy("cancel", true),
  shipment: fulfil("shipment"),
  "part payment": fulfil("bank payment"),
} satisfies Record<string, Flow>;

const SELECT_FULFILLED = `
  select
    (select count(*) from shipments s where s.order_id = o.id)::int as shipments,
    (select coalesce(sum(quantity), 0) from shipment_lines l join shipments s on s.id = l.shipment_id
      where s.order_id = o.id)::int as pieces,
    (select count(*) from invoices i where i.order_id = o.id)::int as invoices,
    (select count(*) from outbox where key like 'shipment:' || o.id || ':%' or key = 'invoice:' || o.order_number
      or key like 'invoice-part-paid:' || o.order_number || ':%')::int as mails,
    (select coalesce(sum(amount_cents), 0) from ledger where order_id = o.id and kind = 'transfer')::int as booked,
    (select coalesce(sum(b.amount_cents), 0) from bank_payments b join invoices i on i.id = b.invoice_id
      where i.order_id = o.id)::int as recorded
  from orders o where o.order_number = $1`;
type Fulfilled = Record<"shipments" | "pieces" | "invoices" | "mails" | "booked" | "recorded", number>;

/**
 * One piece is shipped with its mail, and then invoiced with its mail; a check for it is recorded once with its mail, and
 * is in the ledger.
 * @param due the transaction that must be done, with those before it
 */
async function checkFulfilled(
  store: TestStack,
  number: string,
  due: false | "shipment" | "bank payment",
): Promise<Finding[]> {
  const [found] = await store.rows<Fulfilled>(SELECT_FULFILLED, [number]);
  if (!found) throw new Error(`Order ${number} is gone`);
  const { shipments, pieces, invoices, mails, booked, recorded } = found;
  const isPartial =
    pieces !== shipments || invoices > shipments || mails !== shipments + invoices + (booked > 0 ? 1 : 0);
  const isMissing = (due && shipments === 0) || (due === "bank payment" && booked === 0);
  return findViolations(found, {
    "promised twice": shipments > 1 || pieces > 1 || invoices > 1,
    "taken twice": booked > PART_CENTS,
    "entry without its money": booked !== recorded,
    "not finished": isPartial || isMissing,
  });
}
