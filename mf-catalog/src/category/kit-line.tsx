import { Link } from "@ligate/platform/router";
import { classes } from "@ligate/ui/classes";
import { kitOf } from "./kit.ts";
import styles from "./kit-table.module.css";
import type { KitRow } from "./kit-table-content.ts";

export interface KitLineProps {
  row: KitRow;
  opens: "product" | "design";
}

/** A kit spelled out by its SKU, which leads to the product or into the designer. */
export function KitLine({ row: { sku, holds }, opens }: KitLineProps) {
  const kit = kitOf(sku);
  return (
    <tr>
      <th scope="row">
        {kit.name}
        <span className={styles.holds}>{holds}</span>
      </th>
      <Part kind="promoter" name={kit.promoter} />
      <Part kind="fluorescence" name={kit.fluorescence} />
      <Part kind="selection" name={kit.selection} />
      <td>
        <Link className={styles.sku} to={opens === "design" ? `/design?sku=${sku}` : `/products/item/${sku}`}>
          {sku}
        </Link>
      </td>
    </tr>
  );
}

interface PartProps {
  kind: "promoter" | "fluorescence" | "selection";
  name: string;
}

function Part({ kind, name }: PartProps) {
  return (
    <td>
      <span className={classes(styles.part, name === "None" ? styles.none : styles[kind])}>{name}</span>
    </td>
  );
}
