import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../db/database.ts";
import { type Invoice, invoices } from "../invoices/invoices.table.ts";
import type { LedgerKind, LedgerRow } from "./journal.ts";

/** Days in UTC, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** A sum of rows, in cents. */
export interface Sum {
  count: number;
  cents: number;
}

/** The sum of a kind and currency in the ledger itself. */
export interface LedgerSum extends Sum {
  kind: LedgerKind;
  currency: string;
}

interface FoundRow extends Omit<LedgerRow, "order"> {
  orderId: number;
  orderNumber: string;
  invoiceNumber: string | null;
  creditNote: string | null;
  state: string;
  customer: string;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
  taxCents: number | null;
}

/** The rows of the ledger to the end of a day, in the order in which they were booked. */
export async function readLedger(tx: Tx, to: string): Promise<LedgerRow[]> {
  const found = await queryRows<FoundRow>(tx, selectRows(to));
  return found.map(({ orderId, orderNumber, invoiceNumber, creditNote, ...row }) => {
    const { state, customer, subtotalCents, shippingCents, totalCents, taxCents, ...booked } = row;
    const amounts = { subtotalCents, shippingCents, totalCents, taxCents };
    const invoice = invoiceNumber === null ? "" : invoiceLabel(invoiceNumber);
    return {
      ...booked,
      order: { id: orderId, number: orderNumber, state, customer, ...amounts },
      document: creditNote ?? invoice,
      reference: creditNote === null ? row.reference : invoice,
    };
  });
}

export const readInvoicesAsIssued = (tx: Tx): Promise<Invoice[]> => tx.select().from(invoices);

/** The sums of the ledger in a period, from its amounts alone. */
export const sumLedger = (tx: Tx, { from, to }: Period): Promise<LedgerSum[]> =>
  queryRows(
    tx,
    sql`select kind, currency, count(*)::int as count, sum(amount_cents)::float8 as cents
      from ledger where at >= ${startOf(from)} and at < ${endOf(to)} group by kind, currency`,
  );

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'UTC'`;
const endOf = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`;

/**
 * Every row once. Cents are cast to float8, which is exact for them, because bigint is returned as text. A transfer from before
 * bank payments were recorded has the order number as its reference, which is that of its invoice too.
 */
const selectRows = (to: string) => sql`
  select l.kind, l.amount_cents::float8 as "amountCents", l.currency,
    to_char(l.at at time zone 'UTC', 'YYYY-MM-DD') as day,
    o.id as "orderId", o.order_number as "orderNumber", o.address->>'state' as state,
    coalesce(nullif(u.company, ''), u.email) as customer, o.subtotal_cents::float8 as "subtotalCents",
    o.shipping_cents::float8 as "shippingCents", o.total_cents::float8 as "totalCents", o.tax_cents::float8 as "taxCents",
    i.id as "invoiceId", i.number as "invoiceNumber", n.number as "creditNote",
    coalesce(c.capture_id, q.capture_id) as "captureId",
    coalesce(c.status = 'disputed' and i.id is null, false) as "isHeld",
    coalesce(b.reference, po.po_number, l.reference) as reference, coalesce(b.received_on::text, '') as "receivedOn"
  from ledger l
    join orders o on o.id = l.order_id
    join users u on u.id = o.user_id
    left join payments c on l.kind = 'capture' and c.capture_id = l.reference
    left join refunds r on l.kind in ('refund', 'reversal') and r.provider_refund_id = l.reference
    left join payments q on q.id = r.payment_id
    left join credit_notes n on l.kind = 'credit_note' and n.number = l.reference
    left join invoices t on l.kind = 'transfer' and t.order_id = l.order_id
      and split_part(l.reference, ' ', 1) in (t.number, ${invoiceLabel("")} || t.number)
    left join bank_payments b on b.invoice_id = t.id
      and l.reference = ${invoiceLabel("")} || t.number || ' ' || b.method || ' ' || b.reference
    left join invoices i on i.id = coalesce(
      case when coalesce(c.currency, q.currency) = l.currency then coalesce(c.invoice_id, q.invoice_id) end,
      n.invoice_id, t.id)
    left join purchase_orders po on l.kind in ('purchase_order', 'void') and po.order_id = l.order_id
  where l.at < ${endOf(to)}
  order by l.at, l.id`;
