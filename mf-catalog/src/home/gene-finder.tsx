import { Button } from "@ligate/ui/controls/button";
import { SearchForm } from "@ligate/ui/suggestions/search-form";
import { SuggestionInput } from "@ligate/ui/suggestions/suggestion-input";
import { useId } from "react";
import styles from "./gene-finder.module.css";

/** A field for a gene. A suggestion says which methods are offered for its gene, and leads to the gene's page. */
export function GeneFinder() {
  const id = useId();
  return (
    <SearchForm className={styles.form}>
      <label className={styles.label} htmlFor={id}>
        Which gene?
      </label>
      <div className={styles.field}>
        <SuggestionInput
          id={id}
          className={styles.input}
          kind="gene"
          name="q"
          placeholder="TP53, HER2"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit">Find kits</Button>
      </div>
    </SearchForm>
  );
}
