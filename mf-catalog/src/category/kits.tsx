import { formatDollars } from "@ligate/contract/cents";
import type { Kit } from "@ligate/contract/kit-tables";
import { Link } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import styles from "./kit-table.module.css";

/** The parts that a table tells, each where one of its kits has some. */
const PARTS = [
  { part: "promoter", title: "Promoter" },
  { part: "tag", title: "Tag" },
  { part: "fluorescence", title: "Fluorescence" },
  { part: "selection", title: "Selection" },
] as const;
const NONE = "None";

export interface KitsProps {
  kits: readonly Kit[];
  /** Where a SKU leads: to the product, or into the designer. */
  opens: "product" | "design";
}

/** Kits spelled out by their SKUs. */
export function Kits({ kits, opens }: KitsProps) {
  const told = PARTS.filter(({ part }) => kits.some((kit) => kit[part] !== NONE));
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Kit</th>
          {told.map(({ part, title }) => (
            <th key={part} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">Price from</th>
          <th scope="col">SKU</th>
        </tr>
      </thead>
      <tbody>
        {kits.map((kit) => (
          <tr key={kit.sku + kit.holds}>
            <th scope="row">
              {kit.name}
              <span className={styles.holds}>
                {kit.gene_symbol && <em>{kit.gene_symbol}</em>} {kit.holds}
              </span>
            </th>
            {told.map(({ part }) => (
              <td key={part}>
                <span className={classes(styles.part, kit[part] === NONE ? styles.none : styles[part])}>
                  {kit[part]}
                </span>
              </td>
            ))}
            <td className={styles.price}>
              {kit.from_price === null ? "By quote" : formatDollars(kit.from_price)}
            </td>
            <td>
              <Link className={styles.sku} to={addressOf(kit.sku, opens)}>
                {kit.sku}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

const addressOf = (sku: string, opens: KitsProps["opens"]) =>
  opens === "design" ? `/design?sku=${sku}` : `/products/item/${sku}`;
