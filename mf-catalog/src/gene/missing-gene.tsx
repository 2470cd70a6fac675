import type { GeneProblem } from "@ligate/contract/genes/gene-page-schemas";
import { Head } from "@ligate/platform/head";
import { Link, useParams } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import styles from "./gene.module.css";

/** The page of a gene that the store does not have, with genes of a similar name. */
export function MissingGene({ problem }: { problem: GeneProblem }) {
  const { symbol = "" } = useParams();
  const { detail, not_sold, suggestions = [] } = problem;
  const wanted = not_sold ?? symbol;
  const title = `No gene ${wanted}`;
  return (
    <Page width="reading">
      <Head title={title} description={detail} canonical={null} />
      <meta name="robots" content="noindex" />
      <h1 className={styles.missing}>{title}</h1>
      <p role="alert" className={styles.detail}>
        {detail}
      </p>
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions" className={styles.suggestions}>
          <h2 id="suggestions">Did you mean</h2>
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
      <div className={styles.next}>
        <LinkButton to={`/search?${new URLSearchParams({ q: symbol })}`}>Search the store</LinkButton>
        <LinkButton
          to={`/message?${new URLSearchParams({ product: `A design for ${wanted}` })}`}
          variant="outlined"
        >
          Get a quote for {wanted}
        </LinkButton>
      </div>
    </Page>
  );
}
