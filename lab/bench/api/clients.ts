import type { Request } from "autocannon";
import { Browser } from "../../../api/src/testing/browser.ts";
import { HttpTransport } from "../../http-transport.ts";

/** A client with its own IP address and cookies. */
export interface Client {
  n: number;
  address: string;
  browser: Browser;
}

let clients = 0;

/** A new client of a server. */
export function createClient(origin: string): Client {
  const n = ++clients;
  const address = `198.18.${n >> 8}.${n & 255}`;
  return { n, address, browser: new Browser(new HttpTransport(() => origin), address) };
}

/** A request that can be sent again. The body is JSON. */
export interface Sent extends Request {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A request of a client as it is now: with its cookies, its token and its address. @param body is sent as JSON by POST */
export function toRequest({ browser, address }: Client, path: string, body?: object): Sent {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const token = browser.cookies.get("XSRF-TOKEN");
  return {
    ...{ path, method: body ? "POST" : "GET", ...(body && { body: JSON.stringify(body) }) },
    headers: {
      "x-forwarded-for": address,
      ...(cookie && { cookie }),
      ...(token && { "x-xsrf-token": token }),
      ...(body && { "content-type": "application/json" }),
    },
  };
}

/** Reads the body of a response. @throws if the status is not 200 */
export async function readBody(response: ReturnType<Browser["get"]>) {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`The response is ${status}: ${JSON.stringify(body)}`);
  return body;
}

export const CART = "/api/orders/cart/";
/** Bodies that add a supply and a design to the cart. */
export const SUPPLY = { cart_item: { product_sku: "TR-1001", unit_size: "1 mL" }, quantity: 1 };
export const DESIGN = { cart_item: { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" }, quantity: 1 };

/** A new visitor with a cart of two lines: a design and a supply. */
export async function createShopper(origin: string): Promise<Client> {
  const client = createClient(origin);
  for (const body of [SUPPLY, DESIGN]) await readBody(client.browser.post(CART, body));
  return client;
}
