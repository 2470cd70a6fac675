import { type ApiQuery, useApiQuery } from "@ligate/platform/use-api-query";
import type { GeneSearchQuery } from "../shared/design-model/design-address.ts";

const PATH = "/api/products/get-gene-table-by-symbol/";

/** Requests a page of the gene search; an empty text requests nothing. */
export function useGeneSearch(
  { text, species, page, pageSize }: GeneSearchQuery,
  functionTypeName: string,
): ApiQuery<typeof PATH> {
  return useApiQuery(
    PATH,
    text
      ? {
          query: {
            symbol: text,
            species,
            page_number: page,
            page_size: pageSize,
            function_type_name: functionTypeName || undefined,
          },
        }
      : undefined,
  );
}
