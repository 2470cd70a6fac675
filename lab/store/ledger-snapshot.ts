import type { Customer, Records } from "./buyers.ts";

/** A capture at PayPal, in cents. */
export interface Capture {
  id: string;
  /** The id of its payment in the store. */
  payment: number;
  status: string;
  cents: number;
  /** Cents that were paid back. */
  refunded: number;
}

export interface OrderRecord {
  number: string;
  status: string;
  payment_status: string;
  total: number;
  /** Cents in the ledger: received less paid back, and purchase orders with what reduces them. */
  received: number;
  promised: number;
  mails: number;
  /** PayPal's ids of the captures of this order that are booked, and of those under review. */
  captures: string[];
  reviewed: string[];
  /** Cents under review. */
  pending: number;
}

/** The captures of a customer at PayPal, and what the store has in its database about the customer. */
export interface LedgerSnapshot {
  payPalCaptures: Capture[];
  orders: OrderRecord[];
  /** In the cart and in orders. */
  pieces: { product_sku: string; quantity: number }[];
}

export async function takeLedgerSnapshot(
  { rows, sandbox }: Records,
  { id }: Pick<Customer, "id">,
): Promise<LedgerSnapshot> {
  const payments = await rows<{ id: number }>("select id from payments where user_id = $1", [id]);
  const captures = await readCaptures(sandbox);
  return {
    payPalCaptures: captures.filter(({ payment }) => payments.some((one) => one.id === payment)),
    orders: await rows(SELECT_ORDERS, [id]),
    pieces: await rows(SELECT_PIECES, [id]),
  };
}

interface PayPalRecord {
  id: string;
  status: string;
  amount: { value: string };
  /** The reference of a payment ends with its id, such as `store.example_12`. */
  custom_id: string;
}

const REFUSED = ["DECLINED", "DENIED", "FAILED"];
const toCents = ({ amount }: PayPalRecord) => Math.round(Number(amount.value) * 100);

/** Reads all captures from PayPal directly. Refused ones are left out. */
async function readCaptures(sandbox: string): Promise<Capture[]> {
  const answer = await fetch(`${sandbox}/paypal/payments.json`);
  const listed = (await answer.json()) as { capture: PayPalRecord; refunds: PayPalRecord[] }[];
  const taken = listed.filter(({ capture }) => !REFUSED.includes(capture.status));
  return taken.map(({ capture, refunds }) => ({
    ...{ id: capture.id, status: capture.status, cents: toCents(capture) },
    payment: Number(capture.custom_id.split("_")[1]),
    refunded: refunds.reduce((sum, one) => sum + (one.status === "COMPLETED" ? toCents(one) : 0), 0),
  }));
}

/** Payments and refunds in progress, by customer. */
const IN_PROGRESS = `
  select user_id, false as is_review from capture_attempts
  union select user_id, false from orders where status = 'pending_payment'
  union select user_id, true from payments where status = 'pending'
  union select o.user_id, false from refunds r join payments p on p.id = r.payment_id
    join orders o on o.id = coalesce(p.invoice_of, p.order_id) where r.status in ('claimed', 'pending')`;

/**
 * Whether no payment or refund is in progress.
 * @param customer of anyone by default @param ignoresReviews those of PayPal, which do not end
 */
export async function isSettled({ rows }: Records, customer?: Customer, ignoresReviews = false) {
  const open = await rows<{ user_id: number; is_review: boolean }>(IN_PROGRESS);
  const isOpen = ({ user_id, is_review }: (typeof open)[number]) =>
    (!customer || user_id === customer.id) && !(is_review && ignoresReviews);
  return !open.some(isOpen);
}

const SUM = (kinds: string) =>
  `coalesce((select sum(amount_cents) from ledger where order_id = o.id and kind in (${kinds})), 0)::int`;

const SELECT_ORDERS = `
  select o.order_number as number, o.status, o.payment_status, o.total_cents::int as total,
    ${SUM("'capture', 'transfer', 'refund', 'reversal'")} as received,
    ${SUM("'purchase_order', 'credit_note', 'void'")} as promised,
    (select count(*) from outbox where key = 'order-confirmation:' || o.id)::int as mails,
    array(select l.reference from ledger l join payments p on p.capture_id = l.reference
      where l.order_id = o.id and l.kind = 'capture' and p.status = 'captured'
        and coalesce(p.invoice_of, p.order_id) = o.id and p.amount_cents = l.amount_cents) as captures,
    array(select capture_id from payments where order_id = o.id and status = 'pending') as reviewed,
    coalesce((select sum(amount_cents) from payments
      where order_id = o.id and status = 'pending'), 0)::int as pending
  from orders o where o.user_id = $1`;

const SELECT_PIECES = `
  select l.product_sku, l.quantity from order_lines l join orders o on o.id = l.order_id
    where o.user_id = $1 and o.status not in ('pending_payment', 'cancelled')
  union all
  select l.product_sku, l.quantity from cart_lines l join carts c on c.id = l.cart_id where c.user_id = $1`;
