/** A page that Lighthouse is run on. */
export interface AuditedPage {
  name: string;
  path: string;
  /** Audits that are left out, because what they complain of is meant. */
  skipped?: string[];
}

export const PAGES: AuditedPage[] = [
  { name: "home", path: "/" },
  { name: "category", path: "/products/gene-knock-out" },
  { name: "featured product", path: "/product/featured/TR-1001" },
  { name: "search", path: "/search" },
  // Results are as many as there are words; robots.txt keeps search engines to the pages that results lead to.
  { name: "search results", path: "/search?q=p53", skipped: ["is-crawlable"] },
  { name: "post", path: "/blog/5" },
];
