import { useLocation, useNavigate } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { type FormEvent, useId, useRef, useState } from "react";
import { useFocusedBeforeHydration } from "../../hydration/use-focused-before-hydration.ts";
import styles from "./site-search.module.css";

export interface SiteSearchProps {
  className?: string;
}

/** The search field of the frame. Submitting an empty query does nothing. Suggestions are loaded on the first focus. */
export function SiteSearch({ className }: SiteSearchProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [suggestions, setSuggestions] = useState<typeof import("./search-suggestions.tsx")>();

  function loadSuggestions() {
    import(/* webpackChunkName: "search-suggestions" */ "./search-suggestions.tsx").then(
      setSuggestions,
      () => {}, // The field works without suggestions. The search page recognizes sequences in the address, too.
    );
  }

  useFocusedBeforeHydration(input, loadSuggestions);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    if (!q) return;
    const { to, state } = suggestions?.searchTarget(q) ?? { to: `/search?q=${encodeURIComponent(q)}` };
    void navigate(to, { state, replace: to === pathname + search });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, which runs the tests, does not support <search>
    <div role="search" className={`${styles.search} ${className ?? ""}`}>
      <form className={styles.box} action="/search" onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          placeholder="Gene, SKU or product"
          aria-label="Search the store"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={listId}
          onFocus={suggestions ? undefined : loadSuggestions}
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <Icon name="search" size={20} />
        </button>
      </form>
      {suggestions && input.current && <suggestions.SearchSuggestions input={input.current} />}
    </div>
  );
}
