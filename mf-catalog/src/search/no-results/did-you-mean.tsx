import type { Suggestion } from "@ligate/contract/search/schemas";
import { Link } from "@ligate/platform/router";
import styles from "./did-you-mean.module.css";

export interface DidYouMeanProps {
  suggestions: Suggestion[];
}

/** Spelling suggestions for a query without results. */
export function DidYouMean({ suggestions }: DidYouMeanProps) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="did-you-mean">
      <h2 id="did-you-mean" className={styles.title}>
        Did you mean
      </h2>
      <ul className={styles.list}>
        {suggestions.map(({ label, detail, url }) => (
          <li key={url + detail}>
            <Link to={url}>{label}</Link> <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
