import { Link } from "@ligate/platform/router";
import { useId, useState } from "react";
import styles from "../kit-table.module.css";
import { AddItem } from "../stock/add-item.tsx";
import { StockAvailability } from "../stock/stock-availability.tsx";
import { KitParts, type PartColumn } from "./kit-parts.tsx";
import { KitPrice } from "./kit-price.tsx";
import { openRow } from "./open-row.ts";
import type { StockKit } from "./stock-kit.ts";

export interface StockKitRowProps {
  kit: StockKit;
  columns: readonly PartColumn[];
}

/** A kit in stock: the format that is bought, its availability and price, and the controls that add it to the cart. */
export function StockKitRow({ kit, columns }: StockKitRowProps) {
  const { sku, gene_symbol, species, holds, formats } = kit;
  const availabilityId = useId();
  const [selectedSku, setSelectedSku] = useState("");
  const format = formats.find((each) => each.sku === selectedSku) ?? formats[0];
  const title = gene_symbol ? `${gene_symbol}, ${kit.name}` : kit.name;
  if (!format) return null;
  const item = { ...format, name: `${title}, ${format.name}` };

  return (
    <tr className={styles.link} onClick={openRow}>
      <th scope="row">
        {gene_symbol && (
          <>
            <em>{gene_symbol}</em> <span className={styles.species}>{species?.toLowerCase()}</span>
            <br />
          </>
        )}
        <span className={gene_symbol ? styles.kit : undefined}>{kit.name}</span>
        <span className={styles.description}>{holds}</span>
        <Link className={styles.sku} to={`/products/item/${sku}`}>
          {sku}
        </Link>
      </th>
      <KitParts kit={kit} columns={columns} />
      <td className={styles.delivery}>
        <select
          className={styles.format}
          aria-label={`Format of ${title}`}
          value={format.sku}
          onChange={({ target }) => setSelectedSku(target.value)}
        >
          {formats.map((each) => (
            <option key={each.sku} value={each.sku}>
              {each.name}
            </option>
          ))}
        </select>
        <StockAvailability id={availabilityId} item={item} />
      </td>
      <td className={styles.price} aria-live="polite">
        <KitPrice price={format.price} listPrice={format.list_price} campaign={format.campaign} />
      </td>
      <td>
        <AddItem item={item} availabilityId={availabilityId} />
      </td>
    </tr>
  );
}
