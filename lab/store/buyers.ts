import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Cart } from "@ligate/contract/cart/schemas";
import { Browser, type Transport } from "../../api/src/testing/browser.ts";
import { captureHalf, payByOrder, poForm } from "../../api/src/testing/purchase-orders.ts";
import { add, capture, PLASMID, paymentBody } from "../../api/src/testing/shoppers.ts";

/** How a store is read beside its processes. */
export interface Records {
  rows<Row extends object>(text: string, params?: unknown[]): Promise<Row[]>;
  /** The address of the sandbox. */
  sandbox: string;
}

export interface Customer {
  id: number;
  by: Browser;
}

/** With a limit of purchase orders that no run reaches. */
const INSERT_CUSTOMER = `
  with added as (
    insert into users (email, email_verified_at)
      values ('buyer-' || gen_random_uuid() || '@lab.example', now()) returning id
  ), allowed as (
    insert into purchase_order_limits (user_id, max) select id, 100000 from added
  )
  insert into sessions (id_hash, user_id, expires_at)
    select $1, id, now() + interval '1 day' from added returning user_id as id`;

/**
 * Signs a customer up in the database, because hashing a thousand passwords would take a minute. Each has an
 * own IP address.
 * @param cookie the name of the session cookie
 */
export async function insertCustomer({ rows }: Records, transport: Transport, cookie = "sessionid") {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(INSERT_CUSTOMER, [hash]);
  const by = new Browser(transport, `198.51.${id >> 8}.${id & 255}`);
  by.cookies.set(cookie, token);
  return { id, by } satisfies Customer;
}

export interface Answer {
  status: number;
  body?: ReturnType<typeof JSON.parse>;
}

/** @returns the body of a response @throws an error with the status as its cause if it is not 200 */
export function expectOk({ status, body }: Answer): Answer["body"] {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`, { cause: status });
  return body;
}

/** The items that a customer puts into the cart. */
interface Items {
  /** Pieces of a design, which are not counted. */
  pieces?: number;
  /** A counted item. */
  stock?: { sku: string; quantity: number };
  /** The number of a quote. */
  quote?: string;
}

/** Fills the cart. @returns the cart as the page shows it before the payment */
export async function fillCart({ by }: Customer, { pieces, stock, quote }: Items): Promise<Cart> {
  if (pieces) expectOk(await add(by, PLASMID, pieces));
  if (stock) expectOk(await add(by, stock.sku, stock.quantity));
  if (quote) expectOk(await by.post(`/api/orders/cart/add-quote-to-cart/${quote}`));
  return expectOk(await by.get("/api/orders/cart/"));
}

/** PayPal reviews payments by the `reviewed card`. */
export type WayToPay = "card" | "paypal" | "purchase order" | "reviewed card";

/** A payment that its buyer can submit, and submit again under the same key. */
export interface Payment {
  /** PayPal's id of its order; empty if none pays. */
  payPalId: string;
  /** The key by which the page asks for the outcome. */
  key: string;
  /** @param cart as the page shows it, if it has changed */
  submit(cart?: Cart): Promise<Answer>;
}

/**
 * Prepares a payment of the cart: creates PayPal's order and approves it.
 * @param isHalf half of the cart is paid by this, and half by purchase order
 */
export async function preparePayment(
  { sandbox }: Pick<Records, "sandbox">,
  { by }: Customer,
  cart: Cart,
  way: WayToPay,
  isHalf = false,
): Promise<Payment> {
  if (way === "purchase order") {
    const attempt = randomUUID();
    return { payPalId: "", key: attempt, submit: (seen = cart) => payByOrder(by, seen, { attempt }) };
  }
  const half = isHalf && { total_price: Number(poForm(cart).credit_price) };
  const body = { ...paymentBody(cart), ...half, ...toSource(way) };
  const { id } = expectOk(await by.post("/api/orders/create/", body));
  await approvePayment(sandbox, id, way);
  const submit = (seen = cart) =>
    isHalf ? captureHalf(by, id, seen) : capture(by, id, seen, { cart: seen.data });
  return { payPalId: id, key: id, submit };
}

/** The API refuses a payment that is confirmed in another way than it was created for. */
export const toSource = (way: WayToPay) => ({ payment_source: way === "paypal" ? "paypal" : "card" });

const CARDS: Partial<Record<WayToPay, string>> = {
  card: "4111111111111111",
  "reviewed card": "4000000000000259",
};

/** Approves a payment as the buyer does, in PayPal's window or its card form. */
export async function approvePayment(sandbox: string, payPalId: string, way: WayToPay) {
  const number = CARDS[way];
  const card = { name: "Ada Byron", number, expiry: "2031-07", security_code: "123" };
  const path = number ? "confirm-card" : "approve";
  const { status } = await fetch(`${sandbox}/paypal/sdk/orders/${payPalId}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(number ? card : { behaviour: "approve" }),
  });
  expectOk({ status });
}
