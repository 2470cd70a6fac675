import { createHash, randomBytes } from "node:crypto";
import { Browser } from "../../../api/src/testing/browser.ts";
import { signUp } from "../../../api/src/testing/customers.ts";
import { HttpTransport } from "../../http-transport.ts";
import type { TestStack } from "./test-stack.ts";

export interface Customer {
  id: number;
  email: string;
  by: Browser;
}

/** A limit that repeated runs do not reach. */
const PURCHASE_ORDERS = "100000";

/**
 * Signs up customers who may order by purchase order, each with its own IP address.
 * @param origin the API process of each request; by default one after the other
 */
export async function signUpMany(
  store: TestStack,
  count: number,
  name: string,
  origin = store.api.next,
): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let n = 1; n <= count; n++) {
    const email = `${name}-${n}@lab.example`;
    const by = new Browser(new HttpTransport(origin), `192.0.2.${n}`);
    const { status, body } = await signUp(by, email);
    if (status !== 200) throw new Error(`${email} could not sign up: ${status} ${JSON.stringify(body)}`);
    const [user] = await store.rows<{ id: number }>(
      "update users set email_verified_at = now() where email = $1 returning id",
      [email],
    );
    await store.staff("account:po-limit", email, PURCHASE_ORDERS);
    customers.push({ id: user?.id ?? 0, email, by });
  }
  return customers;
}

/** Writes signed-in customers into the database, because hashing a thousand passwords would take a minute. */
export async function insertMany(store: TestStack, count: number, name: string): Promise<Customer[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const users = await store.rows<{ id: number; email: string }>(
    `insert into users (email, email_verified_at)
      select $1 || '-' || n || '@lab.example', now() from generate_series(1, $2) n order by n
      returning id, email`,
    [name, count],
  );
  await store.rows(
    `insert into sessions (id_hash, user_id, expires_at)
      select hash, id, now() + interval '1 day' from unnest($1::text[], $2::int[]) as made(hash, id)`,
    [
      tokens.map((token) => createHash("sha256").update(token).digest("base64url")),
      users.map(({ id }) => id),
    ],
  );
  return users.map(({ id, email }, i) => {
    const by = new Browser(new HttpTransport(store.api.next), `198.51.${100 + (i >> 8)}.${i & 255}`);
    by.cookies.set("sessionid", tokens[i] ?? "");
    return { id, email, by };
  });
}
