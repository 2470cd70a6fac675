import type { SearchResult } from "@ligate/contract/search/schemas";

/** Results of one kind, which are shown together. */
export interface ResultGroup {
  id: string;
  name: string;
  results: SearchResult[];
}

const GROUP_NAMES: Record<string, string> = {
  gene: "Genes",
  design: "Kits",
  stock: "Stock items",
  supply: "Lab supplies",
  service: "Services",
  page: "Pages",
};

/** The results of a page by kind. The kinds and the results of each keep their order, which is by relevance. */
export const groupResults = (results: readonly SearchResult[]): ResultGroup[] =>
  [...Map.groupBy(results, getKind)].map(([id, some]) => ({
    id,
    name: GROUP_NAMES[id] ?? "Products",
    results: some,
  }));

/** A service by quote is found as its page. Results of an earlier API have no kind. */
function getKind({ kind, url, gene_symbol }: SearchResult): string {
  if (kind === "page" && url?.startsWith("/services/")) return "service";
  return kind ?? (gene_symbol ? "gene" : "product");
}
