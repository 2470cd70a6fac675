import type { GeneRow } from "@ligate/contract/genes";
import { Alert } from "@ligate/ui/alert";
import { classes } from "@ligate/ui/classes";
import { Paginator } from "@ligate/ui/paginator";
import styles from "./gene-search.module.css";
import { GeneSearchForm } from "./gene-search-form.tsx";
import { GeneTable } from "./gene-table.tsx";
import { useGeneSearch } from "./use-gene-search.ts";

const PAGE_SIZES = [10, 25, 50] as const;

export interface GeneSearchProps {
  /** The sequence number that is chosen, or an empty text. */
  selected: string;
  onSelect: (gene: GeneRow | undefined) => void;
}

/** Finds a gene by symbol, alias or old symbol. Another search undoes the choice. */
export function GeneSearch({ selected, onSelect }: GeneSearchProps) {
  const { query, answer, isPending, search, turnTo } = useGeneSearch();
  const isEmpty = answer && !answer.problem && answer.genes.length === 0;

  return (
    <div className={styles.search}>
      <GeneSearchForm
        onSearch={(symbol, species) => {
          if (search(symbol, species)) onSelect(undefined);
        }}
      />
      {isPending && (
        <p className={styles.searching} role="status">
          Searching…
        </p>
      )}
      {!isPending && answer?.problem && <Alert kind="error">{answer.problem}</Alert>}
      {!isPending && isEmpty && <Alert kind="notice">No results found. Please try again.</Alert>}
      {answer && answer.genes.length > 0 && (
        <div className={classes(styles.found, isPending && styles.pending)} aria-busy={isPending}>
          <GeneTable genes={answer.genes} selected={selected} onSelect={onSelect} />
          <Paginator
            label="Genes"
            pageNumber={query?.page_number ?? 1}
            pageSize={query?.page_size ?? PAGE_SIZES[0]}
            total={answer.total}
            pageSizes={PAGE_SIZES}
            onChange={turnTo}
          />
        </div>
      )}
    </div>
  );
}
