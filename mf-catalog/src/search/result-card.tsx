import { formatDollars } from "@ligate/contract/cents";
import type { SearchResult } from "@ligate/contract/search";
import { Link } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import styles from "./result-card.module.css";

export interface ResultCardProps {
  result: SearchResult;
}

export function ResultCard({ result }: ResultCardProps) {
  const { product_sku, gene_symbol, gene_name, species, in_stock } = result;
  const made = [result.function_type_name, result.structure_type_name].filter(Boolean).join(" · ");
  return (
    <Link className={styles.card} to={`/products/item/${encodeURIComponent(product_sku)}`}>
      {(gene_symbol || in_stock) && (
        <span className={styles.badges}>
          {gene_symbol && <span className={styles.gene}>{gene_symbol}</span>}{" "}
          {species && <span className={styles.species}>{species}</span>}{" "}
          {in_stock && <span className={styles.stock}>In stock</span>}{" "}
        </span>
      )}
      <Name name={result.product_name} />{" "}
      {gene_name && <span className={classes(styles.about, styles.clamped)}>{gene_name}</span>}{" "}
      {made && <span className={styles.about}>{made}</span>} <span className={styles.sku}>{product_sku}</span>{" "}
      <Price result={result} />
    </Link>
  );
}

/** "CRISPR KO Standard Kit--Gene H00001" breaks before its target, and nowhere within. */
function Name({ name }: { name: string }) {
  const at = name.indexOf("--");
  if (at < 0) return <span className={styles.name}>{name}</span>;
  return (
    <span className={styles.name}>
      {name.slice(0, at)}
      <span className={styles.target}>{name.slice(at)}</span>
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
