import { protocolPrintTexts } from "@ligate/contract/content/protocol-print-texts";
import type { Protocol } from "@ligate/contract/content/schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { company } from "@ligate/contract/settings/company";
import { CanonicalHead } from "@ligate/platform/head";
import { useLoaderData, useParams } from "@ligate/platform/router";
import { RichText } from "@ligate/ui/content/rich-text";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import type { protocolLoader } from "./protocol.loader.ts";
import styles from "./protocol.module.css";

/** The lab protocol of a kit, for reading on screen and in print. */
export function Component() {
  const { parts, description, pdf, ...kit } = useLoaderData<typeof protocolLoader>();
  const { function: functionCode = "", structure = "" } = useParams();
  const title = `${kit.function_type_name} ${kit.structure_type_name} Protocol`;

  return (
    <Page width="reading" className={styles.page}>
      <CanonicalHead
        title={title}
        description={`${title}. ${description} Materials, steps, controls and safety.`}
        canonical={`/protocol/${functionCode.toUpperCase()}/${structure.toUpperCase()}`}
      />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <div className={styles.actions}>
          <LinkButton variant="outlined" to={pdf} download reloadDocument>
            Download PDF
          </LinkButton>
          <Button variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
          <LinkButton variant="text" to={contactFormUrl(title)}>
            Ask about this protocol
          </LinkButton>
        </div>
      </header>
      <PrintRecordForm />
      <Contents parts={parts} />
      {parts.map((part, i) => (
        <section key={part.title} className={styles.part} aria-labelledby={partId(i)}>
          <h2 id={partId(i)}>
            {i + 1}. {part.title}
          </h2>
          <p className={styles.lead}>{part.description}</p>
          <RichText html={part.content} className={styles.text} />
        </section>
      ))}
      <PrintFooter />
    </Page>
  );
}

const partId = (i: number) => `part-${i + 1}`;

function Contents({ parts }: Pick<Protocol, "parts">) {
  return (
    <nav className={styles.contents} aria-label="Parts of this protocol">
      <ol>
        {parts.map(({ title }, i) => (
          <li key={title}>
            <a href={`#${partId(i)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Disclaimer and company contact, which a printed protocol must contain. */
function PrintFooter() {
  return (
    <p className={styles.footer}>
      {protocolPrintTexts.imprint} {company.name}, {company.phone}, {company.email}
    </p>
  );
}

/** Blank lines to fill in by hand. Visible in print only. */
function PrintRecordForm() {
  return (
    <dl className={styles.record}>
      {protocolPrintTexts.record.map((line) => (
        <div key={line}>
          <dt>{line}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}
