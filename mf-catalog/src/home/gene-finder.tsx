import { Button } from "@ligate/ui/controls/button";
import { SearchInput } from "@ligate/ui/forms/search-input";
import { useLazySuggestions } from "@ligate/ui/suggestions/use-lazy-suggestions";
import { useId, useRef } from "react";
import { SearchForm } from "../shared/search-form.tsx";
import styles from "./gene-finder.module.css";

/** A field for a gene. A suggestion says which methods are offered for its gene, and leads to the gene's page. */
export function GeneFinder() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field, list } = useLazySuggestions(input, "gene");
  return (
    <SearchForm className={styles.form}>
      <label className={styles.label} htmlFor={id}>
        Which gene?
      </label>
      <div className={styles.field}>
        <SearchInput
          {...field}
          id={id}
          className={styles.input}
          placeholder="TP53, HER2"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit">Find kits</Button>
        {list}
      </div>
    </SearchForm>
  );
}
