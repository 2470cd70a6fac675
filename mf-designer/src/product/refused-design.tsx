import type { DesignFix } from "@ligate/contract/design/schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { CanonicalHead } from "@ligate/platform/head";
import { LinkButton } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import { FixLinks } from "../shared/fix-links.tsx";
import styles from "./refused-design.module.css";

export interface RefusedDesignProps {
  sku: string;
  /** The reason why it cannot be made. */
  detail: string;
  /** The smallest change first. */
  fixes: readonly DesignFix[];
}

/** The page of a design that cannot be made, with the reason and the fixes. */
export function RefusedDesign({ sku, detail, fixes }: RefusedDesignProps) {
  return (
    <Page width="reading" className={styles.page}>
      <CanonicalHead title="This design cannot be made" description={detail} canonical={null} />
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        <h1>This design cannot be made</h1>
        <p className={styles.sku}>{sku}</p>
      </header>
      <p role="alert" className={styles.reason}>
        {detail}
      </p>
      <FixLinks fixes={fixes} />
      <div className={styles.links}>
        <LinkButton variant="outlined" to={`/design?sku=${sku}`}>
          Change it in the designer
        </LinkButton>
        <LinkButton variant="text" to={contactFormUrl(sku)}>
          Ask for a quote
        </LinkButton>
      </div>
    </Page>
  );
}
