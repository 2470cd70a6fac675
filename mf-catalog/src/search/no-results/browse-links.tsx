import { Link } from "@ligate/platform/router";
import styles from "./browse-links.module.css";

const LINKS = [
  { to: "/products/gene-knock-out", name: "Gene Knock-out" },
  { to: "/products/gene-knock-in", name: "Targeted Knock-In" },
  { to: "/products/crispr-activation-interference", name: "Activation and Interference" },
  { to: "/products/overexpression", name: "Overexpression" },
  { to: "/products/rna-knock-down", name: "RNA Knock-down" },
  { to: "/products/vectors-on-shelf", name: "Vectors on the Shelf" },
  { to: "/services/lab-supplies", name: "Lab Supplies" },
  { to: "/services/custom-cloning", name: "Cloning Services" },
  { to: "/design", name: "Design a vector" },
];

/** Links to categories and services, for visitors without a query. */
export function BrowseLinks() {
  return (
    <section className={styles.section} aria-labelledby="browse-links">
      <h2 id="browse-links" className={styles.title}>
        Or browse
      </h2>
      <ul className={styles.list}>
        {LINKS.map(({ to, name }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
