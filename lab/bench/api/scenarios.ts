import type { Cart } from "@ligate/contract/cart/schemas";
import type { Request } from "autocannon";
import { Browser } from "../../../api/src/testing/browser.ts";
import { signUp } from "../../../api/src/testing/customers.ts";
import { ADDRESS, add, capture, openPayment } from "../../../api/src/testing/shoppers.ts";
import { HttpTransport } from "../../http-transport.ts";
import { AIMS } from "../report.ts";
import { GENE_TERMS, HOSTILE_QUERIES, MIXED, NOT_FOUND, PARTIAL_QUERIES, PREFIXES } from "./search-terms.ts";
import type { BenchStore } from "./store.ts";

/** How many clients send at the same time. */
export const CLIENTS = 8;

/** Sends requests that depend on each other, and waits for the responses. */
export type Flow = () => Promise<unknown>;

/** A kind of request. */
export interface Scenario {
  name: string;
  /** The process that responds. */
  server: "api" | "bare";
  /** Requests of a round. */
  requests: number;
  /** The statement of the bare server with whose CPU time it is compared, by key by default. */
  yardstick?: string;
  /** At most this many times the CPU time of the yardstick. */
  atMost?: number;
  statementsAtMost?: number;
  /** Seconds after the last response in which work that it has begun still counts. */
  settlesInS?: number;
  /** Prepares a client. @returns the requests that it repeats, or a flow */
  prepare(origin: string, store: BenchStore): Promise<Sent[] | Flow>;
}

/** A client with its own IP address and cookies. */
interface Client {
  n: number;
  address: string;
  browser: Browser;
}

let clients = 0;

/** A new client of a server. */
export function createClient(origin: string): Client {
  const n = ++clients;
  // A loopback address, which has no limit of reads.
  const address = `127.18.${n >> 8}.${n & 255}`;
  return { n, address, browser: new Browser(new HttpTransport(() => origin), address) };
}

/** A request that can be sent again. The body is JSON. */
export interface Sent extends Request {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * A request of a client as it is now: with its cookies, its token and its address.
 * @param body is sent as JSON by POST
 */
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
async function readBody(response: ReturnType<Browser["get"]>) {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`The response is ${status}: ${JSON.stringify(body)}`);
  return body;
}

export const CART = "/api/orders/cart/";
/** Bodies that add a supply and a design to the cart. */
const SUPPLY = { cart_item: { product_sku: "TR-1001", unit_size: "1 mL" }, quantity: 1 };
const DESIGN = { cart_item: { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" }, quantity: 1 };

/** A new visitor with a cart of two lines: a supply and a design. */
export async function createShopper(origin: string): Promise<Client> {
  const client = createClient(origin);
  for (const body of [SUPPLY, DESIGN]) await readBody(client.browser.post(CART, body));
  return client;
}

/** The same list from another item on. */
export const rotate = <T>(list: T[], n: number): T[] => [
  ...list.slice(n % list.length),
  ...list.slice(0, n % list.length),
];

/** Requests of a guest for these paths. Each client begins with another one. */
function readPaths(origin: string, paths: string[]): Sent[] {
  const client = createClient(origin);
  const first = client.n * Math.ceil(paths.length / CLIENTS);
  return rotate(paths, first).map((path) => toRequest(client, path));
}

/** Requests addresses one after the other. */
const read = (name: string, requests: number, paths: string[], more: Partial<Scenario> = {}): Scenario => ({
  ...{ name, server: "api", requests, ...more },
  prepare: async (origin) => readPaths(origin, paths),
});

const BY_KEY = "bare, by key";
const LIST = "bare, list of 20";
const SKUS = Array.from({ length: 1_000 }, (_, n) => `/products/SKU-${n}`);
const CATEGORIES = Array.from({ length: 20 }, (_, n) => `/categories/category-${n}`);

/** The yardsticks. */
export const BARE: Scenario[] = [
  read(BY_KEY, 4_000, SKUS, { server: "bare" }),
  read(LIST, 4_000, CATEGORIES, { server: "bare" }),
];
export const isYardstick = ({ name }: Scenario, { yardstick = BY_KEY }: Scenario) => name === yardstick;

const KITS = "/api/interface/get-product-page/gene-knock-out/";
const STOCK = "/api/interface/get-product-page/lentivirus-control-stock/";
const PRODUCTS = "/api/products";
const FEATURED = `${PRODUCTS}/load-featured-product-page/TR-1001`;
const SUMMARY = `${PRODUCTS}/get-product-summary/CA-LA-CMXXPC-XXXXXX/`;
const GENES = `${PRODUCTS}/get-gene-table-by-symbol/`;

/** Requests that differ in an encoded text only. */
const vary = (prefix: string, texts: string[]) => texts.map((text) => prefix + encodeURIComponent(text));
const { list, detail, readCart, addToCart, checkout, checkoutStatements } = AIMS.api;

/** Pages and searches that are the same for all visitors. */
const PUBLIC: Scenario[] = [
  read("category page with its kits", 1_600, [KITS], { yardstick: LIST, atMost: list }),
  read("category page with its stock", 1_600, [STOCK]),
  read("featured product", 1_600, [FEATURED], { atMost: detail }),
  read("product of a design SKU", 1_600, [SUMMARY], { atMost: detail }),
  read("search, rare term (TP53)", 200, ["/api/search/?q=TP53"]),
  read("search, mixed words", 200, vary("/api/search/?q=", MIXED)),
  read("search without results", 80, vary("/api/search/?q=", NOT_FOUND)),
  read("search suggestions", 200, vary("/api/search/suggestions/?q=", PARTIAL_QUERIES)),
  read("gene search, prefix", 400, vary(`${GENES}?species=Human&symbol=`, PREFIXES)),
];

const GENE_SEARCHES = Object.entries(GENE_TERMS).map(([kind, terms]) =>
  read(`genes by ${kind}`, 200, vary(`${GENES}?species=Human&symbol=`, terms)),
);

const HOSTILE = Object.entries(HOSTILE_QUERIES).map(([kind, queries]) =>
  read(`hostile query, ${kind}`, 40, vary("/api/search/?q=", queries)),
);

const CARTS: Scenario[] = [
  {
    ...{ name: "add to cart", server: "api", requests: 400, atMost: addToCart },
    prepare: async (origin) => {
      const shopper = await createShopper(origin);
      return [SUPPLY, DESIGN].map((body) => toRequest(shopper, CART, body));
    },
  },
  {
    ...{ name: "read a cart of two lines", server: "api", requests: 800, atMost: readCart },
    prepare: async (origin) => [toRequest(await createShopper(origin), CART)],
  },
];

/** Signs a new customer up. */
async function createCustomer(origin: string): Promise<Client> {
  const client = createClient(origin);
  await readBody(signUp(client.browser, `bench-${client.n}@lab.example`));
  return client;
}

const CUSTOMERS: Scenario[] = [
  {
    ...{ name: "list of orders", server: "api", requests: 400 },
    prepare: async (origin) => [toRequest(await createCustomer(origin), "/api/users/view-orders/")],
  },
  {
    ...{ name: "whole checkout: add, cart, tax, create, capture, view", server: "api", requests: 160 },
    ...{ atMost: checkout, statementsAtMost: checkoutStatements },
    // The outbox sends the mails within a second, and PayPal's webhooks arrive.
    settlesInS: 3,
    prepare: async (origin, { services, postgres }) => {
      const { browser } = await createCustomer(origin);
      let bought = 0;
      return async () => {
        // An account may begin 60 payments an hour.
        if (++bought % 20 === 0) await postgres.query("delete from limits");
        await buy(browser, services.get("sandbox").origin);
      };
    },
  },
];

/** A customer buys a design with PayPal. */
async function buy(browser: Browser, sandbox: string) {
  await readBody(add(browser));
  const cart: Cart = await readBody(browser.get(CART));
  await readBody(browser.get(`/api/tax/?zip_code=${ADDRESS.zipcode}`));
  const id = await openPayment(browser, cart, { payment_source: "paypal" });
  // As the buyer does in PayPal's window.
  const { ok, status } = await fetch(`${sandbox}/paypal/sdk/orders/${id}/approve`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ behaviour: "approve" }),
  });
  if (!ok) throw new Error(`The payment ${id} was not approved: ${status}`);
  const captured = await readBody(capture(browser, id, cart, { cart: cart.data }));
  const captureId = captured.purchase_units[0].payments.captures[0].id;
  await readBody(browser.get(`/api/users/view-order/${captureId}`));
}

/** All scenarios except the yardsticks. */
export const SCENARIOS: Scenario[] = [...CARTS, ...PUBLIC, ...GENE_SEARCHES, ...HOSTILE, ...CUSTOMERS];
