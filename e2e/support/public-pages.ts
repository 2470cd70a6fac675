import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const RELEASES = resolve(import.meta.dirname, "../..", process.env.RELEASES_DIR || "releases");

/** An example address for each page whose path has a parameter or that needs a query. */
const EXAMPLES: Record<string, string> = {
  "blog-post": "/blog/1",
  category: "/products/gene-knock-out",
  "featured-product": "/product/featured/TR-1001",
  message: "/message?product=CRISPR%20KO%20Kit",
  policy: "/policies/terms",
  "product-item": "/products/item/CA-LA-CMXXPC-XXXXXX",
  protocol: "/protocol/KO/LA",
  "quote-service": "/quote/custom-cloning",
  search: "/search?q=p53",
  service: "/services/lab-supplies",
  test: "/test?q=TP53&page_size=20",
};

/** Pages of customers' data: they have no address in a new store. Journeys visit them. */
const CUSTOMER_DATA_PAGES = ["shared-design"];

interface Release {
  ssr: boolean;
  pages: Record<string, { path: string }>;
}

/** All pages that a live release renders on the server, each with an address. */
export function publicPages(): { id: string; address: string }[] {
  const registry = readJson<Record<string, string>>(join(RELEASES, "registry.json"));
  const releases = Object.entries(registry)
    .filter(([name]) => readdirSync(RELEASES).includes(name))
    .map(([name, id]) => readJson<Release>(join(RELEASES, name, id, "release.json")));
  const pages = releases.filter(({ ssr }) => ssr).flatMap(({ pages }) => Object.entries(pages));
  const visitable = pages.filter(([id]) => !CUSTOMER_DATA_PAGES.includes(id));
  return visitable.map(([id, { path }]) => ({ id, address: EXAMPLES[id] ?? withoutParameters(id, path) }));
}

function withoutParameters(id: string, path: string): string {
  if (/[:*]/.test(path)) throw new Error(`EXAMPLES needs an address for the page "${id}" (${path}).`);
  return path;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
