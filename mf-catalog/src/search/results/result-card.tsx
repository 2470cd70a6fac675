import { formatDollars } from "@ligate/contract/common/money";
import type { SearchResult } from "@ligate/contract/search/schemas";
import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import styles from "./result-card.module.css";
import { formatLeadTime, kitName, resultAddress, resultLabel } from "./result-text.ts";

export interface ResultCardProps {
  result: SearchResult;
}

/** A result. The whole card leads to it; a gene's card has a second link, to the page of the gene. */
export function ResultCard({ result }: ResultCardProps) {
  const { kind, product_sku, product_name, gene_symbol, gene_url, in_stock } = result;
  const label = resultLabel(result);
  const hasNumber = kind !== "gene" && kind !== "page";
  return (
    <div className={styles.card}>
      {(label || in_stock) && (
        <div className={styles.kind}>
          {label} {in_stock && <span className={styles.stock}>In stock</span>}
        </div>
      )}
      <Link className={styles.link} to={resultAddress(result)}>
        {gene_symbol && <span className={styles.symbol}>{gene_symbol}</span>}{" "}
        <span className={styles.name}>{kitName(product_name)}</span>
      </Link>{" "}
      <Description result={result} /> {hasNumber && <span className={styles.sku}>{product_sku}</span>}{" "}
      {kind !== "page" && <Price result={result} />}{" "}
      {gene_url && (
        <Link className={styles.gene} to={gene_url}>
          All methods for {gene_symbol}
        </Link>
      )}
    </div>
  );
}

/** The full name of a gene, with the alias that matched; the summary of a page or service. */
function Description({ result: { matched_alias, gene_name, summary } }: ResultCardProps) {
  const text = [matched_alias && `alias ${matched_alias}`, gene_name, summary].filter(Boolean).join(" · ");
  return text ? <span className={cx(styles.about, summary && styles.summary)}>{text}</span> : null;
}

function Price({ result }: ResultCardProps) {
  const { unit_price, price_varies, lead_time } = result;
  return (
    <span className={styles.terms}>
      {unit_price === null ? (
        <span className={styles.price}>Consult</span>
      ) : (
        <span className={styles.price}>
          {price_varies && <span className={styles.from}>from </span>}
          {formatDollars(unit_price)}
        </span>
      )}{" "}
      {lead_time && lead_time.max_days > 0 && (
        <span className={styles.days}>{formatLeadTime(lead_time)}</span>
      )}
    </span>
  );
}
