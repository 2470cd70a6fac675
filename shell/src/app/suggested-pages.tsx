import type { Suggestion } from "@ligate/contract/search/schemas";
import { Link, useLocation } from "@ligate/platform/router";
import { useSuggestions } from "@ligate/ui/suggestions/use-suggestions";
import styles from "./not-found.module.css";

const MAX_SUGGESTIONS = 5;

/** First segments of addresses that name a gene or a product. */
const SECTIONS_OF_PRODUCTS = ["products", "product", "genes", "protocol", "design"];

const rank = ({ kind }: Suggestion) => (kind === "page" ? 0 : 1);

/** Links to pages that match the words of the address; nothing if there are none. */
export function SuggestedPages() {
  const { pathname } = useLocation();
  const text = queryFromPath(pathname);
  const matches = useSuggestions(text).filter((suggestion) => isLikely(suggestion, pathname, text));
  // A mistyped address is more likely that of a page than of a gene or product.
  const shown = matches.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_SUGGESTIONS);
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

/**
 * Whether an address may stand for a suggestion: `/blog/abc` is no product, and no gene with an alias that starts with
 * "abc". Genes are suggested by their symbol, products by words that they show.
 */
function isLikely({ kind, label, detail }: Suggestion, path: string, text: string): boolean {
  if (kind === "page") return true;
  const [section = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0 && !SECTIONS_OF_PRODUCTS.includes(section)) return false;
  const words = text.toLowerCase().split(" ");
  const shown = `${label} ${detail}`.toLowerCase();
  return kind === "gene"
    ? label.toLowerCase() === words.join(" ")
    : words.every((word) => shown.includes(word));
}

/** A search query from the last segment of a path: "gene knockout" from "/products/gene-knockout". */
export function queryFromPath(path: string): string {
  const segment = path.split("/").findLast((part) => part !== "") ?? "";
  return decode(segment)
    .replaceAll(/[-_+.\s]+/g, " ")
    .trim();
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
