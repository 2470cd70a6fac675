import { Button } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { Field } from "@ligate/ui/forms/field";
import { type FormEvent, useState } from "react";
import styles from "./gene-search.module.css";
import type { Species } from "./use-gene-search.ts";

const SPECIES_OPTIONS: Species[] = ["Human", "Mouse"];

export interface GeneSearchFormProps {
  onSearch: (symbol: string, species: Species) => void;
}

export function GeneSearchForm({ onSearch }: GeneSearchFormProps) {
  const [symbol, setSymbol] = useState("");
  const [species, setSpecies] = useState<Species>("Human");

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(symbol.trim(), species);
  }

  return (
    <form className={styles.form} aria-label="Genes" onSubmit={submit}>
      <Field
        label="Enter Gene Symbol"
        type="search"
        className={styles.symbol}
        placeholder="TP53, HER2, Oct4"
        maxLength={50}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={symbol}
        onChange={(event) => setSymbol(event.target.value)}
      />
      <fieldset className={styles.species}>
        <legend>Species</legend>
        {SPECIES_OPTIONS.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="species"
              value={option}
              checked={species === option}
              onChange={() => setSpecies(option)}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <Button type="submit">
        <Icon name="search" size={18} />
        Search
      </Button>
    </form>
  );
}
