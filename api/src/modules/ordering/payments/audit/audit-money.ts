import { ne, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { orders } from "../../orders/orders.table.ts";
import { payments } from "../payments.table.ts";

/** An inconsistency in the records of money. */
export interface Mismatch {
  order: string;
  mismatch: string;
}

/** Compares orders, captures, refunds, invoices and the ledger with one another. */
export async function auditMoney(tx: Tx) {
  const found = [
    ...(await queryRows<Mismatch>(tx, MISMATCHES)),
    ...(await queryRows<Mismatch>(tx, REFUND_MISMATCHES)),
  ];
  return {
    orders: await tx.$count(orders, ne(orders.status, "pending_payment")),
    captures: await tx.$count(payments, sql`${payments.captureId} is not null`),
    mismatches: found.toSorted((a, b) => a.order.localeCompare(b.order)),
  };
}

/**
 * By order, in cents: `received` captures and transfers, those of them that pay `invoices`, the amount that a purchase order
 * has `promised` unless it is void, `invoiced` amounts as issued, money `returned` by refunds and reversals, and the
 * payment that PayPal reviews (`reviewed`). By invoice: its `balance`. Sums are numeric, because an integer overflows.
 */
const MISMATCHES = sql`
  with captured as (
    select p.*, coalesce(p.invoice_of, p.order_id) as of_order from payments p
    where p.capture_id is not null and p.status not in ('pending', 'refused')
  ), booked as (
    select order_id,
      coalesce(sum(amount_cents) filter (where kind in ('capture', 'transfer')), 0) as received,
      coalesce(sum(amount_cents) filter (where kind in ('purchase_order', 'void')), 0) as promised,
      coalesce(sum(amount_cents) filter (where kind = 'transfer'), 0) as transferred,
      -coalesce(sum(amount_cents) filter (where kind in ('refund', 'reversal')), 0) as returned
    from ledger group by order_id
  ), balances as (
    select i.*,
      (select coalesce(sum(n.amount_cents), 0) from credit_notes n where n.invoice_id = i.id) as credited,
      (select coalesce(sum(b.amount_cents), 0) from bank_payments b where b.invoice_id = i.id) as transferred,
      (select coalesce(sum(l.amount_cents), 0) from captured c join ledger l on l.kind = 'capture' and l.reference = c.capture_id
        where c.invoice_id = i.id) as captured
    from invoices i
  ), asked as (
    select order_id, sum(amount_cents) as invoiced, sum(subtotal_cents + shipping_cents) as value,
      sum(captured + transferred) as received, sum(transferred) as transferred
    from balances group by order_id
  ), sums as (
    select o.*, coalesce(b.received, 0) as received, coalesce(b.promised, 0) as promised,
      coalesce(b.returned, 0) as returned, coalesce(b.transferred, 0) as transferred,
      coalesce(a.received, 0) as invoices, coalesce(a.invoiced, 0) as invoiced, coalesce(a.value, 0) as value,
      coalesce(a.transferred, 0) as recorded,
      (select coalesce(sum(l.quantity * l.unit_price_cents), 0) from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(sum(p.amount_cents), 0) from payments p where p.order_id = o.id and p.status = 'pending') as reviewed
    from orders o left join booked b on b.order_id = o.id left join asked a on a.order_id = o.id
  ), found as (
    select c.of_order as order_id, 'capture ' || c.capture_id || ' is not in the ledger' as mismatch
      from captured c left join ledger l on l.kind = 'capture' and l.reference = c.capture_id
      where l.id is null
    union all
    select l.order_id, 'capture ' || l.reference || ' is in the ledger, but belongs to no payment'
      from ledger l left join captured c on c.capture_id = l.reference
      where l.kind = 'capture' and c.id is null
    union all
    select l.order_id, 'capture ' || l.reference || ' has another order or amount than its payment'
      from ledger l join captured c on c.capture_id = l.reference
      where l.kind = 'capture' and c.status = 'captured'
        and (c.of_order is distinct from l.order_id or c.amount_cents <> l.amount_cents or c.currency <> l.currency)
    union all
    select of_order, 'capture ' || capture_id || ' is disputed' from captured where status <> 'captured'
    union all
    select id, 'the sum of its lines is ' || lines || ' cents, its subtotal is ' || subtotal_cents
      from sums where lines <> subtotal_cents
    union all
    select id, 'subtotal and shipping do not add up to its total'
      from sums where subtotal_cents + shipping_cents <> total_cents
    union all
    select id, 'received ' || received - invoices || ' in advance, under review ' || reviewed || ' and promised ' || promised
        || ' cents, its total is ' || total_cents
      from sums where status not in ('pending_payment', 'cancelled')
        and received - invoices + reviewed + promised <> total_cents
    union all
    select id, 'its invoices ask for ' || invoiced || ' cents, but ' || promised || ' are promised'
      from sums where invoiced > promised or (status in ('invoiced', 'paid') and invoiced <> promised)
    union all
    select id, 'its invoices are for ' || value || ' cents of ' || total_cents
      from sums where value > total_cents or (status in ('invoiced', 'paid') and promised > 0 and value <> total_cents)
    union all
    select id, 'bank payments of ' || recorded || ' cents are recorded, but ' || transferred || ' are in the ledger'
      from sums where recorded <> transferred
    union all
    select id, 'is cancelled, but received ' || received || ', paid back ' || returned || ' and promised ' || promised
        || ' cents'
      from sums where status = 'cancelled' and (received <> returned or promised <> 0)
    union all
    select id, 'its payment is ' || payment_status || ', but ' || reviewed || ' cents are under review'
      from sums where status <> 'pending_payment' and (payment_status = 'pending') <> (reviewed > 0)
    union all
    select s.id, 'is pending payment without a capture attempt' from sums s
      where status = 'pending_payment' and not exists (select from capture_attempts a where a.order_id = s.id)
    union all
    select s.id, 'has received money, but is still pending payment' from sums s
      where status = 'pending_payment' and received > 0
        and not exists (select from captured c where c.of_order = s.id and c.status <> 'captured')
    union all
    select s.id, 'is ' || s.status || ', but has unpaid invoices or none left'
      from sums s where promised > 0 and status in ('invoiced', 'paid')
        and (status = 'paid') <> (not exists (select from invoices i where i.order_id = s.id and i.paid_at is null))
    union all
    select order_id, 'invoice ' || number || ' is ' || case when paid_at is null then 'unpaid' else 'paid' end
        || ', but its balance is ' || amount_cents - credited - captured - transferred || ' cents'
      from balances where (paid_at is null) <> (amount_cents - credited - captured - transferred > 0)
    union all
    select s.order_id, 'line ' || sl.order_line_id || ' has shipped ' || sum(sl.quantity) || ' pieces of ' || l.quantity
      from shipments s join shipment_lines sl on sl.shipment_id = s.id join order_lines l on l.id = sl.order_line_id
      group by s.order_id, sl.order_line_id, l.quantity, l.order_id
      having sum(sl.quantity) > l.quantity or l.order_id <> s.order_id
  )
  select coalesce(o.order_number, 'none') as "order", f.mismatch
  from found f left join orders o on o.id = f.order_id
  order by 1, 2`;

/** Inconsistencies of refunds, reversals and credit notes. Sums are numeric, because an integer overflows. */
const REFUND_MISMATCHES = sql`
  with made as (
    select r.*, coalesce(p.invoice_of, p.order_id) as of_order, p.currency, p.status as payment_status
    from refunds r join payments p on p.id = r.payment_id
  ), returned as (
    select * from ledger where kind in ('refund', 'reversal')
  ), found as (
    select m.of_order as order_id, 'refund ' || coalesce(m.provider_refund_id, m.id::text) || ' is not in the ledger' as mismatch
      from made m left join returned l on l.reference = m.provider_refund_id
      where m.status = 'done' and l.id is null
    union all
    select l.order_id, l.kind || ' ' || l.reference || ' is in the ledger, but is not recorded as completed'
      from returned l left join made m on m.provider_refund_id = l.reference and m.status = 'done'
      where m.id is null
    union all
    select l.order_id, l.kind || ' ' || l.reference || ' has another order or amount than its record'
      from returned l join made m on m.provider_refund_id = l.reference and m.status = 'done'
      where m.of_order is distinct from l.order_id or m.amount_cents <> -l.amount_cents or m.currency <> l.currency
    union all
    select m.of_order, 'refund ' || m.id || ' belongs to a payment that is not captured'
      from made m where m.status <> 'failed' and m.payment_status <> 'captured'
    union all
    select coalesce(p.invoice_of, p.order_id), 'refunds of capture ' || p.capture_id || ' are ' || sum(r.amount_cents)
        || ' cents of ' || p.amount_cents
      from payments p join refunds r on r.payment_id = p.id
      where r.status = 'done'
      group by p.id having sum(r.amount_cents) > p.amount_cents
    union all
    select m.of_order, 'is not cancelled, but refund ' || m.id || ' of its cancellation is completed'
      from made m join orders o on o.id = m.of_order
      where m.cancels_order and m.status = 'done' and o.status <> 'cancelled'
    union all
    select n.order_id, 'credit note ' || n.number || ' is not in the ledger with its order and amount'
      from credit_notes n left join ledger l
        on l.kind = 'credit_note' and l.reference = n.number and l.order_id = n.order_id and l.amount_cents = -n.amount_cents
      where l.id is null
    union all
    select l.order_id, 'credit note ' || l.reference || ' is in the ledger only'
      from ledger l left join credit_notes n on n.number = l.reference
      where l.kind = 'credit_note' and n.id is null
  )
  select coalesce(o.order_number, 'none') as "order", f.mismatch
  from found f left join orders o on o.id = f.order_id
  order by 1, 2`;
