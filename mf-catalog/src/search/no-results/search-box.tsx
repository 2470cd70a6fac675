import { SEARCH_QUERY_MAX } from "@ligate/contract/search/constants";
import { useNavigateTo } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { type FormEvent, useRef } from "react";
import styles from "../search.module.css";

export interface SearchBoxProps {
  /** The current query. */
  q: string;
}

/** The search box of the page. Submitting a blank query does nothing. */
export function SearchBox({ q }: SearchBoxProps) {
  const navigateTo = useNavigateTo();
  const input = useRef<HTMLInputElement>(null);

  function search(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) navigateTo(`/search?q=${encodeURIComponent(text)}`);
  }

  return (
    <form className={styles.searchBox} action="/search" onSubmit={search}>
      <input
        key={q}
        ref={input}
        className={styles.searchInput}
        name="q"
        type="search"
        aria-label="Gene, SKU or product"
        placeholder="Gene, SKU or product"
        defaultValue={q}
        maxLength={SEARCH_QUERY_MAX}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
