import { useNavigateTo } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import styles from "./search-box.module.css";
import type { SearchSuggestions } from "./search-suggestions.tsx";

export interface SearchBoxProps {
  className?: string;
}

/** Goes to the search page; an empty query stays where it is. What it suggests comes when the field is first used. */
export function SearchBox({ className }: SearchBoxProps) {
  const go = useNavigateTo();
  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>();

  function loadSuggestions() {
    import(/* webpackChunkName: "search-suggestions" */ "./search-suggestions.tsx").then(
      (loaded) => setSuggestions(() => loaded.SearchSuggestions),
      () => {}, // The search goes on without them.
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who was in the field before the page was ready
  useEffect(() => {
    if (document.activeElement === box.current) loadSuggestions();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    if (q) go(`/search?q=${encodeURIComponent(q)}`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, where pages are tested, knows no <search>
    <div role="search" className={`${styles.search} ${className ?? ""}`}>
      <form className={styles.box} action="/search" onSubmit={submit}>
        <input
          ref={box}
          className={styles.input}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          placeholder="Gene, SKU or product"
          aria-label="Search the store"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={list}
          onFocus={Suggestions ? undefined : loadSuggestions}
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <Icon name="search" size={20} />
        </button>
      </form>
      {Suggestions && box.current && <Suggestions box={box.current} />}
    </div>
  );
}
