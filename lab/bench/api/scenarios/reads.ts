import { listAddress, productAddress } from "../bare-products.ts";
import { readBody, type Scenario } from "./scenario.ts";

/** Requests addresses one after the other; each client begins with another one. */
const get =
  (buildAddress: (n: number) => string): Scenario["client"] =>
  async ({ browser, n: first }) => {
    let n = first;
    return async () => {
      await readBody(browser.get(buildAddress(n++)));
    };
  };

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

/** The yardsticks. */
export const BARE: Scenario[] = [
  { name: "bare, by key", server: "bare", requests: 2_000, client: get(productAddress) },
  { name: "bare, list of 20", server: "bare", requests: 2_000, client: get(listAddress) },
];

/** Pages and searches that are the same for all visitors. */
export const PUBLIC: Scenario[] = [
  {
    name: "category page with its kits",
    server: "api",
    requests: 400,
    aim: { of: "bare, list of 20", atMost: 3 },
    client: get(() => "/api/interface/get-product-page/gene-knock-out/"),
  },
  {
    name: "category page with its stock",
    server: "api",
    requests: 400,
    client: get(() => "/api/interface/get-product-page/lentivirus-control-stock/"),
  },
  {
    name: "featured product",
    server: "api",
    requests: 400,
    aim: { of: "bare, by key", atMost: 2.5 },
    client: get(() => "/api/products/load-featured-product-page/TR-1001"),
  },
  {
    name: "product of a design SKU",
    server: "api",
    requests: 800,
    aim: { of: "bare, by key", atMost: 2.5 },
    client: get(() => "/api/products/get-product-summary/CA-LA-CMXXPC-XXXXXX/"),
  },
  {
    name: "search, rare term (TP53)",
    server: "api",
    requests: 200,
    client: get(() => "/api/search/?q=TP53"),
  },
  {
    name: "search, mixed words",
    server: "api",
    requests: 200,
    client: get((n) => `/api/search/?q=${pick(MIXED_WORDS, n)}`),
  },
  {
    name: "search without results",
    server: "api",
    requests: 80,
    client: get((n) => `/api/search/?q=${pick(NOT_FOUND, n)}`),
  },
  {
    name: "search suggestions",
    server: "api",
    requests: 200,
    client: get((n) => `/api/search/suggestions/?q=${pick(PARTIAL_QUERIES, n)}`),
  },
  {
    name: "gene search, prefix",
    server: "api",
    requests: 400,
    client: get((n) => `/api/products/get-gene-table-by-symbol/?symbol=${pick(PREFIXES, n)}&species=Human`),
  },
];
