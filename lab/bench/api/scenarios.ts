import type { Cart } from "@ligate/contract/cart/schemas";
import { Browser } from "../../../api/src/testing/browser.ts";
import { signUp } from "../../../api/src/testing/customers.ts";
import { ADDRESS, add, capture, openPayment, PLASMID } from "../../../api/src/testing/shoppers.ts";
import { HttpTransport } from "../../http-transport.ts";
import type { BenchStore } from "./store.ts";

/** Sends a request, or several that belong together, and waits for the responses. */
export type Send = () => Promise<unknown>;

/** A kind of request. */
export interface Scenario {
  name: string;
  /** The process that responds. */
  server: "api" | "bare";
  /** Requests of a round. */
  requests: number;
  /** At most this many times the CPU time of a statement of the bare server. */
  aim?: { of: "bare, by key" | "bare, list of 20"; atMost: number };
  /** The first size of the growth table at which its response has its full length; the first one by default. */
  fullAnswerFromSize?: number;
  /** Seconds after the last response in which work that it has begun still counts. */
  settlesInS?: number;
  /** Prepares one of the clients that send at the same time. */
  prepare(client: Client, store: BenchStore): Promise<Send>;
}

/** A client with its own IP address and cookies. */
interface Client {
  n: number;
  browser: Browser;
}

let clients = 0;

/** A new client of a server. */
export function createClient(origin: string): Client {
  const n = ++clients;
  return { n, browser: new Browser(new HttpTransport(() => origin), `198.18.${n >> 8}.${n & 255}`) };
}

/** Reads the body of a response. @throws if the status is not 200 */
async function readBody(response: ReturnType<Browser["get"]>) {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`The response is ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Requests addresses one after the other; each client begins with another one. */
const read = (
  name: string,
  requests: number,
  buildAddress: (n: number) => string,
  more: Partial<Scenario> = {},
): Scenario => ({
  ...{ name, server: "api", requests, ...more },
  prepare: async ({ browser, n: first }) => {
    let n = first;
    return () => readBody(browser.get(buildAddress(n++)));
  },
});

const bare = { server: "bare" } as const;

/** The yardsticks. */
export const BARE: Scenario[] = [
  read("bare, by key", 2_000, (n) => `/products/SKU-${n % 1_000}`, bare),
  read("bare, list of 20", 2_000, (n) => `/categories/category-${n % 20}`, bare),
];

const pick = (texts: string[], n: number) => encodeURIComponent(texts[n % texts.length] ?? "");

const MIXED_WORDS = [
  "TP53 CRISPR knock out human",
  "tumor protein p53",
  "human BRCA1 CRISPR",
  "mCherry control",
  "transfection reagent",
  "BRCA1 overexpression",
];
const NOT_FOUND = ["flurbodine reagent", "bicycle pump", "qwertase kit"];
const PARTIAL_QUERIES = ["TP5", "lenti", "transf", "contr", "KO-LV"];
const PREFIXES = ["TP5", "BRC", "EGF", "MYC", "CDK", "KRA", "STA", "NOT"];

const CATEGORY = "/api/interface/get-product-page";
const PRODUCTS = "/api/products";
const GENES = `${PRODUCTS}/get-gene-table-by-symbol/?species=Human`;

const timesByKey = (atMost: number) => ({ aim: { of: "bare, by key" as const, atMost } });
const timesList = (atMost: number) => ({ aim: { of: "bare, list of 20" as const, atMost } });

/** Pages and searches that are the same for all visitors. */
const PUBLIC: Scenario[] = [
  read("category page with its kits", 400, () => `${CATEGORY}/gene-knock-out/`, timesList(3)),
  read("category page with its stock", 400, () => `${CATEGORY}/lentivirus-control-stock/`),
  read("featured product", 400, () => `${PRODUCTS}/load-featured-product-page/TR-1001`, timesByKey(2.5)),
  read(
    "product of a design SKU",
    800,
    () => `${PRODUCTS}/get-product-summary/CA-LA-CMXXPC-XXXXXX/`,
    timesByKey(2.5),
  ),
  read("search, rare term (TP53)", 200, () => "/api/search/?q=TP53"),
  read("search, mixed words", 200, (n) => `/api/search/?q=${pick(MIXED_WORDS, n)}`),
  read("search without results", 80, (n) => `/api/search/?q=${pick(NOT_FOUND, n)}`),
  read("search suggestions", 200, (n) => `/api/search/suggestions/?q=${pick(PARTIAL_QUERIES, n)}`),
  read("gene search, prefix", 400, (n) => `${GENES}&symbol=${pick(PREFIXES, n)}`),
];

const SUPPLY = { product_sku: "TR-1001", unit_size: "1 mL" };
const addSupply = ({ browser }: Client) =>
  readBody(browser.post("/api/orders/cart/", { cart_item: SUPPLY, quantity: 1 }));
const addDesign = ({ browser }: Client) => readBody(add(browser, PLASMID));

/** A scenario of a visitor with a cart of two lines: a design and a supply. */
const withCart = (
  name: string,
  requests: number,
  aim: Partial<Scenario>,
  buildSend: (client: Client) => Send,
): Scenario => ({
  ...{ name, server: "api", requests, ...aim },
  prepare: async (client) => {
    await addSupply(client);
    await addDesign(client);
    return buildSend(client);
  },
});

const CARTS: Scenario[] = [
  withCart("add to cart", 200, timesByKey(12), (client) => {
    let added = 0;
    return () => (added++ % 2 === 0 ? addSupply(client) : addDesign(client));
  }),
  withCart(
    "read a cart of two lines",
    400,
    timesByKey(4),
    ({ browser }) =>
      () =>
        readBody(browser.get("/api/orders/cart/")),
  ),
];

/** Signs a new customer up. */
const signUpCustomer = ({ browser, n }: Client) => readBody(signUp(browser, `bench-${n}@lab.example`));

const CUSTOMERS: Scenario[] = [
  {
    name: "list of orders",
    server: "api",
    requests: 400,
    // At the first size of the growth table an account has one order, which does not fill the page.
    fullAnswerFromSize: 1,
    prepare: async (client) => {
      await signUpCustomer(client);
      return () => readBody(client.browser.get("/api/users/view-orders/"));
    },
  },
  {
    name: "whole checkout: add, cart, tax, create, capture, view",
    server: "api",
    requests: 160,
    ...timesByKey(125),
    // The outbox sends the mails within a second, and PayPal's webhooks arrive.
    settlesInS: 3,
    prepare: async (client, { services }) => {
      await signUpCustomer(client);
      const { origin } = services.get("sandbox");
      return () => buy(client, origin);
    },
  },
];

/** A customer buys a design with PayPal. */
async function buy({ browser }: Client, sandbox: string) {
  await readBody(add(browser));
  const cart: Cart = await readBody(browser.get("/api/orders/cart/"));
  await readBody(browser.get(`/api/tax/?zip_code=${ADDRESS.zipcode}`));
  const id = await openPayment(browser, cart, { payment_source: "paypal" });
  await approve(sandbox, id);
  const captured = await readBody(capture(browser, id, cart, { cart: cart.data }));
  const captureId = captured.purchase_units[0].payments.captures[0].id;
  await readBody(browser.get(`/api/users/view-order/${captureId}`));
}

/** Approves a payment as the buyer does in PayPal's window. */
async function approve(sandbox: string, id: string) {
  const { ok, status } = await fetch(`${sandbox}/paypal/sdk/orders/${id}/approve`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ behaviour: "approve" }),
  });
  if (!ok) throw new Error(`The payment ${id} was not approved: ${status}`);
}

/** All scenarios except the yardsticks. */
export const SCENARIOS: Scenario[] = [...CARTS, ...PUBLIC, ...CUSTOMERS];
