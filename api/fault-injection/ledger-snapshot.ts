import type { Customer } from "./http-customer.ts";
import type { TestStack } from "./test-stack.ts";

/** The last ids of the tables before a round. */
export interface LastIds {
  payment: number;
  order: number;
}

export async function readLastIds(store: TestStack): Promise<LastIds> {
  const [mark] = await store.rows<LastIds>(`select
    (select coalesce(max(id), 0) from payments)::int as payment,
    (select coalesce(max(id), 0) from orders)::int as order`);
  return mark ?? { payment: 0, order: 0 };
}

export interface Capture {
  id: string;
  cents: number;
}

export interface OrderRecord {
  number: string;
  status: string;
  total: number;
  /** Cents in the ledger: captures and transfers, and purchase orders. */
  received: number;
  promised: number;
  invoiced: boolean;
  mails: number;
  /** PayPal's ids of the captures of this order. */
  captures: string[];
}

/** The captures of a customer at PayPal, and the customer's orders in the database. */
export interface LedgerSnapshot {
  payPalCaptures: Capture[];
  orders: OrderRecord[];
}

export async function takeLedgerSnapshot(
  store: TestStack,
  { id }: Customer,
  since: LastIds,
): Promise<LedgerSnapshot> {
  const payments = await store.rows<{ id: number }>(
    "select id from payments where user_id = $1 and id > $2",
    [id, since.payment],
  );
  const ids = payments.flatMap((payment) => store.paypal.created.get(`ligate-${payment.id}`) ?? []);
  const orders = await store.rows<OrderRecord>(SELECT_ORDERS, [id, since.order]);
  return {
    payPalCaptures: (await Promise.all(ids.map((one) => readPayPalCaptures(store, one)))).flat(),
    orders,
  };
}

const SELECT_ORDERS = `
  select o.order_number as number, o.status, o.total_cents as total,
    coalesce((select sum(amount_cents) from ledger where order_id = o.id and kind <> 'purchase_order'), 0)::int
      as received,
    coalesce((select sum(amount_cents) from ledger where order_id = o.id and kind = 'purchase_order'), 0)::int
      as promised,
    exists (select from invoices where order_id = o.id) as invoiced,
    (select count(*) from outbox where key = 'order-confirmation:' || o.id)::int as mails,
    array(select l.reference from ledger l join payments p on p.capture_id = l.reference
      where l.order_id = o.id and l.kind = 'capture' and p.status = 'captured'
        and coalesce(p.invoice_of, p.order_id) = o.id and p.amount_cents = l.amount_cents) as captures
  from orders o where o.user_id = $1 and o.id > $2`;

interface PayPalOrder {
  purchase_units: { payments?: { captures: { id: string; status: string; amount: { value: string } }[] } }[];
}

/** Reads the completed captures of an order from PayPal directly. */
async function readPayPalCaptures({ sandbox }: TestStack, payPalId: string): Promise<Capture[]> {
  const authorization = `Bearer ${await tokenOf(sandbox)}`;
  const answer = await fetch(`${sandbox}/paypal/v2/checkout/orders/${payPalId}`, {
    headers: { authorization },
  });
  const { purchase_units } = (await answer.json()) as PayPalOrder;
  const captures = purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  const completed = captures.filter(({ status }) => status === "COMPLETED");
  return completed.map(({ id, amount }) => ({ id, cents: Math.round(Number(amount.value) * 100) }));
}

const tokens = new Map<string, Promise<string>>();

function tokenOf(sandbox: string): Promise<string> {
  const token = tokens.get(sandbox) ?? requestToken(sandbox);
  tokens.set(sandbox, token);
  return token;
}

async function requestToken(sandbox: string): Promise<string> {
  const answer = await fetch(`${sandbox}/paypal/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from("books:keeper").toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
