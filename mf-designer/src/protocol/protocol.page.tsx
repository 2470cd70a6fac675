import type { Protocol } from "@ligate/contract/protocols";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Button, LinkButton } from "@ligate/ui/button";
import { Page } from "@ligate/ui/page";
import { RichText } from "@ligate/ui/rich-text";
import { messageAddress } from "../message-address.ts";
import { BenchRecord } from "./bench-record.tsx";
import { Imprint } from "./imprint.tsx";
import type { protocolLoader } from "./protocol.loader.ts";
import styles from "./protocol.module.css";

/** A protocol to read on screen and to take to the bench on paper. */
export function Component() {
  const { parts, description, pdf, ...kit } = useLoaderData<typeof protocolLoader>();
  const title = `${kit.function_type_name} ${kit.structure_type_name} Protocol`;

  return (
    <Page width="reading" className={styles.page}>
      <Head title={title} description={`${title}. ${description} Materials, steps, controls and safety.`} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <div className={styles.actions}>
          <LinkButton manner="quiet" to={pdf} download reloadDocument>
            Download PDF
          </LinkButton>
          <Button manner="quiet" onClick={() => window.print()}>
            Print
          </Button>
          <LinkButton manner="plain" to={messageAddress(title)}>
            Ask about this protocol
          </LinkButton>
        </div>
      </header>
      <BenchRecord />
      <Contents parts={parts} />
      {parts.map((part, i) => (
        <section key={part.title} className={styles.part} aria-labelledby={anchor(i)}>
          <h2 id={anchor(i)}>
            {i + 1}. {part.title}
          </h2>
          <p className={styles.lead}>{part.description}</p>
          <RichText html={part.content} className={styles.text} />
        </section>
      ))}
      <Imprint />
    </Page>
  );
}

const anchor = (i: number) => `part-${i + 1}`;

function Contents({ parts }: Pick<Protocol, "parts">) {
  return (
    <nav className={styles.contents} aria-label="Parts of this protocol">
      <ol>
        {parts.map(({ title }, i) => (
          <li key={title}>
            <a href={`#${anchor(i)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
