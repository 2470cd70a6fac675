import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import { Link } from "@ligate/platform/router";
import styles from "../kit-table.module.css";
import { KitParts, type PartColumn } from "./kit-parts.tsx";
import { KitPrice } from "./kit-price.tsx";
import { openRow } from "./open-row.ts";

export interface KitRowProps {
  kit: Kit;
  columns: readonly PartColumn[];
  /** The page that the row opens. */
  opens: "product" | "design";
}

/** A kit with its lowest price. A kit that is not made for the gene of the page opens nothing, and says why. */
export function KitRow({ kit, columns, opens }: KitRowProps) {
  const { sku, name, holds, gene_symbol, is_offered = true, reason } = kit;
  return (
    <tr className={is_offered ? styles.link : undefined} onClick={openRow}>
      <th scope="row">
        {name}
        {gene_symbol && (
          <>
            {" "}
            for <em>{gene_symbol}</em>
          </>
        )}
        <span className={styles.description}>{holds}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </th>
      <KitParts kit={kit} columns={columns} />
      <td className={styles.price}>
        <LowestPrice kit={kit} />
      </td>
      <td className={styles.sku}>
        {is_offered ? (
          <Link to={opens === "design" ? `/design?sku=${sku}` : `/products/item/${sku}`}>{sku}</Link>
        ) : (
          sku
        )}
      </td>
    </tr>
  );
}

function LowestPrice({ kit: { from_price, list_price, campaign, is_offered } }: Pick<KitRowProps, "kit">) {
  if (is_offered === false) return "Not offered";
  if (from_price === null) return "By quote";
  return (
    <>
      <span className={styles.from}>from</span>{" "}
      <KitPrice price={from_price} listPrice={list_price} campaign={campaign} />
    </>
  );
}
