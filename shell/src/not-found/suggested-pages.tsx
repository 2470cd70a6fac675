import type { Suggestion } from "@ligate/contract/search/schemas";
import { Link, useLocation } from "@ligate/platform/router";
import { useSuggestions } from "../frame/use-suggestions.ts";
import styles from "./not-found.module.css";
import { wordsOf } from "./words-of.ts";

const MOST = 5;

const rank = ({ kind }: Suggestion) => (kind === "page" ? 0 : 1);

/** Where the visitor may have wanted to go, by the words of the address; nothing where that says nothing. */
export function SuggestedPages() {
  const found = useSuggestions(wordsOf(useLocation().pathname));
  // Who mistypes an address wants a page rather than a thing.
  const suggestions = [...found].sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
  if (suggestions.length === 0) return null;
  return (
    <nav aria-labelledby="suggested-pages">
      <h2 id="suggested-pages" className={styles.suggested}>
        Perhaps you meant
      </h2>
      <ul className={styles.pages}>
        {suggestions.map(({ label, detail, url }) => (
          <li key={url}>
            <Link to={url}>{label}</Link> <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
