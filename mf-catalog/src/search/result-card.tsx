import { formatDollars } from "@ligate/contract/common/money";
import type { SearchResult } from "@ligate/contract/search/schemas";
import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import styles from "./result-card.module.css";

export interface ResultCardProps {
  result: SearchResult;
}

export function ResultCard({ result }: ResultCardProps) {
  const { product_sku, gene_symbol, gene_name, species, in_stock } = result;
  const design = [result.function_type_name, result.structure_type_name].filter(Boolean).join(" · ");
  return (
    <Link className={styles.card} to={`/products/item/${encodeURIComponent(product_sku)}`}>
      {(gene_symbol || in_stock) && (
        <span className={styles.badges}>
          {gene_symbol && <span className={styles.gene}>{gene_symbol}</span>}{" "}
          {species && <span className={styles.species}>{species}</span>}{" "}
          {in_stock && <span className={styles.stock}>In stock</span>}{" "}
        </span>
      )}
      <ProductName name={result.product_name} />{" "}
      {gene_name && <span className={cx(styles.about, styles.clamped)}>{gene_name}</span>}{" "}
      {design && <span className={styles.about}>{design}</span>}{" "}
      <span className={styles.sku}>{product_sku}</span> <Price result={result} />
    </Link>
  );
}

/** A name such as "CRISPR KO Standard Kit--Gene H00001": a line break may precede the target, but not split it. */
function ProductName({ name }: { name: string }) {
  const separator = name.indexOf("--");
  if (separator < 0) return <span className={styles.name}>{name}</span>;
  return (
    <span className={styles.name}>
      {name.slice(0, separator)}
      <span className={styles.target}>{name.slice(separator)}</span>
    </span>
  );
}

function Price({ result: { unit_price, price_varies } }: ResultCardProps) {
  if (unit_price === null) return <span className={styles.price}>Consult</span>;
  return (
    <span className={styles.price}>
      {price_varies && <span className={styles.from}>from </span>}
      {formatDollars(unit_price)}
    </span>
  );
}
