import { GENE_PAGE_SIZES } from "@ligate/contract/genes/constants";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { type ApiQuery, useApiQuery } from "@ligate/platform/use-api-query";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Paginator } from "@ligate/ui/controls/paginator";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { GeneNotInCatalog } from "@ligate/ui/gene-field/gene-not-in-catalog";
import { MoreGenesComing } from "@ligate/ui/gene-field/more-genes-coming";
import { useState } from "react";
import type { GeneSearchQuery, Species } from "../../shared/design-model/design-address.ts";
import styles from "./gene-search.module.css";
import { GeneSearchForm, type GeneSearchFormProps, type SelectableGene } from "./gene-search-form.tsx";
import { GeneTable } from "./gene-table.tsx";

export interface GeneSearchProps extends Pick<GeneSearchFormProps, "label"> {
  /** The search of the address. */
  query: GeneSearchQuery;
  /** Genes that the function does not apply to cannot be selected. */
  functionTypeName: string;
  /** The sequence number of the selected gene; empty if none is selected. */
  selected: string;
  /** Opens another search or page. */
  onSearch: (query: GeneSearchQuery) => void;
  /** Called with the search that shows the gene, if it is another one. */
  onSelect: (gene: SelectableGene, query?: GeneSearchQuery) => void;
}

/** Searches genes by symbol, alias, id or words of the name, and lets the customer select one. */
export function GeneSearch({
  label,
  query,
  functionTypeName,
  selected,
  onSearch,
  onSelect,
}: GeneSearchProps) {
  const [species, setSpecies] = useSpecies(query);
  const { dataOptions, error, isPending, retry, ...last } = useGeneSearch(query, functionTypeName);
  // No genes of one species below the name of the other.
  const data = dataOptions?.query.species === species ? last.data : undefined;
  const genes = data?.gene_items ?? [];
  const isComplete = data && !isPending && !error;
  const isEmpty = isComplete && genes.length === 0 && !data.unsold_symbol && !data.more_genes_coming;

  function submit(searched: Pick<GeneSearchQuery, "text" | "species">) {
    const isRepeated = searched.text === query.text && searched.species === query.species;
    if (searched.text === "") return;
    if (isRepeated && error) retry();
    if (!isRepeated) onSearch({ ...query, ...searched, page: 1 });
  }

  return (
    <div className={styles.search}>
      <GeneSearchForm
        label={label}
        query={query}
        species={species}
        functionTypeName={functionTypeName}
        onSpecies={setSpecies}
        onSearch={submit}
        onSelect={(gene, species) => onSelect(gene, { ...query, text: gene.symbol, species, page: 1 })}
      />
      {isPending && (
        <p className={styles.pendingMessage} role="status">
          Searching…
        </p>
      )}
      {error && (
        <div className={styles.failed}>
          <Alert kind="error">{error.detail}</Alert>
          <Button variant="outlined" small onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      {!isPending && data?.unsold_symbol && (
        <GeneNotInCatalog
          symbol={data.unsold_symbol}
          results={genes.length > 0 ? "The genes below are different genes." : undefined}
        />
      )}
      {isComplete && data.more_genes_coming && <MoreGenesComing />}
      {isComplete && data.corrected_symbol && (
        <p role="status">
          Nothing was found for “{query.text}”. These are the genes for “{data.corrected_symbol}”.
        </p>
      )}
      {isEmpty && (
        <>
          <Alert kind="notice">No results found. Please try again.</Alert>
          <LinkButton to={contactFormUrl(`A design for ${query.text}`)} variant="outlined" small>
            Get a quote for {query.text}
          </LinkButton>
        </>
      )}
      {genes.length > 0 && (
        <div className={cx(styles.results, isPending && styles.pendingResults)} aria-busy={isPending}>
          <GeneTable
            genes={genes}
            selected={selected}
            onSelect={(gene) => onSelect(gene)}
            onSelectOrthologue={({ species, ...gene }) =>
              onSelect(gene, { ...query, text: gene.symbol, species, page: 1 })
            }
          />
          <Paginator
            label="Genes"
            pageNumber={query.page}
            pageSize={query.pageSize}
            total={data?.total ?? 0}
            pageSizes={GENE_PAGE_SIZES}
            onChange={({ pageNumber, pageSize }) =>
              onSearch({ ...query, page: pageNumber, pageSize: pageSize as GeneSearchQuery["pageSize"] })
            }
          />
        </div>
      )}
    </div>
  );
}

/** The selected species: after each search, that of the search. */
function useSpecies({ text, species }: GeneSearchQuery) {
  const [selected, select] = useState({ species, search: `${species} ${text}` });
  const search = `${species} ${text}`;
  return [
    selected.search === search ? selected.species : species,
    (other: Species) => select({ species: other, search }),
  ] as const;
}

const PATH = "/api/products/get-gene-table-by-symbol/";

/** Requests a page of the gene search; an empty text requests nothing. */
function useGeneSearch(
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
