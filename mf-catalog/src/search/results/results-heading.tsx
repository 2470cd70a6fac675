import type { Suggestion } from "@ligate/contract/search/schemas";
import { Link } from "@ligate/platform/router";
import { Fragment } from "react";
import { formatResultCount } from "../selected-filters.ts";
import { useSearch } from "../use-search.ts";
import { quoteWords } from "./result-text.ts";
import styles from "./results-heading.module.css";

/** The number of results, with notes if the query was corrected or matches in part, and other spellings. */
export function ResultsHeading() {
  const { query, result } = useSearch();
  const { corrected_q, note, partial, ignored_words = [], did_you_mean = [] } = result;
  return (
    <div className={styles.heading}>
      <h1>
        {formatResultCount(result.length)} for “{corrected_q ?? query.q}”
      </h1>
      {corrected_q && <p className={styles.reading}>Nothing was found for “{query.q}”.</p>}
      {note && <p className={styles.reading}>{note}</p>}
      {partial && <p className={styles.reading}>{partialText(ignored_words)}</p>}
      <DidYouMeanLine suggestions={did_you_mean} />
    </div>
  );
}

const partialText = (ignored: string[]): string =>
  ignored.length > 0
    ? `Nothing matches all words. Best matches without ${quoteWords(ignored)}:`
    : "Nothing matches all words. Best matches:";

function DidYouMeanLine({ suggestions }: { suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <p className={styles.reading}>
      Did you mean{" "}
      {suggestions.map(({ label, detail, url }, index) => (
        <Fragment key={url + detail}>
          {index > 0 && " or "}
          <Link to={url}>{label}</Link>
        </Fragment>
      ))}
      ?
    </p>
  );
}
