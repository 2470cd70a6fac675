import { Link } from "@ligate/platform/router";
import styles from "./reagents.module.css";
import { type SupplyGroup, supplyGroups } from "./supplies.ts";

/** The reagents by what they are for; each number leads to its page. */
export function Reagents() {
  return (
    <section className={styles.reagents} aria-labelledby="reagents-title">
      <h2 id="reagents-title">Reagents</h2>
      <table className={styles.table} aria-labelledby="reagents-title">
        <thead>
          <tr>
            <th scope="col">Catalog number</th>
            <th scope="col">Product</th>
            <th scope="col">Unit sizes</th>
          </tr>
        </thead>
        {supplyGroups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </table>
    </section>
  );
}

function Group({ group }: { group: SupplyGroup }) {
  return (
    <tbody>
      <tr>
        <th className={styles.group} scope="rowgroup" colSpan={3}>
          {group.title}
        </th>
      </tr>
      {group.supplies.map(({ catalog_number, name, sizes }) => (
        <tr key={catalog_number}>
          <td>
            <Link className={styles.number} to={`/product/featured/${catalog_number}`}>
              {catalog_number}
            </Link>
          </td>
          <td>{name}</td>
          <td className={styles.sizes}>{sizes}</td>
        </tr>
      ))}
    </tbody>
  );
}
