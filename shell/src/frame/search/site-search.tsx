import { SEARCH_PATH } from "@ligate/contract/remotes/frame-paths";
import { useLocation, useNavigation } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { SearchForm } from "@ligate/ui/suggestions/search-form";
import { SuggestionInput } from "@ligate/ui/suggestions/suggestion-input";
import { type RefObject, useRef } from "react";
import styles from "./site-search.module.css";

export interface SiteSearchProps {
  className?: string;
}

/** The search field of the frame. It shows the query of the search page, and is empty on other pages. */
export function SiteSearch({ className }: SiteSearchProps) {
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const q = pathname === SEARCH_PATH ? (new URLSearchParams(search).get("q") ?? "") : "";
  const markTypedAhead = useQueryOfPage(input, pathname, q);

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, which runs the tests, does not support <search>
    <div role="search" className={`${styles.search} ${className ?? ""}`}>
      <SearchForm className={styles.box}>
        <SuggestionInput
          ref={input}
          className={styles.input}
          name="q"
          placeholder="Gene, SKU or product"
          aria-label="Search the store"
          defaultValue={q}
          onInput={markTypedAhead}
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <Icon name="search" size={20} />
        </button>
      </SearchForm>
    </div>
  );
}

/**
 * Sets the text of a field to the query of the page when another page is shown, except if the text was typed while that page
 * was loading. @returns the listener to the input events of the field
 */
function useQueryOfPage(field: RefObject<HTMLInputElement | null>, pathname: string, q: string): () => void {
  const { state } = useNavigation();
  const isTypedAhead = useRef(false);
  useOnChange(`${pathname}?${q}`, () => {
    if (field.current && !isTypedAhead.current) field.current.value = q;
    isTypedAhead.current = false;
  });
  return () => {
    isTypedAhead.current = state === "loading";
  };
}
