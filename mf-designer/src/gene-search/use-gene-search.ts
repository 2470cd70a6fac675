import { GENE_PAGE_SIZES } from "@ligate/contract/genes/constants";
import type { GeneRow } from "@ligate/contract/genes/schemas";
import type { ApiError } from "@ligate/platform/api";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useState } from "react";

export type Species = "Human" | "Mouse";

interface GeneQuery {
  symbol: string;
  species: Species;
  page_number: number;
  page_size: number;
}

interface GeneSearchState {
  /** `undefined` before the first search. */
  query: GeneQuery | undefined;
  /** The genes of the last response, also while the next page or search is pending. */
  genes: GeneRow[] | undefined;
  /** The number of genes on all pages. */
  total: number;
  error: ApiError | undefined;
  isPending: boolean;
  /**
   * Starts a search. A repeated search is ignored, unless the last one failed.
   * @returns whether a search was started
   */
  search: (symbol: string, species: Species) => boolean;
  changePage: (page: { pageNumber: number; pageSize: number }) => void;
}

export function useGeneSearch(): GeneSearchState {
  const [query, setQuery] = useState<GeneQuery>();
  const { data, error, isPending, retry } = useApiQuery(
    "/api/products/get-gene-table-by-symbol/",
    query && { query },
  );

  function search(symbol: string, species: Species): boolean {
    const isRepeated = query?.symbol === symbol && query.species === species;
    if (symbol === "" || (isRepeated && !error)) return false;
    setQuery({ symbol, species, page_number: 1, page_size: query?.page_size ?? GENE_PAGE_SIZES[0] });
    // The query may be equal to the one that failed.
    if (error) retry();
    return true;
  }

  function changePage({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }): void {
    if (query) setQuery({ ...query, page_number: pageNumber, page_size: pageSize });
  }

  return { query, genes: data?.gene_items, total: data?.total ?? 0, error, isPending, search, changePage };
}
