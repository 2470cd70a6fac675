import { formatBusinessDays } from "@ligate/contract/cart/availability-text";
import { formatDollars } from "@ligate/contract/common/money";
import type { ReagentGroup } from "@ligate/contract/content/schemas";
import { Link } from "@ligate/platform/router";
import { Table } from "@ligate/ui/content/table";
import styles from "./reagents.module.css";

export interface ReagentsProps {
  groups: readonly ReagentGroup[];
}

/** Reagents grouped by application. Each catalog number links to the product page. */
export function Reagents({ groups }: ReagentsProps) {
  return (
    <section className={styles.reagents} aria-labelledby="reagents-title">
      <h2 id="reagents-title">Reagents</h2>
      <Delivery groups={groups} />
      <Table columns="few" className={styles.table} aria-labelledby="reagents-title">
        <thead>
          <tr>
            <th scope="col">Catalog number</th>
            <th scope="col">Product</th>
            <th scope="col">Unit sizes</th>
            <th scope="col" className={styles.price}>
              Price from
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </Table>
    </section>
  );
}

/** When the reagents are ready; nothing where an earlier API does not send it. */
function Delivery({ groups }: ReagentsProps) {
  const days = groups.flatMap(({ supplies }) => supplies.flatMap(({ lead_days }) => lead_days ?? []));
  const [shortest, longest] = [Math.min(...days), Math.max(...days)];
  if (days.length === 0) return null;
  const range = shortest === longest ? "" : `${shortest} to `;
  return (
    <p className={styles.delivery}>
      All sizes are in stock, and ready in {range}
      {formatBusinessDays(longest)}.
    </p>
  );
}

function Group({ group }: { group: ReagentGroup }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {group.title}
        </th>
      </tr>
      {group.supplies.map(({ catalog_number, product_name, unit_sizes, from_price }) => (
        <tr key={catalog_number}>
          <td>
            <Link className={styles.number} to={`/product/featured/${catalog_number}`}>
              {catalog_number}
            </Link>
          </td>
          <th className={styles.name} scope="row">
            {product_name}
          </th>
          <td className={styles.sizes}>{unit_sizes.join(", ")}</td>
          <td className={styles.price}>{formatDollars(from_price)}</td>
        </tr>
      ))}
    </tbody>
  );
}
