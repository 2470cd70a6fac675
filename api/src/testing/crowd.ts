import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, queryRows } from "../db/database.ts";
import { ADDRESS } from "./shoppers.ts";

/** A customer with a cart and a payment for it that PayPal has created. */
export interface CrowdMember {
  userId: number;
  /** PayPal's id of the order. */
  providerOrderId: string;
  lineIds: number[];
}

/**
 * Writes verified customers who have the same products in their carts, one piece each, and a payment for the cart.
 * Every second customer has added the products in the reverse order.
 */
export async function aCrowd(
  db: Database,
  size: number,
  skus: string[],
  totalCents: number,
): Promise<CrowdMember[]> {
  await db.execute(sql`
    insert into users (email, email_verified_at)
    select 'buyer' || n || '@lab.example', now() from generate_series(1, ${size}::int) n`);
  await db.execute(sql`insert into carts (user_id) select id from users`);
  await db.execute(sql`
    insert into cart_lines (cart_id, product_sku, unit_size, quantity)
    select c.id, s.sku, '', 1
    from carts c, unnest(${sql.raw(`array['${skus.join("','")}']`)}) with ordinality s(sku, position)
    order by c.id, case when c.id % 2 = 0 then s.position else -s.position end`);
  await db.execute(sql`
    insert into payments (user_id, amount_cents, shipping_address, create_request_id, provider_order_id)
    select id, ${totalCents}::int, ${JSON.stringify(ADDRESS)}::jsonb, 'create-' || id, 'ORDER' || id from users`);
  await db.execute(sql`insert into tax_rates (zip, total_rate) values ('02142', '0.086250')`);
  return queryRows(
    db,
    sql`
      select u.id as "userId", 'ORDER' || u.id as "providerOrderId", array_agg(l.id order by l.id) as "lineIds"
      from users u join carts c on c.user_id = u.id join cart_lines l on l.cart_id = c.id
      group by u.id order by u.id`,
  );
}

/** Requests that are under way at the same time: ten times the connections of a process. */
const AT_ONCE = 100;

/** Does the work of all members, many at the same time. @returns their results in the order of their ends */
export async function together<Member>(
  crowd: Member[],
  work: (member: Member, index: number) => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>[]> {
  const results: PromiseSettledResult<unknown>[] = [];
  const waiting = crowd.entries();
  const takeTurns = async () => {
    for (const [index, member] of waiting) results.push(...(await Promise.allSettled([work(member, index)])));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return results;
}

/** Measures the longest time in seconds that a statement waits for a lock while `work` runs. PostgreSQL only. */
export async function longestLockWait(db: Database, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const done = new AbortController();
  const sampling = (async () => {
    while (!done.signal.aborted) {
      const [now] = await queryRows<{ seconds: number }>(
        db,
        sql`
          select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as seconds
          from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      longest = Math.max(longest, now?.seconds ?? 0);
      await pause(20);
    }
  })();
  try {
    await work();
  } finally {
    done.abort();
    await sampling;
  }
  return longest;
}
