import { formatDollars } from "@ligate/contract/common/money";
import type { Overview, PageGroup } from "@ligate/contract/content/schemas";
import { Head } from "@ligate/platform/head";
import { Link, useLoaderData } from "@ligate/platform/router";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import { type ReactNode, useId } from "react";
import { PageHeader } from "../shared/catalog-page.tsx";
import styles from "./overview.module.css";

export interface OverviewPageProps {
  /** The first segment of the addresses of the pages. */
  kind: "products" | "services";
  title: string;
  description: string;
  /** Links to the next steps. */
  children: ReactNode;
}

/** All pages of a kind, in groups. */
export function OverviewPage({ kind, title, description, children }: OverviewPageProps) {
  const { groups } = useLoaderData<Overview>();
  return (
    <Page>
      <Head title={title} description={description} />
      <Breadcrumbs trail={[{ name: title, to: `/${kind}` }]} />
      <PageHeader title={title} description={description} image="">
        {children}
      </PageHeader>
      {groups.map((group) => (
        <PageGroupSection key={group.title} group={group} kind={kind} />
      ))}
    </Page>
  );
}

interface PageGroupSectionProps {
  group: PageGroup;
  /** The first segment of the addresses of the pages. */
  kind: "products" | "services";
}

/** A group of pages as cards, with the services that can be ordered on them. */
function PageGroupSection({ group: { title, description, pages }, kind }: PageGroupSectionProps) {
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
                      <span>{formatDollars(price)}</span>
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
