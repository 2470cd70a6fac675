import { formatInteger } from "@ligate/contract/common/format-integer";
import type { GeneCardFacts, GeneKit, SearchResult } from "@ligate/contract/search/schemas";
import { Link } from "@ligate/platform/router";
import styles from "./gene-card.module.css";
import { KitTile } from "./kit-tile.tsx";
import { resultLabel } from "./result-text.ts";

export interface GeneCardProps {
  result: SearchResult;
  gene: GeneCardFacts;
  /** The best kits, three at most. */
  kits: readonly GeneKit[];
}

/** A gene that the query names: its facts, and beside them its best kits. */
export function GeneCard({ result, gene, kits }: GeneCardProps) {
  const { gene_symbol, gene_name, gene_url, matched_alias } = result;
  return (
    <article className={styles.card} aria-label={[gene_symbol, result.species].filter(Boolean).join(", ")}>
      <div className={styles.about}>
        <p className={styles.kind}>{resultLabel(result)}</p>
        <p className={styles.symbol}>
          <Link to={gene_url ?? ""}>{gene_symbol}</Link>
        </p>
        <p className={styles.name}>
          {matched_alias && `alias ${matched_alias} · `}
          {gene_name}
        </p>
        <dl className={styles.facts}>
          {toFacts(gene).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link className={styles.methods} to={gene_url ?? ""}>
          All methods for {gene_symbol}
        </Link>
      </div>
      <ul className={styles.kits} aria-label={`Kits for ${gene_symbol}`}>
        {kits.map((kit) => (
          <li key={kit.product_sku}>
            <KitTile kit={kit} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The facts that are on file. */
const toFacts = ({ gene_type, chromosome, coding_bp, transcript, locus_id }: GeneCardFacts) =>
  [
    ["Type", gene_type],
    ["Chromosome", chromosome],
    ["Coding sequence", coding_bp && `${formatInteger(coding_bp)} bp`],
    ["Transcript", transcript],
    ["NCBI Gene", String(locus_id)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
