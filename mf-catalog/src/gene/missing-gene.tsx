import type { GeneProblem } from "@ligate/contract/genes/gene-page-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { CanonicalHead } from "@ligate/platform/head";
import { Link, useParams } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { MoreGenesComing } from "@ligate/ui/gene-field/more-genes-coming";
import { Page } from "@ligate/ui/layout/page";
import styles from "./gene.module.css";

/** The page of a gene that the store does not have, with genes of a similar name. */
export function MissingGene({ problem }: { problem: GeneProblem }) {
  const { symbol = "" } = useParams();
  const { detail, unsold_symbol, more_genes_coming, suggestions = [] } = problem;
  const title = unsold_symbol ? `${unsold_symbol} is not in the catalog` : `No gene named ${symbol}`;
  return (
    <Page width="reading">
      <CanonicalHead title={title} description={detail} canonical={null} />
      <meta name="robots" content="noindex" />
      <h1 className={styles.missing}>{title}</h1>
      <p role="alert" className={styles.detail}>
        {detail}
      </p>
      {more_genes_coming && <MoreGenesComing />}
      <NextSteps symbol={unsold_symbol ?? symbol} isKnown={Boolean(unsold_symbol)} />
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions" className={styles.suggestions}>
          <h2 id="suggestions">{unsold_symbol ? "Other genes with similar names" : "Did you mean"}</h2>
          <ul>
            {suggestions.map(({ species, symbol: other, gene_name, url }) => (
              <li key={url}>
                <Link to={url}>{other}</Link>{" "}
                <span>
                  {species}, {gene_name}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

interface NextStepsProps {
  symbol: string;
  /** Whether a gene has this symbol. If not, the search is the primary action. */
  isKnown: boolean;
}

function NextSteps({ symbol, isKnown }: NextStepsProps) {
  const search = `/search?${new URLSearchParams({ q: symbol })}`;
  return (
    <div className={styles.next}>
      <LinkButton to={contactFormUrl(`A design for ${symbol}`)} {...(!isKnown && { variant: "outlined" })}>
        Get a quote for {symbol}
      </LinkButton>
      <LinkButton to={search} {...(isKnown && { variant: "outlined" })}>
        Search the store
      </LinkButton>
    </div>
  );
}
