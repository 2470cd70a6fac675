import { useGo } from "@ligate/platform/router";
import { Button } from "@ligate/ui/button";
import { type FormEvent, useRef } from "react";
import styles from "./search.module.css";

export interface SearchAgainProps {
  /** What was searched before. */
  q: string;
}

/** A search box in the page; without a word it leads nowhere. */
export function SearchAgain({ q }: SearchAgainProps) {
  const go = useGo();
  const box = useRef<HTMLInputElement>(null);

  function search(event: FormEvent) {
    event.preventDefault();
    const words = box.current?.value.trim();
    if (words) go(`/search?q=${encodeURIComponent(words)}`);
  }

  return (
    <form className={styles.again} action="/search" onSubmit={search}>
      <input
        key={q}
        ref={box}
        className={styles.box}
        name="q"
        type="search"
        aria-label="Gene, SKU or product"
        placeholder="Gene, SKU or product"
        defaultValue={q}
        maxLength={200}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
