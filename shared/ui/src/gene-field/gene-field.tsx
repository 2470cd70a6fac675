import type { GeneRow } from "@ligate/contract/genes/schemas";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useId, useState } from "react";
import { useCombobox } from "../controls/use-combobox.tsx";
import { Field } from "../forms/field.tsx";
import { SearchInput } from "../forms/search-input.tsx";
import styles from "./gene-field.module.css";
import { GeneSuggestions } from "./gene-suggestions.tsx";

export interface GeneFieldProps {
  /** "Enter Gene Symbol" by default. */
  label?: string;
  /** Of the input, in a form that is sent without scripts. */
  name?: string;
  text: string;
  species: GeneRow["species"];
  /** The function that the gene is searched for: genes that it does not apply to are left out. */
  functionTypeName?: string | undefined;
  onType: (text: string) => void;
  onSelect: (gene: GeneRow) => void;
}

/** A field for a gene, with suggestions while typing. */
export function GeneField({
  label = "Enter Gene Symbol",
  name,
  text,
  species,
  functionTypeName,
  onType,
  onSelect,
}: GeneFieldProps) {
  const listId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState("");
  const { genes, unsoldSymbol } = useGeneSuggestions(typed, species, functionTypeName);
  const getOptionProps = useCombobox({
    input,
    listId,
    options: genes,
    onQuery: (query) => setTyped(query.trim()),
    onSelect,
  });

  return (
    <div className={styles.field}>
      <Field
        ref={setInput}
        label={label}
        hint="Symbol, alias, words of the name, or an id of NCBI Gene, Ensembl, RefSeq, HGNC or MGI."
        control={SearchInput}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={listId}
        placeholder="TP53, HER2, Oct4"
        maxLength={50}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <GeneSuggestions
        id={listId}
        genes={genes}
        unsoldSymbol={unsoldSymbol}
        getOptionProps={getOptionProps}
        onSelect={(gene) => {
          setTyped("");
          onSelect(gene);
        }}
      />
    </div>
  );
}

const DEBOUNCE_MS = 200;
const MIN_LENGTH = 2;
const MAX_SUGGESTIONS = 6;

interface SuggestedGenes {
  genes: readonly GeneRow[];
  /** The symbol that was typed, if the catalog does not have its gene. */
  unsoldSymbol: string | null;
}

const NONE: SuggestedGenes = { genes: [], unsoldSymbol: null };

/** Genes for a text that is being typed, without those that cannot be selected. None for the text of the last search, and if the request fails. */
function useGeneSuggestions(
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
  return { genes, unsoldSymbol: data.unsold_symbol };
}
