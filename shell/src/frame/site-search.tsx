import { SEARCH_PATH } from "@ligate/contract/remotes/frame-paths";
import { useLocation, useNavigateTo, useNavigation } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { SearchInput } from "@ligate/ui/forms/search-input";
import { useLazySuggestions } from "@ligate/ui/suggestions/use-lazy-suggestions";
import { type FormEvent, type RefObject, useRef } from "react";
import styles from "./site-search.module.css";

/**
 * The search field of the frame. It shows the query of the search page, and is empty on other pages. Submitting an empty query
 * does nothing.
 */
export function SiteSearch() {
  const navigateTo = useNavigateTo();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const q = pathname === SEARCH_PATH ? (new URLSearchParams(search).get("q") ?? "") : "";
  const markTypedAhead = useQueryOfPage(input, pathname, q);
  const { field, list } = useLazySuggestions(input);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim();
    if (!typed) return;
    const to = `${SEARCH_PATH}?q=${encodeURIComponent(typed)}`;
    void navigateTo(to, { replace: to === pathname + search });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, which runs the tests, does not support <search>
    <div role="search" className={styles.search}>
      <form className={styles.box} action={SEARCH_PATH} onSubmit={submit}>
        <SearchInput
          {...field}
          className={styles.input}
          placeholder="Gene, SKU or product"
          aria-label="Search the store"
          defaultValue={q}
          onInput={markTypedAhead}
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <Icon name="search" size={20} />
        </button>
      </form>
      {list}
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
