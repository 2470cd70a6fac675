import { sql } from "drizzle-orm";
import { type Database, queryRows } from "../../../db/database.ts";

/** Rows behind the newest one that are read, so that the time does not grow with the table. */
const NEWEST = 5_000;

/** Orders that were placed within the last 24 hours, by what paid for them; 5,000 at most. */
export async function countRecentOrders(db: Database): Promise<Record<string, number>> {
  const rows = await queryRows<{ source: string; orders: number }>(
    db,
    sql`select payment_source as source, count(*)::int as orders from orders
      where id > (select max(id) from orders) - ${NEWEST} and placed_at > now() - interval '1 day'
        and status <> 'pending_payment'
      group by payment_source`,
  );
  return Object.fromEntries(rows.map(({ source, orders }) => [source, orders]));
}
