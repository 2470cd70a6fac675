import type { GeneRow } from "@ligate/contract/genes/schemas";
import { Button } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { GeneField } from "@ligate/ui/gene-field/gene-field";
import { SpeciesField } from "@ligate/ui/gene-field/species-field";
import { type FormEvent, useState } from "react";
import type { GeneSearchQuery, Species } from "../../shared/design-model/design-address.ts";
import styles from "./gene-search.module.css";

export interface GeneSearchFormProps {
  /** Of the field; "Enter Gene Symbol" by default. */
  label?: string | undefined;
  /** The last search, which fills in the form. */
  query: GeneSearchQuery;
  /** The species to search, which is not that of the last search once it is changed. */
  species: Species;
  functionTypeName: string;
  onSpecies: (species: Species) => void;
  onSearch: (query: Pick<GeneSearchQuery, "text" | "species">) => void;
  /** Called when a suggestion is selected. */
  onSelect: (gene: SelectableGene, species: Species) => void;
}

export function GeneSearchForm({
  label,
  query,
  species,
  functionTypeName,
  onSpecies,
  onSearch,
  onSelect,
}: GeneSearchFormProps) {
  const [text, setText] = useState(query.text);
  const [filledIn, setFilledIn] = useState(query);
  if (filledIn.text !== query.text || filledIn.species !== query.species) {
    setFilledIn(query);
    setText(query.text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({ text: text.trim(), species });
  }

  return (
    <form className={styles.form} aria-label="Genes" onSubmit={submit}>
      <GeneField
        {...(label && { label })}
        text={text}
        species={species}
        functionTypeName={functionTypeName}
        onType={setText}
        onSelect={(gene) => onSelect(gene, gene.species)}
      />
      <SpeciesField selected={species} onSelect={onSpecies} />
      <Button type="submit">
        <Icon name="search" size={18} />
        Search
      </Button>
    </form>
  );
}

/** The properties of a gene that a selection needs. */
export type SelectableGene = Pick<GeneRow, "target_sequence" | "symbol">;
