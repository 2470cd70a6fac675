import { PLASMID } from "../../../api/src/testing/shoppers.ts";
import { createClient } from "../api/scenarios.ts";
import type { LoadRequest } from "./open-load.ts";

/** So many that two requests rarely wait for the same cart. */
const SHOPPERS = 200;
const SUPPLY = { product_sku: "TR-1001", unit_size: "1 mL" };
const PRODUCTS = "/api/products";

/** Requests of visitors; a kind is named after its priority (shared/server). Repeated ones are sent more often. */
const READS = [
  "/api/interface/get-product-page/gene-knock-out/",
  "/api/interface/get-product-page/lentivirus-control-stock/",
  `${PRODUCTS}/load-featured-product-page/TR-1001`,
  `${PRODUCTS}/stock-levels/lentivirus-control-stock/`,
  ...["CA-LA-CMXXPC-XXXXXX", "CA-LA-CMXXPC-XXXXXX"].map((sku) => `${PRODUCTS}/get-product-summary/${sku}/`),
];
const SEARCHES = [
  ...["TP53", "mCherry%20control", "human%20BRCA1%20CRISPR"].map((q) => `/api/search/?q=${q}`),
  ...["TP5", "lenti"].map((q) => `/api/search/suggestions/?q=${q}`),
  ...["BRC", "EGF"].map((symbol) => `${PRODUCTS}/get-gene-table-by-symbol/?species=Human&symbol=${symbol}`),
];
const WEBHOOK = { kind: "payment", method: "POST", path: "/api/paypal/webhook/", body: {} } as const;

/** Visitors of the store: most read and search, some have a cart. */
export interface Visitors {
  /** The next request: of 20, twelve are reads, six searches, and two of a cart. */
  next: () => LoadRequest;
  /** The cart of another visitor. */
  cart: LoadRequest;
  /** A webhook without a signature, which is rejected after it was accepted. */
  webhook: LoadRequest;
}

export async function createVisitors(origin: string): Promise<Visitors> {
  const shoppers: Record<string, string>[] = [];
  for (let i = 0; i < SHOPPERS; i++) shoppers.push(await createShopper(origin));
  let n = 0;
  const pick = <T>(list: T[]): T => list[n % list.length] as T;
  const cartRequest = (headers: Record<string, string>): LoadRequest => ({
    ...{ kind: "checkout", path: "/api/orders/cart/", headers },
  });
  const changeRequest = (headers: Record<string, string>): LoadRequest => ({
    ...cartRequest(headers),
    ...{ method: "POST", body: { cart_item: SUPPLY, quantity: 1 } },
  });
  const next = () => {
    n++;
    const turn = n % 20;
    if (turn === 0) return changeRequest(pick(shoppers));
    if (turn === 10) return cartRequest(pick(shoppers));
    if (turn % 3 === 0) return { kind: "search", path: pick(SEARCHES) };
    return { kind: "read", path: pick(READS) };
  };
  return { next, cart: cartRequest(await createShopper(origin)), webhook: WEBHOOK };
}

/** A visitor with two lines in the cart. @returns the headers of the visitor's requests */
async function createShopper(origin: string): Promise<Record<string, string>> {
  const { browser } = createClient(origin);
  await browser.post("/api/orders/cart/", { cart_item: SUPPLY, quantity: 1 });
  await browser.post("/api/orders/cart/", { cart_item: { product_sku: PLASMID }, quantity: 1 });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { cookie, "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" };
}
