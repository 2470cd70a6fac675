import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import { Link } from "@ligate/platform/router";
import { KitParts, KitPrice, listPartColumns, openRow, type PartColumn } from "./kit-cells.tsx";
import styles from "./kit-table.module.css";

export interface KitRowsProps extends Pick<KitRowProps, "opens"> {
  kits: readonly Kit[];
}

/** The head and body of a table of kits. */
export function KitRows({ kits, opens }: KitRowsProps) {
  const columns = listPartColumns(kits);
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
          <th scope="col">{opens === "design" ? "For your gene" : "Price"}</th>
          <th scope="col">SKU</th>
        </tr>
      </thead>
      <tbody>
        {kits.map((kit) => (
          <KitRow key={kit.sku + kit.holds} kit={kit} columns={columns} opens={opens} />
        ))}
      </tbody>
    </>
  );
}

interface KitRowProps {
  kit: Kit;
  columns: readonly PartColumn[];
  /** The page that the row opens. */
  opens: "product" | "design";
}

/** A kit with its lowest price. A kit that is not offered for the gene of the page has the reason instead of a link. */
function KitRow({ kit, columns, opens }: KitRowProps) {
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
