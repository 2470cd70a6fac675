import type { Customer } from "../stack/customers.ts";
import { type Capture, readCaptures } from "../stack/sandbox-client.ts";
import type { TestStack } from "../stack/test-stack.ts";

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
  /** Pieces by SKU in the cart and in orders. */
  pieces: { sku: string; pieces: number }[];
}

/** Where the records of store and PayPal are read. */
export type Records = Pick<TestStack, "rows" | "sandbox" | "payPalToken"> & {
  paypal: Pick<TestStack["paypal"], "created">;
};

export async function takeLedgerSnapshot(
  store: Records,
  { id }: Pick<Customer, "id">,
): Promise<LedgerSnapshot> {
  const payments = await store.rows<{ id: number }>("select id from payments where user_id = $1", [id]);
  const ids = payments.flatMap((payment) => store.paypal.created.get(payment.id) ?? []);
  return {
    payPalCaptures: (await Promise.all(ids.map((one) => readCaptures(store, one)))).flat(),
    orders: await store.rows<OrderRecord>(SELECT_ORDERS, [id]),
    pieces: await store.rows<{ sku: string; pieces: number }>(SELECT_PIECES, [id]),
  };
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
    coalesce((select sum(amount_cents) from payments where order_id = o.id and status = 'pending'), 0)::int as pending
  from orders o where o.user_id = $1`;

const SELECT_PIECES = `
  select sku, sum(quantity)::int as pieces from (
    select l.product_sku as sku, l.quantity from order_lines l join orders o on o.id = l.order_id
      where o.user_id = $1 and o.status not in ('pending_payment', 'cancelled')
    union all
    select l.product_sku, l.quantity from cart_lines l join carts c on c.id = l.cart_id where c.user_id = $1
  ) as all_pieces group by sku`;
