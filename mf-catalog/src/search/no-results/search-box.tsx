import { useLocation, useNavigateTo } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { SearchInput } from "@ligate/ui/forms/search-input";
import { type FormEvent, useRef } from "react";
import styles from "../search.module.css";

export interface SearchBoxProps {
  /** The current query. */
  q: string;
}

/** The search box of the page. Submitting a blank query does nothing. */
export function SearchBox({ q }: SearchBoxProps) {
  const navigateTo = useNavigateTo();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return;
    const to = `/search?q=${encodeURIComponent(text)}`;
    void navigateTo(to, { replace: to === pathname + search });
  }

  return (
    <form className={styles.searchBox} action="/search" onSubmit={submit}>
      <SearchInput
        key={q}
        ref={input}
        className={styles.searchInput}
        name="q"
        aria-label="Gene, SKU or product"
        placeholder="Gene, SKU or product"
        defaultValue={q}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
