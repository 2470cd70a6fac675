import { Link } from "@ligate/platform/router";
import styles from "./places.module.css";

const PLACES = [
  { to: "/products/gene-knock-out", name: "Gene Knock-out" },
  { to: "/products/gene-knock-in", name: "Targeted Knock-In" },
  { to: "/products/overexpression", name: "Overexpression" },
  { to: "/products/rna-knock-down", name: "RNA Knock-down" },
  { to: "/products/vectors-on-shelf", name: "Vectors on the Shelf" },
  { to: "/services/lab-supplies", name: "Lab Supplies" },
  { to: "/services/custom-cloning", name: "Cloning Services" },
  { to: "/design", name: "Design a vector" },
];

/** Where to look around for who does not know what to search for. */
export function Places() {
  return (
    <section className={styles.places} aria-labelledby="places">
      <h2 id="places" className={styles.title}>
        Or look around
      </h2>
      <ul className={styles.list}>
        {PLACES.map(({ to, name }) => (
          <li key={to}>
            <Link className={styles.place} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
