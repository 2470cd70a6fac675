import { payByOrder } from "../../../api/src/testing/purchase-orders.ts";
import { type Finding, finding } from "../report.ts";
import type { Customer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import type { Flow } from "./attempt.ts";
import { fillCart } from "./carts.ts";
import { RECORDED, SHIPPED } from "./steps.ts";

const PARCEL = ["--carrier", "fedex", "--tracking", "7701", "--dry-ice", "2"];
const CHECK = ["--method", "check", "--reference", "1043"];
/** Less than the first invoice. */
const PART_CENTS = 100_00;
/** The answers to a command that has been carried out. */
const DONE = /already been recorded|nothing of order/;

/** Runs a command as staff do, who repeat it after an error. */
async function runOnce(store: TestStack, ...args: string[]) {
  await store.staff(...args).catch((error: Error) => {
    if (!DONE.test(error.message)) throw error;
  });
}

/** An order of two pieces by purchase order that is ready for delivery. @returns its number */
async function anOrder(store: TestStack, customer: Customer): Promise<string> {
  const { by } = customer;
  const { body } = await payByOrder(by, await fillCart(store, customer, { pieces: 2 }));
  const { order_number } = (await by.get(`/api/users/view-order/${body.payment_token}`)).body;
  for (const status of ["in_progress", "ready_for_delivery"])
    await store.staff("orders:move", order_number, status);
  return order_number;
}

const ship = async (store: TestStack, number: string) => {
  await runOnce(store, "orders:ship", number, "--lines", "1:1", ...PARCEL);
  await runOnce(store, "invoices:issue", number);
};

/** Staff ship one piece of two, and issue its invoice. */
const shipment: Flow = {
  steps: SHIPPED,
  async prepare(store, customer) {
    const number = await anOrder(store, customer);
    return {
      ...{ customer, payPalId: "", statusId: "", isRepeatable: true },
      submit: async () => {
        await ship(store, number);
        return { status: 200 };
      },
      // Both lock the order first; the invoice follows the shipment.
      isFirst:
        () =>
        ({ text, params }) =>
          text.includes('from "orders"') && text.includes("for update") && params[0] === number,
      check: async (_snapshot, mustBeDone) => checkShipment(store, number, mustBeDone),
    };
  },
};

/** Staff record a check for a part of an invoice. */
const partPayment: Flow = {
  steps: RECORDED,
  async prepare(store, customer) {
    const number = await anOrder(store, customer);
    await ship(store, number);
    return {
      ...{ customer, payPalId: "", statusId: "", isRepeatable: true },
      submit: async () => {
        await runOnce(store, "invoices:pay", number, String(PART_CENTS / 100), ...CHECK);
        return { status: 200 };
      },
      isFirst:
        () =>
        ({ text, params }) =>
          text.includes('from "invoices"') && params[0] === number,
      check: async (_snapshot, mustBeDone) => checkCheck(store, number, mustBeDone),
    };
  },
};

export const FULFILMENT = { shipment, "part payment": partPayment };

interface Fulfilled {
  shipments: number;
  pieces: number;
  invoices: number;
  mails: number;
  booked: number;
  recorded: number;
}

async function readFulfilled(store: TestStack, number: string): Promise<Fulfilled> {
  const [found] = await store.rows<Fulfilled>(
    `select
      (select count(*) from shipments s where s.order_id = o.id)::int as shipments,
      (select coalesce(sum(quantity), 0) from shipment_lines l join shipments s on s.id = l.shipment_id
        where s.order_id = o.id)::int as pieces,
      (select count(*) from invoices i where i.order_id = o.id)::int as invoices,
      (select count(*) from outbox where key like 'shipment:' || o.id || ':%' or key = 'invoice:' || o.order_number
        or key like 'invoice-part-paid:' || o.order_number || ':%')::int as mails,
      (select coalesce(sum(amount_cents), 0) from ledger where order_id = o.id and kind = 'transfer')::int as booked,
      (select coalesce(sum(b.amount_cents), 0) from bank_payments b join invoices i on i.id = b.invoice_id
        where i.order_id = o.id)::int as recorded
    from orders o where o.order_number = $1`,
    [number],
  );
  if (!found) throw new Error(`Order ${number} is gone`);
  return found;
}

/** One piece is shipped with its mail, and then invoiced with its mail. @param mustBeDone the shipment, at least */
async function checkShipment(store: TestStack, number: string, mustBeDone: boolean): Promise<Finding[]> {
  const found = await readFulfilled(store, number);
  const { shipments, pieces, invoices, mails } = found;
  const findings: Finding[] = [];
  if (shipments > 1 || pieces > 1 || invoices > 1) findings.push(finding("promised twice", found));
  if (pieces !== shipments || mails !== shipments + invoices || invoices > shipments)
    findings.push(finding("not finished", found));
  if (mustBeDone && shipments === 0) findings.push(finding("not finished", found));
  return findings;
}

/** A check is recorded once, and is in the ledger. */
async function checkCheck(store: TestStack, number: string, mustBeDone: boolean): Promise<Finding[]> {
  const found = await readFulfilled(store, number);
  const { booked, recorded, mails } = found;
  const findings: Finding[] = [];
  if (booked > PART_CENTS) findings.push(finding("taken twice", found));
  if (booked !== recorded) findings.push(finding("entry without its money", found));
  // One mail each of the shipment, its invoice and the check.
  if (mails !== (booked > 0 ? 3 : 2) || (mustBeDone && booked === 0))
    findings.push(finding("not finished", found));
  return findings;
}
