import { createHash, randomBytes } from "node:crypto";
import { Browser } from "../../../api/src/testing/browser.ts";
import { HttpTransport } from "../../http-transport.ts";
import type { TestStack } from "./test-stack.ts";

export interface Customer {
  id: number;
  by: Browser;
}

const INSERT_USERS = `insert into users (email, email_verified_at)
  select 'faults-' || gen_random_uuid() || '@lab.example', now() from generate_series(1, $1) returning id`;
/** A limit that repeated runs do not reach. */
const ALLOW_PURCHASE_ORDERS = `insert into purchase_order_limits (user_id, max)
  select id, 100000 from unnest($1::int[]) as id`;
const INSERT_SESSIONS = `insert into sessions (id_hash, user_id, expires_at)
  select hash, id, now() + interval '1 day' from unnest($1::text[], $2::int[]) as made(hash, id)`;

/**
 * Writes signed-in customers into the database, because hashing a thousand passwords would take a minute. Each may order
 * by purchase order, and has its own IP address.
 * @param origin the API process of each request; by default one after the other
 */
export async function insertCustomers(
  store: TestStack,
  count: number,
  origin = store.api.next,
): Promise<Customer[]> {
  const ids = (await store.rows<{ id: number }>(INSERT_USERS, [count])).map(({ id }) => id);
  const tokens = ids.map(() => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("base64url"));
  await store.rows(ALLOW_PURCHASE_ORDERS, [ids]);
  await store.rows(INSERT_SESSIONS, [hashes, ids]);
  return ids.map((id, i) => {
    const by = new Browser(new HttpTransport(origin), `198.51.${100 + (id >> 8)}.${id & 255}`);
    by.cookies.set("sessionid", tokens[i] ?? "");
    return { id, by };
  });
}
