import type { GeneRow } from "@ligate/contract/genes/schemas";
import { useApiQuery } from "@ligate/platform/use-api-query";

const DEBOUNCE_MS = 200;
const MIN_LENGTH = 2;
const MAX_SUGGESTIONS = 6;

export interface SuggestedGenes {
  genes: readonly GeneRow[];
  /** The symbol that was typed, if the catalog does not have its gene. */
  notSold: string | null;
}

const NONE: SuggestedGenes = { genes: [], notSold: null };

/** Genes for a text that is being typed, without those that cannot be selected. None for the text of the last search, and if the request fails. */
export function useGeneSuggestions(
  typed: string,
  species: GeneRow["species"],
  functionTypeName?: string,
): SuggestedGenes {
  const { data, dataOptions } = useApiQuery(
    "/api/products/get-gene-table-by-symbol/",
    typed.length >= MIN_LENGTH
      ? {
          query: {
            symbol: typed,
            species,
            page_size: 10,
            function_type_name: functionTypeName || undefined,
          },
        }
      : undefined,
    { debounceMs: DEBOUNCE_MS },
  );
  const isCurrent = dataOptions?.query?.species === species && typed.length >= MIN_LENGTH;
  if (!isCurrent || !data) return NONE;
  const genes = data.gene_items.slice(0, MAX_SUGGESTIONS).filter(({ enabled }) => enabled);
  return { genes, notSold: data.not_sold };
}
