import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { stockItems } from "../../../catalog/tables.ts";
import type { Mismatch } from "./audit-money.ts";

/** Compares the counts of stock items with their changes, and these with the pieces that orders have reserved. */
export async function auditStock(tx: Tx) {
  return { items: await tx.$count(stockItems), mismatches: await queryRows<Mismatch>(tx, MISMATCHES) };
}

/** By order and item: the pieces `taken` from the stock, and those `reserved` by the lines unless it is cancelled. */
const MISMATCHES = sql`
  with counted as (
    select sku, sum(quantity) as pieces from stock_changes group by sku
  ), taken as (
    select order_number, sku, -sum(quantity) as pieces from stock_changes
    where order_number is not null group by order_number, sku
  ), reserved as (
    select o.order_number, l.product_sku as sku, sum(l.reserved_quantity) as pieces
    from orders o join order_lines l on l.order_id = o.id
    where o.status <> 'cancelled' and l.reserved_quantity <> 0
    group by o.order_number, l.product_sku
  ), found as (
    select null as order_number, i.sku || ' has ' || coalesce(i.stock_count, 0) || ' free pieces, its changes add up to '
        || coalesce(c.pieces, 0) as mismatch
      from stock_items i left join counted c on c.sku = i.sku
      where coalesce(i.stock_count, 0) <> coalesce(c.pieces, 0)
    union all
    select coalesce(t.order_number, r.order_number), 'has taken ' || coalesce(t.pieces, 0) || ' pieces of '
        || coalesce(t.sku, r.sku) || ' from the stock, its lines reserve ' || coalesce(r.pieces, 0)
      from taken t full join reserved r on r.order_number = t.order_number and r.sku = t.sku
      where coalesce(t.pieces, 0) <> coalesce(r.pieces, 0)
  )
  select coalesce(order_number, 'none') as "order", mismatch from found order by 1, 2`;
