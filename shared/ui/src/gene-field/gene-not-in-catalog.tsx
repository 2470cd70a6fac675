import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { LinkButton } from "../controls/button.tsx";
import { cx } from "../cx.tsx";
import { Alert } from "../feedback/alert.tsx";
import styles from "./gene-not-in-catalog.module.css";

export interface GeneNotInCatalogProps {
  /** The approved symbol of the gene. */
  symbol: string;
  /** Describes the results below, as a sentence. */
  results?: string | undefined;
  className?: string;
}

/** Says that a gene is not in the catalog, and offers a quote. */
export function GeneNotInCatalog({ symbol, results, className }: GeneNotInCatalogProps) {
  return (
    <div className={cx(styles.notice, className)}>
      <Alert kind="notice">
        <strong>{symbol} is not in the catalog.</strong> {results && `${results} `}
        We design vectors for it on request.
      </Alert>
      <LinkButton to={contactFormUrl(`A design for ${symbol}`)} variant="outlined" small>
        Get a quote for {symbol}
      </LinkButton>
    </div>
  );
}
