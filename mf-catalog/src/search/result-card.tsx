import { formatDollars } from "@ligate/contract/cents";
import type { SearchResult } from "@ligate/contract/search";
import { Link } from "@ligate/platform/router";
import styles from "./result-card.module.css";

export interface ResultCardProps {
  result: SearchResult;
}

export function ResultCard({
  result: { product_sku, product_name, unit_price, gene_symbol },
}: ResultCardProps) {
  return (
    <Link className={styles.card} to={`/products/item/${encodeURIComponent(product_sku)}`}>
      {gene_symbol && <span className={styles.gene}>{gene_symbol}</span>}
      <span className={styles.name}>{product_name}</span>
      <span className={styles.sku}>{product_sku}</span>
      <span className={styles.price}>{unit_price === null ? "Consult" : formatDollars(unit_price)}</span>
    </Link>
  );
}
