import type { GeneRow } from "@ligate/contract/genes";
import { ApiError, api } from "@ligate/platform/api";
import { useEffect, useState } from "react";

export type Species = "Human" | "Mouse";

export interface GeneQuery {
  symbol: string;
  species: Species;
  page_number: number;
  page_size: number;
}

interface Answer {
  /** What was asked. */
  query: GeneQuery;
  genes: GeneRow[];
  total: number;
  problem?: string;
}

const FIRST_PAGE = { page_number: 1, page_size: 10 };

/** A search for genes. Nothing is asked before the first search; what is superseded is cancelled. */
export function useGeneSearch() {
  const [query, setQuery] = useState<GeneQuery>();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    find(query, controller.signal).then(
      (found) => controller.signal.aborted || setAnswer(found),
      (error) => {
        if (!controller.signal.aborted) setAnswer({ query, genes: [], total: 0, problem: sentenceOf(error) });
      },
    );
    return () => controller.abort();
  }, [query]);

  return {
    query,
    answer,
    isPending: query !== answer?.query,
    /** Runs again only for another symbol or species, or where the last run failed. @returns whether it runs */
    search(symbol: string, species: Species): boolean {
      const isSame = query?.symbol === symbol && query.species === species;
      if (symbol === "" || (isSame && !answer?.problem)) return false;
      setQuery({ ...FIRST_PAGE, page_size: query?.page_size ?? FIRST_PAGE.page_size, symbol, species });
      return true;
    },
    turnTo(page: { pageNumber: number; pageSize: number }): void {
      if (query) setQuery({ ...query, page_number: page.pageNumber, page_size: page.pageSize });
    },
  };
}

async function find(query: GeneQuery, signal: AbortSignal): Promise<Answer> {
  const { gene_items, total } = await api.get("/api/products/get-gene-table-by-symbol/", { query, signal });
  return { query, genes: gene_items, total };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  throw error;
}
