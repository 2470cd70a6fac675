import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { LinkButton } from "@ligate/ui/controls/button";
import { DoubleHelix } from "./double-helix.tsx";
import styles from "./gene-header.module.css";
import { firstOffer } from "./offers.ts";

/** The symbol, name and aliases of a gene, with the next steps. */
export function GeneHeader({ gene: page }: { gene: GenePage }) {
  const { symbol, species, gene_name, aliases, gene, methods } = page;
  const sku = firstOffer(methods)?.product_sku;
  return (
    <header className={styles.header}>
      <div>
        <p className={styles.kind}>
          {species} · {gene.gene_type || "gene"}
          {gene.chromosome && ` · chromosome ${gene.chromosome}`}
        </p>
        <h1 className={styles.symbol}>{symbol}</h1>
        <p className={styles.name}>{gene_name}</p>
        {aliases.length > 0 && (
          <p className={styles.aliases}>
            Also known as <span>{aliases.join(", ")}</span>
          </p>
        )}
        <div className={styles.actions}>
          {sku && <LinkButton to={`/design?sku=${sku}`}>Design a vector for {symbol}</LinkButton>}
          <LinkButton
            to={contactFormUrl(`A design for ${species.toLowerCase()} ${symbol}`)}
            variant="outlined"
          >
            Get a quote
          </LinkButton>
        </div>
      </div>
      <DoubleHelix className={styles.helix ?? ""} />
    </header>
  );
}
