import { Head } from "@ligate/platform/head";
import { useParams, useSearchParams } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import { readQuoteSubject } from "../shared/quote-url.ts";
import styles from "./quote.module.css";
import { QuoteRequestForm } from "./quote-request-form.tsx";

export function Component() {
  const { serviceType } = useParams();
  const [query] = useSearchParams();

  return (
    <Page>
      <Head
        title="Service Request"
        description="Request a quote: kits, cloning, lentivirus packaging and stable cell lines, made for you."
      />
      <h1 className={styles.title}>Service Request</h1>
      <div className={styles.columns}>
        <div className={styles.form}>
          <QuoteRequestForm serviceType={serviceType} {...readQuoteSubject(query)} />
        </div>
        <aside className={styles.process} aria-labelledby="quote-process">
          <h2 id="quote-process">What happens next</h2>
          <ol>
            <li>One of us reads your request and writes back within one to three business days.</li>
            <li>You get a map, a price and a date, and can change anything you like.</li>
            <li>The quote is valid until the date on it. You order at its price.</li>
          </ol>
          <p>Sequences and designs are confidential. They stay yours.</p>
        </aside>
      </div>
    </Page>
  );
}
