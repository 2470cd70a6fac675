import { formatDollars } from "@ligate/contract/common/money";
import type { PageGroup } from "@ligate/contract/content/schemas";
import { Link } from "@ligate/platform/router";
import { useId } from "react";
import styles from "./overview.module.css";

export interface GroupOfPagesProps {
  group: PageGroup;
  /** The first segment of the addresses of the pages. */
  kind: "products" | "services";
}

/** Cards of pages that belong together, with the services that can be ordered on them. */
export function GroupOfPages({ group: { title, description, pages }, kind }: GroupOfPagesProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.lead}>{description}</p>
      <ul className={styles.cards}>
        {pages.map((page) => (
          <li key={page.url} className={styles.card}>
            <img src={page.image} alt="" width={480} height={360} loading="lazy" decoding="async" />
            <div className={styles.text}>
              <h3>
                <Link to={`/${kind}/${page.url}`} className={styles.link}>
                  {page.title}
                </Link>
              </h3>
              <p>{page.description}</p>
              {page.offers.length > 0 && (
                <ul className={styles.offers}>
                  {page.offers.map(({ product_sku, product_name, price }) => (
                    <li key={product_sku}>
                      <Link to={`/${kind}/${page.url}#${product_sku}`}>{product_name}</Link>
                      <span className={styles.price}>{formatDollars(price)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
