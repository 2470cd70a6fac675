/** A page that Lighthouse is run on. */
export interface AuditedPage {
  name: string;
  path: string;
  /** Audits that are skipped because the page fails them on purpose. */
  skipped?: string[];
}

export const PAGES: AuditedPage[] = [
  { name: "home", path: "/" },
  { name: "category", path: "/products/gene-knock-out" },
  { name: "featured product", path: "/product/featured/TR-1001" },
  { name: "search", path: "/search" },
  // There are as many result pages as search texts, so robots.txt excludes them.
  { name: "search results", path: "/search?q=p53", skipped: ["is-crawlable"] },
  { name: "post", path: "/blog/5" },
];
