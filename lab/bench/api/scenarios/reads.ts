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

const read = (
  name: string,
  requests: number,
  buildAddress: (n: number) => string,
  aim?: Scenario["aim"],
): Scenario => ({ name, server: "api", requests, ...(aim && { aim }), client: get(buildAddress) });
const BY_KEY = { of: "bare, by key", atMost: 2.5 } as const;
const LIST = { of: "bare, list of 20", atMost: 3 } as const;

const CATEGORY = "/api/interface/get-product-page";
const PRODUCTS = "/api/products";

/** Pages and searches that are the same for all visitors. */
export const PUBLIC: Scenario[] = [
  read("category page with its kits", 400, () => `${CATEGORY}/gene-knock-out/`, LIST),
  read("category page with its stock", 400, () => `${CATEGORY}/lentivirus-control-stock/`),
  read("featured product", 400, () => `${PRODUCTS}/load-featured-product-page/TR-1001`, BY_KEY),
  read("product of a design SKU", 800, () => `${PRODUCTS}/get-product-summary/CA-LA-CMXXPC-XXXXXX/`, BY_KEY),
  read("search, rare term (TP53)", 200, () => "/api/search/?q=TP53"),
  read("search, mixed words", 200, (n) => `/api/search/?q=${pick(MIXED_WORDS, n)}`),
  read("search without results", 80, (n) => `/api/search/?q=${pick(NOT_FOUND, n)}`),
  read("search suggestions", 200, (n) => `/api/search/suggestions/?q=${pick(PARTIAL_QUERIES, n)}`),
  read(
    "gene search, prefix",
    400,
    (n) => `${PRODUCTS}/get-gene-table-by-symbol/?symbol=${pick(PREFIXES, n)}&species=Human`,
  ),
];
