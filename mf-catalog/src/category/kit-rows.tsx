import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import styles from "./kit-table.module.css";

/** The columns of parts. A table omits the columns that are empty for all of its kits. */
const PART_COLUMNS = [
  { part: "promoter", title: "Promoter" },
  { part: "tag", title: "Tag" },
  { part: "fluorescence", title: "Fluorescence" },
  { part: "selection", title: "Selection" },
] as const;
const NONE = "None";

export interface KitRowsProps {
  kits: readonly Kit[];
  /** The page that the SKUs link to. */
  opens: "product" | "design";
}

/** The head and body of a table of kits. */
export function KitRows({ kits, opens }: KitRowsProps) {
  const columns = PART_COLUMNS.filter(({ part }) => kits.some((kit) => kit[part] !== NONE));
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Kit</th>
          {columns.map(({ part, title }) => (
            <th key={part} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">{opens === "design" ? "For your gene, from" : "Price from"}</th>
          <th scope="col">SKU</th>
        </tr>
      </thead>
      <tbody>
        {kits.map((kit) => (
          <tr key={kit.sku + kit.holds}>
            <th scope="row">
              {kit.name}
              <span className={styles.description}>
                {kit.gene_symbol && <em>{kit.gene_symbol}</em>} {kit.holds}
              </span>
            </th>
            {columns.map(({ part }) => (
              <td key={part}>
                <span className={cx(styles.part, kit[part] === NONE ? styles.none : styles[part])}>
                  {kit[part]}
                </span>
              </td>
            ))}
            <td className={cx(styles.price, kit.from_price !== null && styles.from)}>
              {kit.from_price === null ? "By quote" : formatDollars(kit.from_price)}
            </td>
            <td>
              <Link className={styles.sku} to={kitPath(kit.sku, opens)}>
                {kit.sku}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

const kitPath = (sku: string, opens: KitRowsProps["opens"]) =>
  opens === "design" ? `/design?sku=${sku}` : `/products/item/${sku}`;
