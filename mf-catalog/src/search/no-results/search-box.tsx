import { Button } from "@ligate/ui/controls/button";
import { SearchInput } from "@ligate/ui/forms/search-input";
import { SearchForm } from "../../shared/search-form.tsx";
import styles from "../search.module.css";

export interface SearchBoxProps {
  /** The current query. */
  q: string;
}

/** The search box of the page. */
export function SearchBox({ q }: SearchBoxProps) {
  return (
    <SearchForm className={styles.searchBox}>
      <SearchInput
        key={q}
        className={styles.searchInput}
        name="q"
        aria-label="Gene, SKU or product"
        placeholder="Gene, SKU or product"
        defaultValue={q}
      />
      <Button type="submit">Search</Button>
    </SearchForm>
  );
}
