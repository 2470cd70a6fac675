import { joinWithAnd } from "@ligate/contract/common/format-list";
import type { SearchResult } from "@ligate/contract/search/schemas";

const KIND_LABELS: Record<NonNullable<SearchResult["kind"]>, string> = {
  gene: "Gene",
  design: "Design",
  supply: "Lab supply",
  stock: "Stock item",
  service: "Service",
  page: "Page",
};

/** Labels of pages by the beginning of their path. */
const PAGE_LABELS = [
  ["/products/", "Category"],
  ["/services/", "Service"],
  ["/blog/", "Blog post"],
  ["/policies/", "Policy"],
] as const;

/** The kind of a result, with its species: `Gene · Human`. Empty for a result without a kind from an earlier API. */
export function resultLabel({ kind, url, species, gene_symbol }: SearchResult): string {
  const known = kind ?? (gene_symbol ? "gene" : undefined);
  const page = known === "page" ? PAGE_LABELS.find(([path]) => url?.startsWith(path)) : undefined;
  return [page?.[1] ?? (known && KIND_LABELS[known]), species].filter(Boolean).join(" · ");
}

/** The path that a result leads to. */
export const resultAddress = ({ url, product_sku }: SearchResult): string =>
  url ?? `/products/item/${encodeURIComponent(product_sku)}`;

/** The name of a product without its target, which its card names by symbol: `CRISPR KO Standard Kit`. */
export const kitName = (name: string): string => name.replace(/--Gene .*$/, "");

/** Business days: `10–12 business days`. */
export function formatLeadTime({ min_days, max_days }: NonNullable<SearchResult["lead_time"]>): string {
  const range = min_days === max_days ? `${min_days}` : `${min_days}–${max_days}`;
  return `${range} business ${range === "1" ? "day" : "days"}`;
}

/** Words in quotation marks, as a list: `“a”, “b”, and “c”`. */
export const quoteWords = (words: readonly string[]): string => joinWithAnd(words.map((word) => `“${word}”`));
