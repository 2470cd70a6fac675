import type { Kit, StockFormat } from "@ligate/contract/catalog/kit-table-schemas";
import { Link } from "@ligate/platform/router";
import { useId, useState } from "react";
import { AddItem } from "./add-item.tsx";
import { KitParts, KitPrice, listPartColumns, openRow, type PartColumn } from "./kit-cells.tsx";
import styles from "./kit-table.module.css";
import { StockAvailability } from "./stock-availability.tsx";

export interface StockKitRowsProps {
  kits: readonly StockKit[];
}

/** The head and body of a table of kits in stock. Each row opens its product, and adds it to the cart. */
export function StockKitRows({ kits }: StockKitRowsProps) {
  const columns = listPartColumns(kits);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{kits.every(({ gene_symbol }) => gene_symbol) ? "Gene and kit" : "Kit"}</th>
          {columns.map(({ part, title }) => (
            <th key={part} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" className={styles.formats}>
            Format
          </th>
          <th scope="col">Price</th>
          <th scope="col" className={styles.orderKit}>
            Order
          </th>
        </tr>
      </thead>
      <tbody>
        {kits.map((kit) => (
          <StockKitRow key={kit.sku} kit={kit} columns={columns} />
        ))}
      </tbody>
    </>
  );
}

interface StockKitRowProps {
  kit: StockKit;
  columns: readonly PartColumn[];
}

/** A kit in stock: the format that is bought, its availability and price, and the controls that add it to the cart. */
function StockKitRow({ kit, columns }: StockKitRowProps) {
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

/** A kit of which a format is in stock. */
interface StockKit extends Kit {
  formats: StockFormat[];
}

/** Whether all kits of a table can be bought from it. An earlier API does not send their formats. */
export const areInStock = (kits: readonly Kit[]): kits is StockKit[] =>
  kits.every(({ formats = [] }) => formats.length > 0);
