import { useGo } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/icon";
import type { FormEvent } from "react";
import styles from "./search-box.module.css";

export interface SearchBoxProps {
  className?: string;
}

/** Goes to the search page; an empty query stays where it is. */
export function SearchBox({ className }: SearchBoxProps) {
  const go = useGo();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    if (q) go(`/search?q=${encodeURIComponent(q)}`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, where pages are tested, knows no <search>
    <div role="search" className={className}>
      <form className={styles.box} action="/search" onSubmit={submit}>
        <input
          className={styles.input}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          placeholder="Gene, SKU or product"
          aria-label="Search the store"
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <Icon name="search" size={20} />
        </button>
      </form>
    </div>
  );
}
