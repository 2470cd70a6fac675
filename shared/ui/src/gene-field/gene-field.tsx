import type { GeneRow } from "@ligate/contract/genes/schemas";
import { useId, useState } from "react";
import { Field } from "../forms/field.tsx";
import styles from "./gene-field.module.css";
import { GeneSuggestions } from "./gene-suggestions.tsx";
import { useGeneSuggestions } from "./use-gene-suggestions.ts";
import { useOpenList } from "./use-open-list.ts";

export interface GeneFieldProps {
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
export function GeneField({ name, text, species, functionTypeName, onType, onSelect }: GeneFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const { genes, notSold } = useGeneSuggestions(typed, species, functionTypeName);
  const list = useOpenList(genes, {
    onSelect: (gene) => {
      setTyped("");
      onSelect(gene);
    },
    onClose: () => setTyped(""),
    onOpen: () => setTyped(text.trim()),
  });

  return (
    <div className={styles.field}>
      <Field
        label="Enter Gene Symbol"
        hint="Symbol, alias, words of the name, or an id of NCBI Gene, Ensembl, RefSeq, HGNC or MGI."
        type="search"
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={genes.length > 0}
        aria-controls={listId}
        aria-activedescendant={list.active === undefined ? undefined : `${listId}-${list.active}`}
        placeholder="TP53, HER2, Oct4"
        maxLength={50}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setTyped(event.target.value.trim());
        }}
        onKeyDown={list.onKeyDown}
        onBlur={() => setTyped("")}
      />
      <GeneSuggestions
        id={listId}
        genes={genes}
        notSold={notSold}
        active={list.active}
        onSelect={list.select}
      />
    </div>
  );
}
