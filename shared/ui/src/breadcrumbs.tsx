import { Link } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import styles from "./breadcrumbs.module.css";
import { StructuredData } from "./structured-data.tsx";

export interface Crumb {
  name: string;
  to: string;
}

export interface BreadcrumbsProps {
  /** From the home page, which is left out, down to the page itself. */
  trail: readonly Crumb[];
}

/** Where a page stands in the store: for its reader, and for search engines. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const all = [{ name: "Home", to: "/" }, ...trail];
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {all.map(({ name, to }, at) => (
          <li key={to} className={styles.crumb}>
            {at === all.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        data={{
          "@type": "BreadcrumbList",
          itemListElement: all.map(({ name, to }, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name,
            item: publicAddress(to),
          })),
        }}
      />
    </nav>
  );
}
