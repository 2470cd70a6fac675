import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./gene-search.module.css";

export interface NotSoldProps {
  /** The approved symbol of a gene that the catalog does not have. */
  symbol: string;
  /** Other genes are listed below. */
  hasResults: boolean;
}

/** Says that a gene is not in the catalog, and offers a quote. */
export function NotSold({ symbol, hasResults }: NotSoldProps) {
  return (
    <div className={styles.notSold}>
      <Alert kind="notice">
        <strong>{symbol} is not in the catalog.</strong> {hasResults && "The genes below are others. "}
        We design vectors for it on request.
      </Alert>
      <LinkButton to={contactFormUrl(`A design for ${symbol}`)} variant="outlined" small>
        Get a quote for {symbol}
      </LinkButton>
    </div>
  );
}
