import { sql } from "drizzle-orm";
import { type Database, queryRows } from "../../db/database.ts";

/**
 * Reads the stock items of the seed. Their counts are changed by orders, and their tables are not empty after the seed.
 * @returns a function that restores the items and removes the changes since then
 */
export async function snapshotStock(db: Database): Promise<() => Promise<void>> {
  const items = await queryRows(
    db,
    sql`select sku, stock_count, made_to_order_days, offered from stock_items`,
  );
  const [last] = await queryRows<{ id: number }>(
    db,
    sql`select coalesce(max(id), 0)::int as id from stock_changes`,
  );
  const seeded = JSON.stringify(items);
  return async () => {
    await db.execute(sql`delete from stock_changes where id > ${last?.id}`);
    await db.execute(sql`
      update stock_items i
      set stock_count = s.stock_count, made_to_order_days = s.made_to_order_days, offered = s.offered
      from jsonb_to_recordset(${seeded}::jsonb)
        as s(sku text, stock_count int, made_to_order_days int, offered boolean)
      where s.sku = i.sku and (i.stock_count, i.made_to_order_days, i.offered)
        is distinct from (s.stock_count, s.made_to_order_days, s.offered)`);
  };
}
