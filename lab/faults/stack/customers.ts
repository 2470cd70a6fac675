import { createHash, randomBytes } from "node:crypto";
import { Browser, type Transport } from "../../../api/src/testing/browser.ts";
import type { TestStack } from "./test-stack.ts";

export interface Customer {
  id: number;
  by: Browser;
}

/** With a limit of purchase orders that no run reaches. */
const INSERT_CUSTOMER = `
  with added as (
    insert into users (email, email_verified_at)
      values ('faults-' || gen_random_uuid() || '@lab.example', now()) returning id
  ), allowed as (
    insert into purchase_order_limits (user_id, max) select id, 100000 from added
  )
  insert into sessions (id_hash, user_id, expires_at)
    select $1, id, now() + interval '1 day' from added returning user_id as id`;

/**
 * Writes a signed-in customer into the database, because hashing a thousand passwords would take a minute. Each customer
 * has an own IP address.
 * @param cookie the name of the session cookie
 */
export async function insertCustomer(
  { rows }: Pick<TestStack, "rows">,
  transport: Transport,
  cookie = "sessionid",
): Promise<Customer> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  const [row] = await rows<{ id: number }>(INSERT_CUSTOMER, [hash]);
  const id = row?.id ?? 0;
  const by = new Browser(transport, `198.51.${id >> 8}.${id & 255}`);
  by.cookies.set(cookie, token);
  return { id, by };
}
