import { Link } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import { StructuredData } from "../content/structured-data.tsx";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
  name: string;
  to: string;
}

export interface BreadcrumbsProps {
  /** From the top category to the page itself; without the home page, which is added. */
  trail: readonly Crumb[];
}

/** The path to a page in the hierarchy of the store, visible and as JSON-LD for search engines. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const all = [{ name: "Home", to: "/" }, ...trail];
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {all.map(({ name, to }, index) => (
          <li key={to} className={styles.crumb}>
            {index === all.length - 1 ? (
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
          itemListElement: all.map(({ name, to }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: publicAddress(to),
          })),
        }}
      />
    </nav>
  );
}
