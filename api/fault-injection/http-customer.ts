import { Browser, type Transport } from "../src/testing/browser.ts";
import { signUp } from "../src/testing/customers.ts";
import type { TestStack } from "./test-stack.ts";

export interface Customer {
  id: number;
  email: string;
  by: Browser;
}

/** Sends requests over HTTP to the current API process. */
function transportTo({ origin }: TestStack): Transport {
  return {
    async inject({ method, url, headers, remoteAddress, payload }) {
      const isForm = payload instanceof FormData;
      const body = isForm ? payload : JSON.stringify(payload);
      const type: Record<string, string> = isForm || !payload ? {} : { "content-type": "application/json" };
      const sent = { ...headers, ...type, "x-forwarded-for": remoteAddress };
      const answer = await fetch(origin() + url, { method, headers: sent, ...(payload ? { body } : {}) });
      const text = await answer.text();
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        cookies: answer.headers.getSetCookie().map(cookieOf),
        json: () => (text === "" ? undefined : JSON.parse(text)),
      };
    },
  };
}

const cookieOf = (line: string) => {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)) };
};

/** A limit that repeated runs do not reach. */
const PURCHASE_ORDERS = "100000";

/** Signs up customers who may order by purchase order, each with its own IP address. */
export async function signUpMany(store: TestStack, count: number, name: string): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let n = 1; n <= count; n++) {
    const email = `${name}-${n}@lab.example`;
    const by = new Browser(transportTo(store), `192.0.2.${n}`);
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
