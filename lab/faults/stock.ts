import { type Finding, finding } from "../store/report.ts";
import type { TestStack } from "./test-stack.ts";

/** Items of the content whose pieces are counted, the affordable ones first. More are made to order. */
export const STOCK_ITEMS = [
  ..."ST-1001 ST-1002 ST-1003 ST-1004 ST-1005 ST-1006".split(" "),
  ..."ST-2001 ST-2002 ST-2003 ST-2004".split(" "),
];
/** Pieces that each customer of a counted item wants. */
export const WANTED = 2;

/** Sets the counts of stock items, as staff do after they have counted. */
export async function setStock(store: TestStack, skus: string[], count: number) {
  for (const sku of skus) await store.staff("stock:set", sku, String(count), "--reason", "Counted");
}

/**
 * Checks all stock counts and quotes, without the store's own audit: the count is the pieces that staff have
 * counted less those of all orders that are not cancelled, and a quote is used by the order that has its
 * lines.
 */
export async function checkStock(store: TestStack): Promise<Finding[]> {
  const oversold = await store.rows(OVERSOLD);
  const quotes = await store.rows(WRONG_QUOTES);
  return [...oversold, ...quotes].map((row) => finding("promised twice", row));
}

/** Runs the store's audit. */
export async function auditStore(store: TestStack, ...args: string[]): Promise<Finding[]> {
  const { rows = [], hasFailed } = await store.staff("audit", ...args);
  return hasFailed ? rows.map((row) => finding("audit of the store", row)) : [];
}

/** Counted pieces come from `count` and `adjust`; `stock_count` is what no order has reserved. */
const OVERSOLD = `
  select s.sku, s.stock_count as left, counted.pieces as counted, promised.pieces as promised
  from stock_items s
  cross join lateral (
    select coalesce(sum(quantity), 0)::int as pieces from stock_changes
      where sku = s.sku and kind in ('count', 'adjust')
  ) as counted
  cross join lateral (
    select coalesce(sum(l.reserved_quantity), 0)::int as pieces from order_lines l
      join orders o on o.id = l.order_id where l.product_sku = s.sku and o.status <> 'cancelled'
  ) as promised
  where s.stock_count is not null
    and (s.stock_count < 0 or counted.pieces - promised.pieces <> s.stock_count)`;

const WRONG_QUOTES = `
  select q.number, q.order_id, count(distinct o.id)::int as orders
  from quotes q
  join quote_lines ql on ql.quote_id = q.id
  left join order_lines l on l.quote_line_id = ql.id
  left join orders o on o.id = l.order_id and o.status <> 'cancelled'
  group by q.id
  having count(distinct o.id) > 1 or (count(distinct o.id) = 1) <> (q.order_id is not null)`;
