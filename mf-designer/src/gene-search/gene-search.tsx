import { GENE_PAGE_SIZES } from "@ligate/contract/genes/constants";
import type { GeneRow } from "@ligate/contract/genes/schemas";
import { Paginator } from "@ligate/ui/controls/paginator";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./gene-search.module.css";
import { GeneSearchForm } from "./gene-search-form.tsx";
import { GeneTable } from "./gene-table.tsx";
import { useGeneSearch } from "./use-gene-search.ts";

export interface GeneSearchProps {
  /** The sequence number of the selected gene; empty if none is selected. */
  selected: string;
  /** Called with `undefined` when a new search clears the selection. */
  onSelect: (gene: GeneRow | undefined) => void;
}

/** Searches genes by symbol, alias or previous symbol, and lets the customer select one. */
export function GeneSearch({ selected, onSelect }: GeneSearchProps) {
  const { query, genes = [], total, error, isPending, search, changePage } = useGeneSearch();
  const isEmpty = query && !isPending && !error && genes.length === 0;

  return (
    <div className={styles.search}>
      <GeneSearchForm
        onSearch={(symbol, species) => {
          if (search(symbol, species)) onSelect(undefined);
        }}
      />
      {isPending && (
        <p className={styles.pendingMessage} role="status">
          Searching…
        </p>
      )}
      {error && <Alert kind="error">{error.detail}</Alert>}
      {isEmpty && <Alert kind="notice">No results found. Please try again.</Alert>}
      {genes.length > 0 && (
        <div className={cx(styles.results, isPending && styles.pendingResults)} aria-busy={isPending}>
          <GeneTable genes={genes} selected={selected} onSelect={onSelect} />
          <Paginator
            label="Genes"
            pageNumber={query?.page_number ?? 1}
            pageSize={query?.page_size ?? GENE_PAGE_SIZES[0]}
            total={total}
            pageSizes={GENE_PAGE_SIZES}
            onChange={changePage}
          />
        </div>
      )}
    </div>
  );
}
