import type { Customer } from "./customer.ts";
import type { Store } from "./store.ts";

/** How far the tables had been written before a round. */
export interface Mark {
  payment: number;
  order: number;
}

export async function markOf(store: Store): Promise<Mark> {
  const [mark] = await store.rows<Mark>(`select
    (select coalesce(max(id), 0) from payments)::int as payment,
    (select coalesce(max(id), 0) from orders)::int as order`);
  return mark ?? { payment: 0, order: 0 };
}

export interface Taken {
  id: string;
  cents: number;
}

export interface Booked {
  number: string;
  status: string;
  total: number;
  /** Cents of the ledger: money, and what was promised by purchase order. */
  received: number;
  promised: number;
  invoiced: boolean;
  mails: number;
  /** PayPal's ids of what was captured for it. */
  captures: string[];
}

/** What PayPal has taken of a customer since then, and what our own books say. */
export interface Books {
  taken: Taken[];
  orders: Booked[];
}

export async function booksOf(store: Store, { id }: Customer, since: Mark): Promise<Books> {
  const payments = await store.rows<{ id: number }>(
    "select id from payments where user_id = $1 and id > $2",
    [id, since.payment],
  );
  const ids = payments.flatMap((payment) => store.paypal.created.get(`ligate-${payment.id}`) ?? []);
  const orders = await store.rows<Booked>(BOOKED, [id, since.order]);
  return { taken: (await Promise.all(ids.map((one) => takenOf(store, one)))).flat(), orders };
}

const BOOKED = `
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

/** Asked of PayPal itself, past the API. */
async function takenOf({ sandbox }: Store, payPalId: string): Promise<Taken[]> {
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
  const token = tokens.get(sandbox) ?? askToken(sandbox);
  tokens.set(sandbox, token);
  return token;
}

async function askToken(sandbox: string): Promise<string> {
  const answer = await fetch(`${sandbox}/paypal/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from("books:keeper").toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
