import { publicAddress } from "../../../../e2e/support/releases/public-pages.ts";

/** A page that Lighthouse is run on. */
export interface AuditedPage {
  name: string;
  path: string;
  /** Audits that are skipped because the page fails them on purpose. */
  skipped?: string[];
}

export const PAGES: AuditedPage[] = [
  { name: "home", path: publicAddress("home") },
  { name: "category", path: publicAddress("category") },
  { name: "featured product", path: publicAddress("featured-product") },
  { name: "gene", path: publicAddress("gene") },
  { name: "service", path: "/services/experiment-services" },
  { name: "search", path: "/search" },
  // There are as many result pages as search texts, so robots.txt excludes them.
  { name: "search results", path: publicAddress("search"), skipped: ["is-crawlable"] },
  { name: "post", path: publicAddress("blog-post") },
];
