import type { Suggestion } from "@ligate/contract/search/schemas";
import { Link, useLocation } from "@ligate/platform/router";
import { useSuggestions } from "../frame/search/use-suggestions.ts";
import styles from "./not-found.module.css";
import { queryFromPath } from "./query-from-path.ts";

const MAX_SUGGESTIONS = 5;

const rank = ({ kind }: Suggestion) => (kind === "page" ? 0 : 1);

/** Links to pages that match the words of the address; nothing if there are none. */
export function SuggestedPages() {
  const suggestions = useSuggestions(queryFromPath(useLocation().pathname));
  // A mistyped address is more likely that of a page than of a gene or product.
  const shown = [...suggestions].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_SUGGESTIONS);
  if (shown.length === 0) return null;
  return (
    <nav aria-labelledby="suggested-pages">
      <h2 id="suggested-pages" className={styles.suggested}>
        Perhaps you meant
      </h2>
      <ul className={styles.pages}>
        {shown.map(({ label, detail, url }) => (
          <li key={url}>
            <Link to={url}>{label}</Link> <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
