import { sql } from "drizzle-orm";

/** Inconsistencies of refunds, reversals and credit notes. Sums are numeric, because an integer overflows. */
export const REFUND_MISMATCHES = sql`
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
