import type { DesignFix } from "@ligate/contract/design/schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { CanonicalHead } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { Page } from "@ligate/ui/layout/page";
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

/** The fixes of a refused design, each a link to the product. Renders nothing without fixes. */
export function FixLinks({ fixes }: { fixes: readonly DesignFix[] }) {
  if (fixes.length === 0) return null;
  return (
    <section aria-labelledby="fixes-title">
      <h2 id="fixes-title" className={styles.title}>
        How to make it possible
      </h2>
      <ul className={styles.fixes}>
        {fixes.map(({ label, product_sku }) => (
          <li key={product_sku}>
            <Link to={`/products/item/${product_sku}`} className={styles.fix}>
              <span>
                <b>{label}</b>
                <span className={styles.sku}>{product_sku}</span>
              </span>
              <Icon name="chevronRight" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
